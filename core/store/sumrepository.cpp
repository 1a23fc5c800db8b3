#include "core/store/sumrepository.h"

#include <QCryptographicHash>

namespace core {
namespace {

constexpr qsizetype kept = 16; // bytes of a checksum; it is no protection against malice

} // namespace

QByteArray SumRepository::ofPage(int number, const QString &label, QByteArrayView text)
{
    QCryptographicHash sum(QCryptographicHash::Sha256);
    sum.addData(QByteArray::number(number) + '\0' + label.toUtf8() + '\0');
    sum.addData(text);
    return sum.result().first(kept);
}

QByteArray SumRepository::ofTurn(QByteArrayView json)
{
    QCryptographicHash sum(QCryptographicHash::Sha256);
    sum.addData(json);
    return sum.result().first(kept);
}

void SumRepository::putPage(qint64 row, const QByteArray &sum)
{
    Statement page(m_database, "INSERT OR REPLACE INTO pagesum(page, sum) VALUES (?1, ?2)");
    page << row << sum;
    page.run();
}

void SumRepository::putTurn(SessionId session, const QString &turn, const QByteArray &sum)
{
    Statement row(m_database, "INSERT INTO turnsum(session, turn, sum) VALUES (?1, ?2, ?3) "
                              "ON CONFLICT (session, turn) DO UPDATE SET sum = excluded.sum");
    row << session << turn << sum;
    row.run();
}

QByteArray SumRepository::turn(SessionId session, const QString &turn)
{
    Statement row(m_database, "SELECT sum FROM turnsum WHERE session = ?1 AND turn = ?2");
    row << session << turn;
    return row.next() ? row.blob(0).toByteArray() : QByteArray();
}

void SumRepository::putMissingPages(DocumentId document)
{
    QList<std::pair<qint64, QByteArray>> sums;
    {
        Statement pages(m_database, "SELECT id, number, label, text FROM page JOIN pagetext USING (id) "
                                    "WHERE document = ?1 AND id NOT IN (SELECT page FROM pagesum)");
        pages << document;
        while (pages.next())
            sums.append({pages.integer(0), ofPage(int(pages.integer(1)), pages.text(2), pages.blob(3))});
    }
    for (const auto &[row, sum] : std::as_const(sums))
        putPage(row, sum);
}

} // namespace core

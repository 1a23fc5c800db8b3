#include "app/jobs/evaljournal.h"

namespace app {
namespace {

core::Error unwritable(const QFile &file)
{
    return {core::Error::Storage,
            QStringLiteral("“%1” cannot be written: %2.").arg(file.fileName(), file.errorString()),
            {}};
}

} // namespace

EvalJournal::EvalJournal(const QString &report, const QByteArray &signature)
    : m_name(report.isEmpty() ? QString() : report + QStringLiteral(".part")),
      m_signature(signature)
{
}

void EvalJournal::forget()
{
    if (!m_name.isEmpty())
        QFile::remove(m_name);
}

core::Result<void> EvalJournal::open()
{
    if (m_name.isEmpty())
        return {};
    m_file.setFileName(m_name);
    if (!m_file.open(QIODevice::ReadWrite))
        return unwritable(m_file);
    qint64 whole = 0; // bytes up to the end of the last complete line
    if (m_file.readLine().trimmed() == m_signature) {
        whole = m_file.pos();
        while (!m_file.atEnd()) {
            const QByteArray line = m_file.readLine();
            const core::Json kept = core::Json::parse(line);
            if (!line.endsWith('\n') || !kept.contains(u"row"))
                break; // it was killed while writing
            m_rows.insert({kept[u"variant"].toInt(), kept[u"number"].toInt()}, kept[u"row"]);
            whole = m_file.pos();
        }
    }
    if (whole == 0 && m_file.size() > 0) { // of other settings or questions; it may still be continued
        m_file.close();
        QFile::remove(m_name + u'~');
        QFile::rename(m_name, m_name + u'~');
        if (!m_file.open(QIODevice::ReadWrite))
            return unwritable(m_file);
    }
    if (!m_file.resize(whole) || !m_file.seek(whole))
        return unwritable(m_file);
    if (whole == 0 && (m_file.write(m_signature + '\n') < 0 || !m_file.flush()))
        return unwritable(m_file);
    return {};
}

const core::Json *EvalJournal::row(int variant, int number) const
{
    const auto found = m_rows.constFind({variant, number});
    return found == m_rows.constEnd() ? nullptr : &*found;
}

core::Result<void> EvalJournal::keep(int variant, int number, const core::Json &row)
{
    m_rows.insert({variant, number}, row);
    if (m_name.isEmpty())
        return {};
    const core::Json kept = core::Json::object({{"variant", variant}, {"number", number}, {"row", row}});
    const QByteArray line = kept.written() + '\n';
    if (m_file.write(line) != line.size() || !m_file.flush())
        return unwritable(m_file);
    return {};
}

void EvalJournal::remove()
{
    if (!m_name.isEmpty())
        m_file.remove();
}

} // namespace app

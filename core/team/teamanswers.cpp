#include "core/team/teamanswers.h"

#include "core/base/json.h"

namespace core {
namespace {

Error noAnswer(const QString &id)
{
    return {Error::NotFound,
            QStringLiteral(
                "There is no published answer “%1” that you are allowed to view; “attest-cli team answers” lists them.")
                .arg(id),
            {}};
}

} // namespace

Result<QString> TeamAnswers::publish(const QString &question, const QString &body, const QByteArray &bundle,
                                     const QList<QByteArray> &hashes, const std::stop_token &stop)
{
    auto change = PostgresTransaction::begin(m_postgres, PostgresTransaction::Change, stop);
    if (!change)
        return change.error();
    QStringList sums;
    for (const QByteArray &hash : hashes) {
        if (!sums.contains(QString::fromLatin1(hash)))
            sums.append(QString::fromLatin1(hash));
    }
    // The same content may be in several collections: the first one counts.
    const Result<PostgresRows> known =
        m_postgres.run("SELECT DISTINCT ON (sha256) id::text FROM attest.document WHERE sha256 = ANY ($1::text[]) AND "
                       "status = 'indexed' ORDER BY sha256, placed",
                       {sums}, stop);
    if (!known)
        return known.error();
    if (sums.isEmpty() || known->size() != sums.size())
        return Error{Error::Invalid,
                     QStringLiteral("The answer uses a document that is not in the team library, or that you no longer "
                                    "have access to; ask again with the team's documents only."),
                     {}};
    QStringList documents;
    for (int i = 0; i < known->size(); ++i)
        documents.append(known->text(i, 0));
    QString text = question;
    const Result<PostgresRows> row =
        m_postgres.run("INSERT INTO attest.answer (question, documents) VALUES ($1, $2::uuid[]) RETURNING id::text",
                       {text.replace(QChar(u'\0'), QChar(QChar::ReplacementCharacter)), documents}, stop);
    if (!row)
        return row.error();
    QString written = body;
    const Result<PostgresRows> content = m_postgres.run(
        "INSERT INTO attest.answer_content (answer, body, bundle) VALUES ($1::uuid, $2, decode($3, 'hex'))",
        {row->text(0, 0), written.replace(QChar(u'\0'), QChar(QChar::ReplacementCharacter)),
         QString::fromLatin1(bundle.toHex())},
        stop);
    if (!content)
        return content.error();
    const Result<void> committed = (*change)->commit(stop);
    return committed ? Result<QString>(row->text(0, 0)) : committed.error();
}

Result<QList<TeamAnswer>> TeamAnswers::all(const std::stop_token &stop)
{
    const Result<PostgresRows> rows = m_postgres.run(
        "SELECT a.id::text, a.author::text, a.question, c.body, (extract(epoch FROM a.placed) * 1000)::bigint, "
        "(SELECT coalesce(json_agg(coalesce(d.given_title, d.title) ORDER BY d.placed), '[]')::text FROM "
        "attest.document AS d WHERE d.id = ANY (a.documents)) "
        "FROM attest.answer AS a LEFT JOIN attest.answer_content AS c ON c.answer = a.id ORDER BY a.placed DESC, a.id",
        {}, stop);
    if (!rows)
        return rows.error();
    QList<TeamAnswer> found;
    for (int i = 0; i < rows->size(); ++i) {
        TeamAnswer answer{rows->text(i, 0),    rows->text(i, 1),
                          rows->text(i, 2),    rows->isNull(i, 3) ? QString() : rows->text(i, 3),
                          rows->integer(i, 4), rows->isNull(i, 3)};
        if (!answer.isWithheld) {
            for (const Json &title : Json::parse(rows->text(i, 5).toUtf8()))
                answer.documents.append(title.toString());
        }
        found.append(answer);
    }
    return found;
}

Result<QByteArray> TeamAnswers::bundle(const QString &id, const std::stop_token &stop)
{
    const Result<PostgresRows> row = m_postgres.run(
        "SELECT c.bundle FROM attest.answer AS a LEFT JOIN attest.answer_content AS c ON c.answer = a.id "
        "WHERE a.id::text = $1",
        {id}, stop);
    if (!row)
        return row.error();
    if (row->size() == 0)
        return noAnswer(id);
    if (row->isNull(0, 0))
        return Error{Error::Invalid,
                     QStringLiteral("The answer uses a document you no longer have access to; ask the person who "
                                    "manages the team library."),
                     {}};
    return row->bytes(0, 0);
}

Result<void> TeamAnswers::withdraw(const QString &id, const std::stop_token &stop)
{
    const Result<PostgresRows> gone = m_postgres.run("DELETE FROM attest.answer WHERE id::text = $1", {id}, stop);
    if (!gone)
        return gone.error();
    return gone->changed() == 1 ? Result<void>() : noAnswer(id);
}

} // namespace core

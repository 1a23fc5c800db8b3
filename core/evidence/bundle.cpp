// Writes a bundle; bundlereader.cpp reads it.
#include "core/evidence/bundle.h"

#include "core/archive/zipwriter.h"
#include "core/session/memo.h"
#include "core/session/sessionjson.h"

#include <QCryptographicHash>
#include <QDateTime>
#include <QSet>

namespace core {
namespace {

constexpr const char *readme = R"(This is an Attest evidence bundle: questions, answers, and the evidence for them.

manifest.json    a list of the contents, with the SHA-256 of every part and of every PDF that was used
sessions/        each conversation as JSON: questions, answers, citations, verdicts, and the steps of each run
snippets/        pictures of the cited words on their pages

To open it in Attest, choose "Import evidence bundle" in the "File" menu. Without a window:
  attest-cli verify BUNDLE    checks the checksums, and compares your PDFs with those that were used
  attest-cli import BUNDLE    adds its conversations to your library as read-only sessions
)";

Json modelsOf(const QList<Session> &sessions)
{
    QStringList models;
    for (const Session &session : sessions) {
        for (const Turn &turn : session.turns) {
            models.append(turn.model);
            for (const TraceEvent &event : turn.trace)
                models.append(event.verdict() ? event.verdict()->judge : QString());
        }
    }
    models.removeAll(QString());
    models.removeDuplicates();
    models.sort();
    return models;
}

Json wishJson(const ExportOptions &options)
{
    return Json::object({{"traces", options.traces},
                         {"prompts", options.prompts},
                         {"rejected", options.rejected},
                         {"snippets", options.snippets},
                         {"paths", options.paths}});
}

class Packing
{
public:
    void add(const QString &name, const QByteArray &bytes)
    {
        const QByteArray hash = QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex();
        m_about.append(Json::object({{"name", name}, {"bytes", bytes.size()}, {"sha256", QString::fromLatin1(hash)}}));
        m_parts.append({name, bytes});
    }

    QList<ZipPart> packed(JsonObject manifest) // the manifest comes first
    {
        manifest.set("parts", m_about);
        m_parts.prepend({QStringLiteral("manifest.json"), manifest.written(Json::Form::Indented)});
        return m_parts;
    }

private:
    QList<ZipPart> m_parts;
    QList<Json> m_about;
};

QList<Json> addSnippets(Packing &packing, const ExportData &evidence, qsizetype session)
{
    QList<Json> all;
    for (const Snippet &snippet : evidence.snippets) {
        if (snippet.session != session)
            continue;
        const QString name =
            QStringLiteral("snippets/%1-%2.png").arg(session + 1).arg(all.size() + 1, 4, 10, QLatin1Char('0'));
        packing.add(name, snippet.png);
        all.append(Json::object({{"part", name},
                                 {"turn", snippet.turn},
                                 {"citation", snippet.citation},
                                 {"page", snippet.page},
                                 {"width", snippet.width},
                                 {"height", snippet.height}}));
    }
    return all;
}

} // namespace

Result<QByteArray> writeBundle(const ExportData &evidence)
{
    Packing packing;
    QList<Json> sessions;
    qint64 size = 0;
    for (qsizetype i = 0; i < evidence.sessions.size(); ++i) {
        const Session &session = evidence.sessions[i];
        const QString name = QStringLiteral("sessions/%1.json").arg(i + 1);
        JsonObject told = toJson(session);
        told.set("links", linksOf({session}));
        const QByteArray json = told.written();
        size += json.size();
        if (size > LargestSessions)
            return Error{Error::Invalid,
                         QStringLiteral("This is too much for one evidence bundle (%1 MiB); export fewer sessions at "
                                        "once, or leave out their steps.")
                             .arg(LargestSessions >> 20),
                         {}};
        packing.add(name, json);
        sessions.append(Json::object({{"part", name},
                                      {"title", session.title},
                                      {"turns", session.turns.size()},
                                      {"snippets", addSnippets(packing, evidence, i)}}));
    }
    packing.add(QStringLiteral("README.txt"), QByteArray(readme));
    const Json manifest = Json::object({{"format", QStringLiteral("attest-evidence-bundle")},
                                        {"version", BundleVersion},
                                        {"attest", QStringLiteral(ATTEST_VERSION)},
                                        {"made", evidence.made},
                                        {"contains", wishJson(evidence.options)},
                                        {"sessions", sessions},
                                        {"documents", toJson(evidence.documents)},
                                        {"models", modelsOf(evidence.sessions)}});
    Result<QByteArray> bytes = zipped(packing.packed(manifest));
    if (!bytes)
        return Error{Error::Storage,
                     QStringLiteral("There was not enough memory for the evidence bundle; free some and try again."),
                     bytes.error().detail};
    return bytes;
}

} // namespace core

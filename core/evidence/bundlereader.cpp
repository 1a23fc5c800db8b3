// Reads a bundle from an untrusted source.
#include "core/evidence/bundle.h"

#include "core/archive/zipfile.h"
#include "core/base/contenthash.h"
#include "core/base/json.h"
#include "core/session/sessionjson.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <set>
#include <tuple>

namespace core {
namespace {

constexpr qint64 largestManifest = 8 << 20;
constexpr int mostSessions = 1000;
constexpr qsizetype longestId = 100;
constexpr qint64 mostValues = 2'000'000; // JSON values per part: a number takes two bytes there, some fifty in memory

// Counts characters outside strings that separate or open values.
bool hasMoreValuesThan(qint64 most, const QByteArray &json)
{
    bool inString = false;
    qint64 values = 1;
    for (qsizetype i = 0; i < json.size() && values <= most; ++i) {
        const char c = json[i];
        if (inString && c == '\\')
            ++i;
        else if (c == '"')
            inString = !inString;
        else if (!inString)
            values += c == ',' || c == '[' || c == '{';
    }
    return values > most;
}

QList<EvidenceDocument> importedSession(QList<EvidenceDocument> documents)
{
    constexpr int longest = 300;
    for (EvidenceDocument &document : documents) {
        document.file = QFileInfo(document.file).fileName().left(longest);
        document.title.truncate(longest);
        document.author.truncate(longest);
        document.hash.truncate(64);
    }
    return documents;
}

// Rewords an error for bundles.
Error noBundle(const Error &error, const QString &name)
{
    if (error.code == Error::Invalid)
        return {Error::Unreadable,
                QStringLiteral("“%1” is too large for an evidence bundle, packed or unpacked (at most %2 MiB).")
                    .arg(name, QString::number(ZipLimits().whole >> 20)),
                error.detail};
    if (error.code == Error::Unreadable)
        return {Error::Unreadable,
                QStringLiteral("“%1” is not an evidence bundle, or is damaged; export it again.").arg(name),
                error.detail};
    return error;
}

class Reading
{
public:
    Reading(const QString &path, const ZipFile &file, const std::stop_token &stop)
        : m_name(QFileInfo(path).fileName()),
          m_file(file),
          m_stop(stop)
    {
    }

    Result<Bundle> read()
    {
        for (const auto step :
             {&Reading::readManifest, &Reading::checkParts, &Reading::readSessions, &Reading::readSnippets}) {
            if (const Result<void> done = (this->*step)(); !done)
                return done.error();
        }
        m_bundle.file = m_name;
        m_bundle.documents = importedSession(documentsFrom(m_manifest[u"documents"]));
        return m_bundle;
    }

private:
    Error wrong(const QString &what, const QString &detail = {}) const
    {
        return {Error::Unreadable, QStringLiteral("“%1” cannot be relied on as evidence: %2.").arg(m_name, what),
                detail};
    }

    Result<Json> json(const QString &part, qint64 most) const
    {
        const Result<QByteArray> bytes = m_file.read(part, most, m_stop);
        if (!bytes)
            return noBundle(bytes.error(), m_name);
        if (hasMoreValuesThan(mostValues, *bytes))
            return wrong(QStringLiteral("its part %1 has too many values for a conversation").arg(part));
        Json::Problem trouble;
        const Json read = Json::parse(*bytes, &trouble);
        if (!read.isObject())
            return wrong(QStringLiteral("its part %1 cannot be read").arg(part), trouble.what);
        return read;
    }

    Result<void> readManifest()
    {
        if (m_file.size(QStringLiteral("manifest.json")) < 0)
            return wrong(QStringLiteral("it has no manifest"));
        const Result<Json> manifest = json(QStringLiteral("manifest.json"), largestManifest);
        if (!manifest)
            return manifest.error();
        m_manifest = *manifest;
        if (m_manifest[u"format"].toString() != QLatin1String("attest-evidence-bundle"))
            return wrong(QStringLiteral("its manifest is for something else"));
        const int version = m_manifest[u"version"].toInt();
        if (version > BundleVersion)
            return Error{Error::Invalid,
                         QStringLiteral("“%1” was made by a newer Attest; open it with that version.").arg(m_name),
                         {}};
        if (version < 1 || !m_manifest[u"parts"].isArray() || !m_manifest[u"sessions"].isArray() ||
            !m_manifest[u"documents"].isArray() || m_manifest[u"sessions"].size() > mostSessions)
            return wrong(QStringLiteral("its manifest does not list its contents"));
        const Json contains = m_manifest[u"contains"];
        m_bundle.contains = {contains[u"traces"].toBool(), contains[u"prompts"].toBool(),
                             contains[u"rejected"].toBool(), contains[u"snippets"].toBool(),
                             contains[u"paths"].toBool()};
        m_bundle.made = m_manifest[u"made"].toInteger();
        m_bundle.madeBy = m_manifest[u"attest"].toString().left(40);
        return {};
    }

    Result<void> checkParts()
    {
        QSet<QString> known{QStringLiteral("manifest.json")};
        for (const Json &part : m_manifest[u"parts"]) {
            const QString name = part[u"name"].toString();
            if (m_file.size(name) < 0 || known.contains(name))
                return wrong(QStringLiteral("a part is missing"), name);
            known.insert(name);
            const Result<QByteArray> hash = m_file.hash(name, m_stop);
            if (!hash)
                return noBundle(hash.error(), m_name);
            if (part[u"sha256"].toString().toLatin1() != *hash || part[u"bytes"].toInteger(-1) != m_file.size(name))
                return wrong(QStringLiteral("its part %1 was changed").arg(name));
        }
        m_bundle.parts = int(known.size());
        return known.size() == m_file.names().size()
                   ? Result<void>()
                   : wrong(QStringLiteral("it has parts that its manifest does not list"));
    }

    Result<void> readSessions()
    {
        qint64 left = LargestSessions;
        for (const Json &about : m_manifest[u"sessions"]) {
            const QString name = about[u"part"].toString();
            if (m_file.size(name) < 0)
                return wrong(QStringLiteral("a session is missing"));
            if (m_file.size(name) > left)
                return wrong(QStringLiteral("its sessions are too large"));
            left -= m_file.size(name);
            const Result<Json> session = json(name, LargestSessions);
            if (!session)
                return session.error();
            if (!holdsTurns(*session))
                return wrong(QStringLiteral("its part %1 is not a session").arg(name));
            m_bundle.sessions.append(sessionFrom(*session));
        }
        return m_bundle.sessions.isEmpty() ? wrong(QStringLiteral("it contains no session")) : Result<void>();
    }

    // Pictures of unknown sessions, and a second one of a citation, are dropped: a picture alone proves nothing.
    Result<void> readSnippets()
    {
        std::set<std::tuple<qsizetype, QString, int>> known;
        qint64 left = LargestSnippets;
        const Json sessions = m_manifest[u"sessions"];
        for (qsizetype i = 0; i < sessions.size(); ++i) {
            for (const Json &about : sessions[i][u"snippets"]) {
                Snippet snippet{i,
                                about[u"turn"].toString().left(longestId),
                                about[u"citation"].toInt(),
                                std::max(about[u"page"].toInt(), 1),
                                about[u"width"].toInt(),
                                about[u"height"].toInt(),
                                {}};
                const QString part = about[u"part"].toString();
                const qint64 size = m_file.size(part);
                if (size <= 0 || size > left || known.contains({i, snippet.turn, snippet.citation}))
                    continue;
                const Result<QByteArray> png = m_file.read(part, left, m_stop);
                if (!png)
                    return noBundle(png.error(), m_name);
                snippet.png = *png;
                left -= size;
                known.insert({i, snippet.turn, snippet.citation});
                m_bundle.snippets.append(snippet);
            }
        }
        return {};
    }

    static bool holdsTurns(const Json &session)
    {
        if (!session[u"title"].isString() || !session[u"turns"].isArray())
            return false;
        QSet<QString> ids;
        for (const Json &turn : session[u"turns"]) {
            const QString id = turn[u"id"].toString();
            if (id.isEmpty() || ids.contains(id) || !turn[u"question"].isString() || !turn[u"answer"].isString() ||
                !turn[u"trace"].isArray())
                return false;
            ids.insert(id);
        }
        return true;
    }

    QString m_name;
    const ZipFile &m_file;
    const std::stop_token &m_stop;
    Json m_manifest;
    Bundle m_bundle;
};

} // namespace

Result<Bundle> readBundle(const QString &path, const std::stop_token &stop)
{
    const Result<std::unique_ptr<ZipFile>> file = ZipFile::open(path);
    if (!file)
        return noBundle(file.error(), QFileInfo(path).fileName());
    Result<Bundle> bundle = Reading(path, **file, stop).read();
    if (!bundle)
        return bundle;
    const Result<QByteArray> hash = contentHash(path, stop);
    if (!hash)
        return hash.error();
    bundle->hash = *hash;
    return bundle;
}

} // namespace core

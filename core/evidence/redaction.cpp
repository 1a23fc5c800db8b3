#include "core/evidence/redaction.h"

#include "core/evidence/jsonwalk.h"
#include "core/session/sessionjson.h"

#include <QDir>
#include <QFileInfo>
#include <QRegularExpression>
#include <QSet>

namespace core {
namespace {

constexpr int shortestSecret = 6; // shorter strings occur in ordinary text and are not keys

QString withoutSecrets(QString text, const QStringList &secrets)
{
    for (const QString &secret : secrets) {
        if (secret.size() >= shortestSecret)
            text.replace(secret, QStringLiteral("•••"));
    }
    static const QRegularExpression named(QStringLiteral("(\\bhttps?://)[^/\\s@\"<>]+@"),
                                          QRegularExpression::CaseInsensitiveOption);
    return text.contains(u'@') ? text.replace(named, QStringLiteral("\\1")) : text;
}

class Reducing
{
public:
    Reducing(const Session &session, const ExportOptions &options) : m_options(options), m_home(QDir::homePath())
    {
        if (options.paths)
            return;
        for (const Turn &turn : session.turns)
            (void)walked(toJson(turn), [this](const QString &key, const Json &leaf) {
                if (key == QLatin1String("path") && leaf.toString().startsWith(u'/'))
                    m_paths.insert(leaf.toString());
                return leaf;
            });
    }

    QString text(const QString &whole) const
    {
        QString text = withoutSecrets(whole, m_options.secrets);
        if (m_options.paths || !text.contains(u'/'))
            return text;
        for (const QString &path : m_paths)
            text.replace(path, QFileInfo(path).fileName());
        return m_home.size() > 1 ? text.replace(m_home, QStringLiteral("~")) : text;
    }

    Json leaf(const QString &key, const Json &leaf) const
    {
        const bool wording = key == QLatin1String("prompt") || key == QLatin1String("raw");
        if (!leaf.isString())
            return leaf;
        return wording && !m_options.prompts ? QString() : text(leaf.toString());
    }

private:
    const ExportOptions &m_options;
    QString m_home;
    QSet<QString> m_paths;
};

// Passages that an answer was written from or cites.
QSet<PassageId> usedIn(const Turn &turn)
{
    QSet<PassageId> used;
    for (const Passage &passage : turn.sources)
        used.insert(passage.id);
    for (const Citation &citation : turn.citations)
        used.insert(citation.passage);
    return used;
}

bool isUsed(PassageId passage, const QSet<PassageId> &used)
{
    return used.contains(passage);
}

bool isUsed(const Passage &passage, const QSet<PassageId> &used)
{
    return used.contains(passage.id);
}

template <class Part>
bool isUsed(const Part &part, const QSet<PassageId> &used)
{
    return used.contains(part.passage);
}

template <class T>
void leaveUsed(QList<T> &all, const QSet<PassageId> &used)
{
    all.removeIf([&](const T &each) { return !isUsed(each, used); });
}

template <class T>
void leaveUsed(std::optional<QList<T>> &all, const QSet<PassageId> &used)
{
    if (all)
        leaveUsed(*all, used);
}

Trace withoutRejected(const Trace &trace, const QSet<PassageId> &used)
{
    Trace kept;
    for (TraceEvent event : trace) {
        const Verdict *verdict = event.verdict();
        if (verdict && verdict->passage != 0 && !used.contains(verdict->passage))
            continue;
        if (StepLeft *left = std::get_if<StepLeft>(&event.what)) {
            if (left->report.search)
                leaveUsed(left->report.search->passages, used);
            leaveUsed(left->report.beside, used);
            leaveUsed(left->report.candidates, used);
            leaveUsed(left->report.segments, used);
            leaveUsed(left->report.strips, used);
            leaveUsed(left->report.kept, used);
        }
        kept.append(event);
    }
    return kept;
}

Trace verdictsOf(const Trace &trace)
{
    Trace verdicts;
    for (const TraceEvent &event : trace) {
        if (event.verdict())
            verdicts.append(event);
    }
    return verdicts;
}

} // namespace

Session redacted(const Session &session, const ExportOptions &options)
{
    const Reducing reducing(session, options);
    Session left = session;
    left.title = reducing.text(session.title);
    for (Turn &turn : left.turns) {
        if (!options.traces)
            turn.trace = verdictsOf(turn.trace);
        if (!options.rejected) {
            turn.trace = withoutRejected(turn.trace, usedIn(turn));
            turn.nearest.clear();
        }
        const auto leaf = [&](const QString &key, const Json &value) { return reducing.leaf(key, value); };
        turn = turnFrom(walked(toJson(turn), leaf));
    }
    return left;
}

} // namespace core

#include "app/desktop/desktopsearch.h"

#include <QDBusArgument>
#include <QDBusConnection>
#include <QDBusMetaType>

namespace app {

using namespace Qt::StringLiterals;

namespace {

constexpr auto searchPath = "/org/attest/Attest/Search"_L1;
constexpr auto runnerPath = "/org/attest/Attest/Runner"_L1;
constexpr auto icon = "org.attest.Attest"_L1;
constexpr int mostResults = 5;
constexpr qsizetype mostKnown = 200;
constexpr qsizetype fewestLetters = 3;  // letters typed before a search starts
constexpr qsizetype longestQuery = 500; // in characters
constexpr int possibleMatch = 30;       // KRunner's category for a possible match

} // namespace

QDBusArgument &operator<<(QDBusArgument &to, const RunnerMatch &match)
{
    to.beginStructure();
    to << match.id << match.text << match.icon << match.kind << match.relevance << match.properties;
    to.endStructure();
    return to;
}

const QDBusArgument &operator>>(const QDBusArgument &from, RunnerMatch &match)
{
    from.beginStructure();
    from >> match.id >> match.text >> match.icon >> match.kind >> match.relevance >> match.properties;
    from.endStructure();
    return from;
}

QDBusArgument &operator<<(QDBusArgument &to, const RunnerAction &action)
{
    to.beginStructure();
    to << action.id << action.text << action.icon;
    to.endStructure();
    return to;
}

const QDBusArgument &operator>>(const QDBusArgument &from, RunnerAction &action)
{
    from.beginStructure();
    from >> action.id >> action.text >> action.icon;
    from.endStructure();
    return from;
}

DesktopSearch::DesktopSearch(SearchService &search, QObject *parent) : QObject(parent), m_search(search)
{
    qDBusRegisterMetaType<RunnerMatch>();
    qDBusRegisterMetaType<RunnerMatches>();
    qDBusRegisterMetaType<RunnerAction>();
    qDBusRegisterMetaType<RunnerActions>();
    qDBusRegisterMetaType<ResultMetas>();
}

DesktopSearch::~DesktopSearch()
{
    QDBusConnection::sessionBus().unregisterObject(searchPath);
    QDBusConnection::sessionBus().unregisterObject(runnerPath);
}

bool DesktopSearch::begin()
{
    QDBusConnection bus = QDBusConnection::sessionBus();
    return bus.isConnected() &&
           bus.registerObject(searchPath, new ShellSearch(*this), QDBusConnection::ExportScriptableSlots) &&
           bus.registerObject(runnerPath, new RunnerSearch(*this), QDBusConnection::ExportScriptableSlots);
}

void DesktopSearch::find(const QString &words, const Reply &reply)
{
    const QString query = words.simplified().left(longestQuery);
    if (!m_isOn || query.size() < fewestLetters)
        return reply({});
    const auto found = [this, reply](const QList<FoundPage> &pages) {
        if (m_known.size() + pages.size() > mostKnown)
            m_known.clear();
        for (const FoundPage &page : pages)
            m_known.insert(core::textOf(page.link), page);
        reply(pages);
    };
    m_search.search(query, mostResults, {this, found});
}

void DesktopSearch::open(const QString &id)
{
    if (const core::Result<core::DocumentLink> link = core::documentLinkFrom(id))
        emit linkWanted(*link);
}

void DesktopSearch::launch(const QStringList &terms)
{
    emit questionWanted(terms.join(u' ').simplified().left(longestQuery));
}

QStringList ShellSearch::GetInitialResultSet(const QStringList &terms)
{
    setDelayedReply(true);
    m_search.find(terms.join(u' '), [asked = message(), bus = connection()](const QList<FoundPage> &found) {
        QStringList ids;
        for (const FoundPage &page : found)
            ids.append(core::textOf(page.link));
        bus.send(asked.createReply(ids));
    });
    return {};
}

QStringList ShellSearch::GetSubsearchResultSet(const QStringList &, const QStringList &terms)
{
    return GetInitialResultSet(terms);
}

ResultMetas ShellSearch::GetResultMetas(const QStringList &ids) const
{
    ResultMetas metas;
    for (const QString &id : ids) {
        const FoundPage page = m_search.known(id);
        if (!page.title.isEmpty())
            metas.append({{u"id"_s, id}, {u"name"_s, page.title}, {u"description"_s, page.text}, {u"gicon"_s, icon}});
    }
    return metas;
}

void ShellSearch::ActivateResult(const QString &id, const QStringList &, uint)
{
    m_search.open(id);
}

void ShellSearch::LaunchSearch(const QStringList &terms, uint)
{
    m_search.launch(terms);
}

RunnerMatches RunnerSearch::Match(const QString &query)
{
    setDelayedReply(true);
    m_search.find(query, [asked = message(), bus = connection()](const QList<FoundPage> &found) {
        RunnerMatches matches;
        for (const FoundPage &page : found) {
            const double relevance = std::clamp(page.score, 0.0, 1.0);
            const QVariantMap properties{{u"subtext"_s, page.text}, {u"category"_s, u"Attest"_s}};
            matches.append({core::textOf(page.link), page.title, icon, possibleMatch, relevance, properties});
        }
        bus.send(asked.createReply(QVariant::fromValue(matches)));
    });
    return {};
}

void RunnerSearch::Run(const QString &id, const QString &)
{
    m_search.open(id);
}

} // namespace app

// Tavily: a search service for programs. POST {query, max_results, search_depth}, with the user's key only in the
// header.
#include "core/base/catalogue.h"
#include "core/web/engines.h"
#include "core/web/webfindings.h"

#include <QCoreApplication>

namespace core {
namespace {

constexpr int mostAsked = 20; // results per request

class Tavily final : public WebSearch
{
public:
    Tavily(const QByteArray &key, const Settings &settings, const Outside &outside)
        : m_key(key),
          m_settings(settings),
          m_outside(untilLate(outside, settings))
    {
    }

    QString name() const override { return QStringLiteral("Tavily at ") + m_outside.tavily.host(); }
    Result<QList<Passage>> search(const QString &query, int count, std::stop_token stop) override;

private:
    HttpRequest request(const QString &query, int count) const;
    Error refusal(const SearchReply &reply) const;

    const QByteArray m_key;
    const Settings m_settings;
    const Outside m_outside;
};

HttpRequest Tavily::request(const QString &query, int count) const
{
    HttpRequest request;
    request.url = m_outside.tavily;
    request.headers = {{"Authorization", "Bearer " + m_key}};
    request.body =
        Json::object({{"query", query}, {"max_results", std::min(count, mostAsked)}, {"search_depth", "basic"}})
            .written();
    request.server = QStringLiteral("Tavily");
    request.remedy = QStringLiteral("check the connection to the internet, or turn web search off");
    return request;
}

// Its own message ({"detail": {"error": …}}) is for the log, with the key removed if it repeats it.
Error Tavily::refusal(const SearchReply &reply) const
{
    const Json detail = reply.json[u"detail"];
    QString said = detail.isString() ? detail.toString() : detail[u"error"].toString();
    said = said.replace(QString::fromUtf8(m_key), QStringLiteral("…")).simplified().left(200);
    QString sentence;
    switch (reply.status) {
    case 401:
    case 403:
        sentence = QStringLiteral("Tavily does not accept the key; enter a valid one in Settings, or turn web search "
                                  "off.");
        break;
    case 429:
        sentence =
            QStringLiteral("Tavily accepts no more searches for now; %1 and ask again.").arg(waitFor(reply.retryAfter));
        break;
    case 432:
    case 433:
        sentence = QStringLiteral(
            "The quota of the Tavily key is used up; raise its limit at tavily.com, or turn web search off.");
        break;
    case 400:
    case 422:
        sentence = QStringLiteral("Tavily cannot search for that; rephrase the question.");
        break;
    default:
        sentence =
            QStringLiteral("The reply is not one that Tavily would send; ask again later, or turn web search off.");
    }
    return {Error::Unavailable, sentence, QStringLiteral("HTTP %1 %2").arg(QString::number(reply.status), said)};
}

Result<QList<Passage>> Tavily::search(const QString &query, int count, std::stop_token stop)
{
    const QString words = sentQuery(query);
    if (words.isEmpty() || count <= 0)
        return QList<Passage>();
    const Result<SearchReply> reply = askSearch(request(words, count), m_outside, stop);
    if (!reply)
        return reply.error();
    if (reply->status != 200 || !reply->json[u"results"].isArray())
        return refusal(*reply);
    return passagesOf(findingsIn(reply->json[u"results"], m_outside), words, count, m_settings, m_outside, stop);
}

constexpr WebEngine engine{
    "tavily", QT_TRANSLATE_NOOP("WebEngine", "Tavily"),
    QT_TRANSLATE_NOOP("WebEngine", "Search terms go to Tavily (api.tavily.com), together with your key; when pages are "
                                   "read, each site also sees that this computer fetched its page."),
    [](const Settings &settings, const Connections &connections) { return openTavily(settings, connections, {}); }};
const Offered<WebEngine> offered{engine};

} // namespace

Result<std::unique_ptr<WebSearch>> openTavily(const Settings &settings, const Connections &connections,
                                              const Outside &outside)
{
    const QByteArray key = connections.keys.value(QStringLiteral("tavily")).trimmed();
    if (key.isEmpty())
        return Error{Error::Invalid,
                     QStringLiteral("Web search with Tavily needs a key; get one at tavily.com and enter it in "
                                    "Settings, or turn web search off."),
                     {}};
    return std::unique_ptr<WebSearch>(std::make_unique<Tavily>(key, settings, outside));
}

} // namespace core

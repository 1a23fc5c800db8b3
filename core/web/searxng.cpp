// SearXNG: a search server run by the user or somebody they trust. GET {address}/search, JSON. The key of a
// password-protected one is "name:password", stored under the address given in the settings.
#include "core/base/catalogue.h"
#include "core/web/engines.h"
#include "core/web/webfindings.h"

#include <QCoreApplication>

namespace core {
namespace {

class Searxng final : public WebSearch
{
public:
    Searxng(const QUrl &address, const QByteArray &key, const Settings &settings, const Outside &outside)
        : m_address(address),
          m_key(isPrivate(address) ? key : QByteArray()),
          m_settings(settings),
          m_outside(untilLate(outside, settings))
    {
    }

    QString name() const override { return QStringLiteral("SearXNG at ") + shown(m_address); }
    Result<QList<Passage>> search(const QString &query, int count, std::stop_token stop) override;

private:
    HttpRequest request(const QString &query) const;
    Error unavailable(const QString &sentence, int status) const;
    Result<Json> results(const SearchReply &reply) const;

    const QUrl m_address;
    const QByteArray m_key; // empty if it would be sent unencrypted
    const Settings m_settings;
    const Outside m_outside;
};

HttpRequest Searxng::request(const QString &query) const
{
    HttpRequest request;
    request.url = m_address;
    request.url.setPath(m_address.path() + QStringLiteral("/search"));
    // Encoded here: QUrlQuery leaves a plus as it is, which the server would read as a space.
    request.url.setQuery(QStringLiteral("q=%1&format=json").arg(QString::fromLatin1(QUrl::toPercentEncoding(query))),
                         QUrl::StrictMode);
    if (!m_key.isEmpty())
        request.headers.append({"Authorization", "Basic " + m_key.toBase64()});
    request.server = name();
    request.remedy = QStringLiteral("start it, correct its address in Settings, or turn web search off");
    return request;
}

Error Searxng::unavailable(const QString &sentence, int status) const
{
    return {Error::Unavailable, sentence.arg(name()), QStringLiteral("HTTP %1").arg(status)};
}

// A server with JSON turned off, the default, answers 403; its rate limiter answers 429.
Result<Json> Searxng::results(const SearchReply &reply) const
{
    const int status = reply.status;
    if (status == 401 && !isPrivate(m_address))
        return unavailable(QStringLiteral("%1 requires a name and password, which Attest sends over https only; enter "
                                          "its https address in Settings, and name:password as its key."),
                           status);
    if (status == 401)
        return unavailable(
            m_key.isEmpty()
                ? QStringLiteral(
                      "%1 requires a name and password; enter them in Settings as its key, as in name:password.")
                : QStringLiteral("%1 does not accept the name and password; enter them in Settings as its key again, "
                                 "as in name:password."),
            status);
    if (status == 403)
        return unavailable(QStringLiteral("%1 does not offer results as JSON; add “json” to “formats” under “search” "
                                          "in its settings.yml and restart it, or choose another server."),
                           status);
    if (status == 429)
        return unavailable(QStringLiteral("%1 accepts no more searches for now; ") + waitFor(reply.retryAfter) +
                               QStringLiteral(", or turn off “limiter” in its settings.yml."),
                           status);
    if (status != 200 || !reply.json[u"results"].isArray())
        return unavailable(
            QStringLiteral("%1 does not reply as a SearXNG server does; correct its address in Settings."), status);
    QStringList silent;
    for (const Json &engine : reply.json[u"unresponsive_engines"])
        silent.append(engine[0].toString().simplified().left(40));
    const Json found = reply.json[u"results"];
    if (found.size() == 0 && !silent.isEmpty())
        return unavailable(QStringLiteral("None of the search engines behind %1 responded (%2); ask again later, or "
                                          "choose others in its settings.")
                               .arg(QStringLiteral("%1"), silent.mid(0, 5).join(QStringLiteral(", "))),
                           status);
    return found;
}

Result<QList<Passage>> Searxng::search(const QString &query, int count, std::stop_token stop)
{
    const QString words = sentQuery(query);
    if (words.isEmpty() || count <= 0)
        return QList<Passage>();
    const Result<SearchReply> reply = askSearch(request(words), m_outside, stop);
    if (!reply)
        return reply.error();
    const Result<Json> found = results(*reply);
    if (!found)
        return found.error();
    return passagesOf(findingsIn(*found, m_outside), words, count, m_settings, m_outside, stop);
}

constexpr WebEngine engine{
    "searxng", QT_TRANSLATE_NOOP("WebEngine", "SearXNG"),
    QT_TRANSLATE_NOOP(
        "WebEngine",
        "Search terms go to the SearXNG server you name, with its key if you entered one, and from there to the search "
        "engines it queries; when pages are read, each site also sees that this computer fetched its page."),
    [](const Settings &settings, const Connections &connections) { return openSearxng(settings, connections, {}); }};
const Offered<WebEngine> offered{engine};

} // namespace

Result<std::unique_ptr<WebSearch>> openSearxng(const Settings &settings, const Connections &connections,
                                               const Outside &outside)
{
    QUrl address(settings.webUrl.trimmed());
    const bool known = address.scheme() == QLatin1String("http") || address.scheme() == QLatin1String("https");
    if (!address.isValid() || !known || address.host().isEmpty())
        return Error{Error::Invalid,
                     settings.webUrl.trimmed().isEmpty()
                         ? QStringLiteral("Web search has no server; enter the address of a SearXNG server in "
                                          "Settings, for example http://localhost:8888, or turn web search off.")
                         : QStringLiteral("“%1” is not the address of a SearXNG server; correct it in Settings, for "
                                          "example http://localhost:8888.")
                               .arg(address.isValid() ? shown(address) : settings.webUrl.simplified()),
                     {}};
    if (!address.userInfo().isEmpty())
        return Error{Error::Invalid,
                     QStringLiteral("The address of the SearXNG server contains a name or password; leave them out in "
                                    "Settings, and enter them as its key, as in name:password."),
                     {}};
    QString path = address.path();
    while (path.endsWith(u'/'))
        path.chop(1);
    if (path.endsWith(QStringLiteral("/search"))) // copied from the browser
        path.chop(7);
    address.setPath(path);
    address.setQuery(QString());
    address.setFragment(QString());
    return std::unique_ptr<WebSearch>(
        std::make_unique<Searxng>(address, connections.keys.value(withoutSlash(settings.webUrl)), settings, outside));
}

} // namespace core

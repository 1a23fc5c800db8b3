#include "app/jobs/zotero.h"

#include "core/base/http.h"
#include "core/base/json.h"

#include <QHash>
#include <QRegularExpression>
#include <QUrl>

#include <algorithm>

namespace app {

using namespace Qt::StringLiterals;

using core::Error;
using core::Json;

Error zoteroLetsNobodyAsk()
{
    return {Error::Unavailable,
            ZoteroTexts::tr("Zotero does not accept requests from other programs; allow them in its settings: "
                            "Advanced, “Allow other applications on this computer to communicate with Zotero”."),
            {}};
}

Error zoteroElsewhere(const QString &address)
{
    return {Error::Invalid,
            ZoteroTexts::tr("“%1” is not an address of this computer; Attest contacts Zotero only on this computer.")
                .arg(address),
            {}};
}

namespace {

constexpr int pageSize = 100;
constexpr int mostItems = 20'000;
constexpr qsizetype deepest = 20; // collections in each other

core::Result<Json> page(const QString &address, const QString &path, int start, const std::stop_token &stop)
{
    core::HttpRequest request;
    request.url = QUrl(address + path + u"?limit=%1&start=%2"_s.arg(pageSize).arg(start));
    request.headers = {{"Zotero-API-Version", "3"}};
    request.server = u"Zotero"_s;
    request.remedy = u"start Zotero and try again"_s;
    request.limits.silenceSeconds = 60;
    if (!request.url.isValid() || !core::isThisMachine(request.url))
        return zoteroElsewhere(address);
    const core::Result<core::HttpReply> reply = core::send(request, stop);
    if (!reply)
        return reply.error();
    if (reply->status == 403)
        return zoteroLetsNobodyAsk();
    if (reply->status == 404)
        return Error{Error::NotFound, ZoteroTexts::tr("Zotero no longer has this collection."), path};
    const Json json = Json::parse(reply->body);
    if (reply->status != 200 || !json.isArray())
        return Error{Error::Invalid, ZoteroTexts::tr("The program at %1 is not Zotero 7 or newer.").arg(address),
                     u"status %1"_s.arg(reply->status)};
    return json;
}

// Fetches all pages of a list. If it changes meanwhile, an item may come twice, or the list may start again.
core::Result<QList<Json>> listOf(const QString &address, const QString &path, const std::stop_token &stop)
{
    QList<Json> all;
    while (all.size() < mostItems) {
        const core::Result<Json> part = page(address, path, int(all.size()), stop);
        if (!part)
            return part.error();
        for (const Json &each : *part)
            all.append(each);
        if (part->size() < pageSize || part->size() > pageSize) // an API without paging returns everything at once
            break;
    }
    return all;
}

QString authorsOf(const Json &data)
{
    QStringList authors;
    QStringList editors;
    for (const Json &creator : data[u"creators"]) {
        const QString whole = creator[u"name"].toString();
        const QString name =
            whole.isEmpty() ? creator[u"firstName"].toString() + u' ' + creator[u"lastName"].toString() : whole;
        const QString role = creator[u"creatorType"].toString();
        if (role == u"author")
            authors.append(name.simplified());
        else if (role == u"editor")
            editors.append(name.simplified());
    }
    const QStringList names = authors.isEmpty() ? editors : authors;
    const bool hasCommas =
        std::any_of(names.begin(), names.end(), [](const QString &each) { return each.contains(u','); });
    return names.join(hasCommas ? u"; "_s : u", "_s);
}

int yearOf(const Json &data)
{
    static const QRegularExpression year(u"(?<![0-9])(1[0-9]{3}|20[0-9]{2})(?![0-9])"_s);
    return year.match(data[u"date"].toString()).captured(1).toInt();
}

QString fileOf(const Json &attachment)
{
    const QUrl url(attachment[u"links"][u"enclosure"][u"href"].toString());
    return url.isLocalFile() ? url.toLocalFile() : QString();
}

} // namespace

QString Zotero::usualAddress()
{
    return u"http://localhost:23119"_s;
}

core::Result<QList<ZoteroCollection>> Zotero::collections(std::stop_token stop) const
{
    const core::Result<QList<Json>> list = listOf(m_address, u"/api/users/0/collections"_s, stop);
    if (!list)
        return list.error();
    QHash<QString, Json> byKey;
    for (const Json &each : *list)
        byKey.insert(each[u"key"].toString(), each[u"data"]);
    QList<ZoteroCollection> all;
    for (auto each = byKey.cbegin(); each != byKey.cend(); ++each) {
        QStringList names;
        for (QString key = each.key(); byKey.contains(key) && names.size() < deepest;
             key = byKey[key][u"parentCollection"].toString())
            names.prepend(byKey[key][u"name"].toString().simplified());
        if (!each.key().isEmpty())
            all.append({each.key(), names.join(u" / "_s)});
    }
    std::sort(all.begin(), all.end(), [](const ZoteroCollection &a, const ZoteroCollection &b) {
        return std::pair(a.name, a.key) < std::pair(b.name, b.key);
    });
    return all;
}

core::Result<QList<ZoteroPdf>> Zotero::pdfs(const QString &collection, std::stop_token stop) const
{
    const QString path =
        u"/api/users/0/collections/%1/items"_s.arg(QString::fromLatin1(QUrl::toPercentEncoding(collection)));
    const core::Result<QList<Json>> list = listOf(m_address, path, stop);
    if (!list)
        return list.error();
    QHash<QString, Json> items;
    for (const Json &each : *list)
        items.insert(each[u"key"].toString(), each);
    QList<ZoteroPdf> all;
    for (const Json &each : *list) {
        const Json data = each[u"data"];
        if (data[u"itemType"].toString() != u"attachment" || data[u"contentType"].toString() != u"application/pdf")
            continue;
        const Json parent = items.value(data[u"parentItem"].toString())[u"data"];
        const Json described = parent.isMissing() ? data : parent; // a standalone PDF has its own metadata
        all.append({each[u"key"].toString(), fileOf(each), described[u"title"].toString().simplified(),
                    authorsOf(described), yearOf(described)});
    }
    return all;
}

} // namespace app

#include "app/jobs/zoterohighlights.h"

#include "app/jobs/zoterosync.h"
#include "core/base/http.h"
#include "core/base/json.h"
#include "core/library/librarysessions.h"
#include "core/session/outcome.h"

#include <QFileInfo>
#include <QUrl>

#include <algorithm>
#include <cmath>

namespace app {

using namespace Qt::StringLiterals;

namespace {

using core::Error;
using core::Json;

constexpr int mostAtOnce = 50;            // items per request, Zotero's limit
constexpr double patience = 300;          // seconds, while the user reads Zotero's prompt
constexpr QLatin1String color("#2ea8e5"); // Zotero's blue

core::HttpRequest requestTo(const QString &address, const QString &path)
{
    core::HttpRequest request;
    request.url = QUrl(address + path);
    request.headers = {{"Zotero-API-Version", "3"}};
    request.server = u"Zotero"_s;
    request.remedy = u"start Zotero and try again"_s;
    request.limits.silenceSeconds = 60;
    return request;
}

Error tooOld()
{
    return {
        Error::Unavailable,
        ZoteroTexts::tr("This version of Zotero does not let other programs make changes; version 10 or newer does."),
        {}};
}

Error refused()
{
    return {Error::Unavailable,
            ZoteroTexts::tr("Attest does not have permission to add highlights in Zotero; nothing was written."),
            {}};
}

// Sentences that rest on a citation, by the support shown.
bool isAccepted(const core::Turn &turn, const core::Citation &citation)
{
    bool isUsed = false;
    for (qsizetype i = 0; i < turn.sentences.size(); ++i) {
        if (!turn.sentences[i].citations.contains(citation.number))
            continue;
        if (core::supportShown(turn, i) != core::Support::No)
            return true;
        isUsed = true;
    }
    return !isUsed;
}

bool isAnswer(const core::Turn &turn)
{
    using Outcome = core::TurnOutcome;
    const Outcome::State state = core::outcomeOf(turn).state;
    return state != Outcome::Abstained && state != Outcome::Failed && state != Outcome::NoSources &&
           state != Outcome::Help;
}

Json rounded(double points) // to three decimals, as Zotero does
{
    constexpr double steps = 1000;
    return std::round(points * steps) / steps;
}

// "00011|000000|00120": Zotero's sort key for annotations, here by page and position on it.
QString orderOf(const ZoteroHighlight &highlight)
{
    constexpr double top = 10'000; // greater than any page height
    const double y =
        highlight.rects.isEmpty() ? 0 : std::clamp<double>(top - highlight.rects.first().bottom, 0, 99'999);
    return u"%1|000000|%2"_s.arg(highlight.page - 1, 5, 10, QLatin1Char('0')).arg(int(y), 5, 10, QLatin1Char('0'));
}

Json itemOf(const ZoteroHighlight &highlight)
{
    QList<Json> rects;
    for (const core::Box &box : highlight.rects)
        rects.append(Json(QList<Json>{rounded(box.left), rounded(box.top), rounded(box.right), rounded(box.bottom)}));
    const Json position = Json::object({{"pageIndex", highlight.page - 1}, {"rects", Json(rects)}});
    return Json::object({{"itemType", "annotation"},
                         {"parentItem", highlight.pdf},
                         {"annotationType", "highlight"},
                         {"annotationText", highlight.text},
                         {"annotationComment", highlight.comment},
                         {"annotationColor", color},
                         {"annotationPageLabel", highlight.label},
                         {"annotationSortIndex", orderOf(highlight)},
                         {"annotationPosition", QString::fromUtf8(position.written())},
                         {"tags", Json(QList<Json>{Json::object({{"tag", "Attest"}})})}});
}

} // namespace

core::Box onUnturnedPage(const core::Box &box, const core::Page &page)
{
    const auto made = [](float x1, float y1, float x2, float y2) {
        return core::Box{std::min(x1, x2), std::min(y1, y2), std::max(x1, x2), std::max(y1, y2)};
    };
    switch ((page.rotation % 360 + 360) % 360) {
    case 90:
        return made(box.top, box.left, box.bottom, box.right);
    case 180:
        return made(page.width - box.right, box.top, page.width - box.left, box.bottom);
    case 270:
        return made(page.height - box.bottom, page.width - box.right, page.height - box.top, page.width - box.left);
    default:
        return made(box.left, page.height - box.bottom, box.right, page.height - box.top);
    }
}

ZoteroHighlights highlightsOf(const core::Library &library, const core::Session &session,
                              const QHash<QString, QString> &pdfs)
{
    ZoteroHighlights found;
    for (const core::Turn &turn : session.turns) {
        for (const core::Citation &citation : isAnswer(turn) ? turn.citations : QList<core::Citation>()) {
            if (!isAccepted(turn, citation))
                continue;
            const core::Document document = library.withHash(turn.evidence.value(citation.document));
            const auto place = std::find_if(document.places.begin(), document.places.end(),
                                            [&](const QString &each) { return pdfs.contains(each); });
            if (document.id == 0 || place == document.places.end() || citation.places.isEmpty()) {
                ++found.elsewhere;
                continue;
            }
            for (const core::PlaceOnPage &on : citation.places) { // one per page, as in Zotero
                const core::Result<core::Page> page = library.page(document.id, on.page);
                if (!page || on.boxes.isEmpty())
                    continue;
                ZoteroHighlight highlight{pdfs[*place],
                                          on.page,
                                          page->label.isEmpty() ? QString::number(on.page) : page->label,
                                          citation.quote.simplified(),
                                          turn.question,
                                          {}};
                for (const core::Box &box : on.boxes)
                    highlight.rects.append(onUnturnedPage(box, *page));
                if (!found.all.contains(highlight))
                    found.all.append(highlight);
            }
        }
    }
    return found;
}

// The name of this Zotero instance, which every modifying request must include.
core::Result<QByteArray> ZoteroWriter::server(const std::stop_token &stop) const
{
    core::HttpRequest request = requestTo(m_address, u"/api/"_s);
    request.asks = "zotero-server-id";
    if (!request.url.isValid() || !core::isThisMachine(request.url))
        return zoteroElsewhere(m_address);
    const core::Result<core::HttpReply> reply = core::send(request, stop);
    if (!reply)
        return reply.error();
    if (reply->status == 403)
        return zoteroLetsNobodyAsk();
    return reply->said.isEmpty() ? core::Result<QByteArray>(tooOld()) : core::Result<QByteArray>(reply->said);
}

// Highlights that are not in Zotero yet.
core::Result<QList<ZoteroHighlight>> ZoteroWriter::missing(const QList<ZoteroHighlight> &all,
                                                           const std::stop_token &stop) const
{
    QHash<QString, QList<ZoteroHighlight>> known;
    QList<ZoteroHighlight> left;
    for (const ZoteroHighlight &each : all) {
        if (!known.contains(each.pdf)) {
            const QString name = QString::fromLatin1(QUrl::toPercentEncoding(each.pdf));
            const core::Result<core::HttpReply> reply =
                core::send(requestTo(m_address, u"/api/users/0/items/%1/children"_s.arg(name)), stop);
            if (!reply)
                return reply.error();
            QList<ZoteroHighlight> &there = known[each.pdf];
            for (const Json &item : Json::parse(reply->body)) {
                const Json data = item[u"data"];
                const Json position = Json::parse(data[u"annotationPosition"].toString().toUtf8());
                there.append(
                    {each.pdf, position[u"pageIndex"].toInt(-2) + 1, {}, data[u"annotationText"].toString(), {}, {}});
            }
        }
        const QList<ZoteroHighlight> &there = known[each.pdf];
        if (std::none_of(there.begin(), there.end(), [&](const ZoteroHighlight &one) { return one.same(each); }))
            left.append(each);
    }
    return left;
}

// Zotero asks its user, and replies once that is decided.
core::Result<void> ZoteroWriter::allow(const QByteArray &server, const std::stop_token &stop)
{
    core::HttpRequest request = requestTo(m_address, u"/api/local/authorize"_s);
    request.headers.append({"Zotero-Server-ID", server});
    request.body = Json::object({{"appName", "Attest"}}).written();
    request.limits.silenceSeconds = patience;
    const core::Result<core::HttpReply> reply = core::send(request, stop);
    if (!reply)
        return reply.error();
    if (reply->status == 404 || reply->status == 405 || reply->status == 501)
        return tooOld();
    if (reply->status == 429)
        return Error{Error::Unavailable,
                     ZoteroTexts::tr("Zotero was asked for permission too often; try again in a minute."),
                     {}};
    const Json json = Json::parse(reply->body);
    m_key = reply->status == 200 ? json[u"key"].toString().toLatin1() : QByteArray();
    m_isRemembered = json[u"remember"].toBool();
    return m_key.isEmpty() ? core::Result<void>(refused()) : core::Result<void>();
}

core::Result<int> ZoteroWriter::post(const QByteArray &server, const Json &items, const std::stop_token &stop)
{
    for (int attempt = 0; attempt < 2; ++attempt) {
        if (m_key.isEmpty()) {
            if (const core::Result<void> allowed = allow(server, stop); !allowed)
                return allowed.error();
        }
        core::HttpRequest request = requestTo(m_address, u"/api/users/0/items"_s);
        request.headers += {{"Zotero-Server-ID", server}, {"Zotero-API-Key", m_key}};
        request.body = items.written();
        const core::Result<core::HttpReply> reply = core::send(request, stop);
        if (!m_isRemembered)
            m_key.clear(); // it is valid for one request
        if (!reply)
            return reply.error();
        if (reply->status == 401) { // an earlier key is no longer valid
            m_key.clear();
            m_isRemembered = false;
            continue;
        }
        const Json json = Json::parse(reply->body);
        if (reply->status != 200)
            return Error{Error::Invalid,
                         ZoteroTexts::tr("Zotero did not accept the highlights (status %1).").arg(reply->status),
                         QString::fromUtf8(reply->body.left(200))};
        if (const auto failed = json[u"failed"].entries(); !failed.isEmpty())
            return Error{Error::Invalid,
                         ZoteroTexts::tr("Zotero did not accept a highlight: %1")
                             .arg(failed.first().second[u"message"].toString()),
                         {}};
        return int(json[u"success"].entries().size());
    }
    return refused();
}

core::Result<ZoteroWritten> ZoteroWriter::write(const ZoteroHighlights &highlights, std::stop_token stop)
{
    m_isRemembered = !m_key.isEmpty();
    const core::Result<QByteArray> name = server(stop);
    if (!name)
        return name.error();
    const core::Result<QList<ZoteroHighlight>> left = missing(highlights.all, stop);
    if (!left)
        return left.error();
    ZoteroWritten written;
    written.before = int(highlights.all.size() - left->size());
    written.elsewhere = highlights.elsewhere;
    for (qsizetype at = 0; at < left->size(); at += mostAtOnce) {
        QList<Json> items;
        for (const ZoteroHighlight &each : left->mid(at, mostAtOnce))
            items.append(itemOf(each));
        const core::Result<int> posted = post(*name, Json(items), stop);
        if (!posted)
            return posted.error();
        written.written += *posted;
    }
    return written;
}

core::Result<ZoteroWritten> highlightSession(const core::Library &library, core::SessionId session,
                                             const ZoteroMemory &memory, ZoteroWriter &writer, std::stop_token stop)
{
    const core::Result<core::Session> kept = core::KeptSessions(library).find(session);
    if (!kept)
        return kept.error();
    const auto contents = contentsOf(memory.collections, Zotero(memory.address), stop);
    if (!contents)
        return contents.error();
    QHash<QString, QString> pdfs;
    for (const ZoteroContents &each : *contents) {
        for (const ZoteroPdf &pdf : each.pdfs) {
            if (!pdf.path.isEmpty())
                pdfs.insert(QFileInfo(pdf.path).absoluteFilePath(), pdf.key);
        }
    }
    return writer.write(highlightsOf(library, *kept, pdfs), std::move(stop));
}

} // namespace app

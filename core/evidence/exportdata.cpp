#include "core/evidence/exportdata.h"

#include "core/base/detachedcall.h"
#include "core/base/contenthash.h"
#include "core/evidence/bundle.h"
#include "core/evidence/redaction.h"
#include "core/evidence/snippet.h"
#include "core/library/librarysessions.h"
#include "core/library/quotations.h"

#include <QDateTime>
#include <QFileInfo>
#include <QSet>

#include <algorithm>

#include "core/values/doi.h"

namespace core {
namespace {

constexpr int mostSnippets = 400; // each needs a page to be drawn, one after the other

// Documents as they were when a turn was answered: one that was read again between two answers counts as two.
class Documents
{
public:
    explicit Documents(const Library &library) : m_library(library) {}

    void add(const Session &session)
    {
        for (const EvidenceDocument &document : session.imported.documents)
            add(document); // as recorded in the bundle
        if (session.isReadOnly())
            return;
        for (const Turn &turn : session.turns) {
            for (const Citation &citation : turn.citations)
                add(turn, {citation.document, citation.file, citation.title, {}, 0, 0});
            for (const Passage &passage : turn.sources)
                add(turn, {passage.document, QFileInfo(passage.path).fileName(), passage.title, {}, 0, 0});
        }
    }

    const QList<EvidenceDocument> &all() const { return m_all; }

private:
    void add(const Turn &turn, EvidenceDocument document)
    {
        if (document.id == 0) // a web page
            return;
        const Result<Document> now = m_library.document(document.id);
        document.hash = turn.evidence.value(document.id, now ? now->hash : QByteArray());
        if (now && now->hash == document.hash) {
            document.bytes = now->bytes;
            document.pages = now->pages;
            document.author = now->author;
            document.year = now->year;
        }
        add(document);
    }

    void add(const EvidenceDocument &document)
    {
        const std::pair<DocumentId, QByteArray> key(document.id, document.hash);
        if (!m_known.contains(key))
            m_all.append(document);
        m_known.insert(key);
    }

    const Library &m_library;
    QList<EvidenceDocument> m_all;
    QSet<std::pair<DocumentId, QByteArray>> m_known;
};

struct Wanted // a picture to make
{
    qsizetype session = 0;
    QString turn;
    Citation citation;
    QByteArray hash; // hash of the file that was cited; empty: unknown
    SessionId from = 0;
};

// Sorted by page, so that each page is drawn once.
QList<Wanted> picturesFor(const QList<Session> &sessions)
{
    QList<Wanted> wanted;
    for (qsizetype i = 0; i < sessions.size(); ++i) {
        for (const Turn &turn : sessions[i].turns) {
            for (const Citation &citation : turn.citations) {
                const bool canBeDrawn = citation.document > 0 && !citation.places.isEmpty();
                if ((canBeDrawn || sessions[i].isReadOnly()) && wanted.size() < mostSnippets)
                    wanted.append({i, turn.id, citation, turn.evidence.value(citation.document), sessions[i].id});
            }
        }
    }
    const auto place = [](const Wanted &each) {
        const QList<PlaceOnPage> &places = each.citation.places;
        return std::pair(each.citation.document, places.isEmpty() ? each.citation.page : places.first().page);
    };
    std::stable_sort(wanted.begin(), wanted.end(),
                     [&](const Wanted &a, const Wanted &b) { return place(a) < place(b); });
    return wanted;
}

class Drawing
{
public:
    Drawing(const Library &library, const PasswordOf &passwordOf, std::stop_token stop)
        : m_library(library),
          m_passwordOf(passwordOf),
          m_stop(std::move(stop))
    {
    }

    Snippet snippet(const Wanted &wanted)
    {
        Snippet made = drawn(wanted.citation, wanted.hash);
        if (made.png.isEmpty()) { // the file is missing, but the picture may have come with the session
            if (const Result<Snippet> kept =
                    KeptSessions(m_library).snippet(wanted.from, wanted.turn, wanted.citation.number))
                made = *kept;
        }
        made.session = wanted.session;
        made.turn = wanted.turn;
        made.citation = wanted.citation.number;
        return made;
    }

private:
    Snippet drawn(const Citation &citation, const QByteArray &hash)
    {
        if (citation.document <= 0 || citation.places.isEmpty())
            return {};
        const PlaceOnPage &place = citation.places.first();
        draw(citation.document, hash, place.page);
        Snippet made = snippetOf(m_image, place.boxes);
        made.page = place.page;
        return made;
    }

    void draw(DocumentId document, const QByteArray &hash, int page)
    {
        if (document != m_document || hash != m_wanted)
            open(document, hash);
        else if (page == m_page)
            return;
        m_page = page;
        m_image = {};
        if (m_file.isEmpty())
            return;
        if (Result<PageImage> image = renderPage(m_file, m_password, page, snippetScale, m_stop))
            m_image = std::move(*image);
    }

    // It must be the file that was read: another file's page is no evidence.
    void open(DocumentId id, const QByteArray &wanted)
    {
        m_document = id;
        m_wanted = wanted;
        m_file.clear();
        const Result<Document> document = m_library.document(id);
        const QString file = document ? reachablePlace(*document, m_stop) : QString();
        if (file.isEmpty())
            return;
        const Result<QByteArray> hash = contentHash(file, m_stop);
        if (!hash || *hash != (wanted.isEmpty() ? document->hash : wanted))
            return;
        m_file = file;
        m_password = m_passwordOf ? m_passwordOf(document->hash) : QString();
    }

    const Library &m_library;
    const PasswordOf &m_passwordOf;
    std::stop_token m_stop;
    DocumentId m_document = 0;
    QByteArray m_wanted;
    int m_page = 0;
    QString m_file;
    QString m_password;
    PageImage m_image;
};

} // namespace

QString reachablePlace(const Document &document, const std::stop_token &stop)
{
    for (const QString &place : QStringList{document.path} + document.places) {
        const std::optional<QFileInfo> file = askAboutFile(place, stop);
        if (file && file->isFile())
            return place;
    }
    return {};
}

QString doiOf(const Library &library, DocumentId id, const QByteArray &hash)
{
    const Result<Document> document = id != 0 ? library.document(id) : Error{Error::NotFound, {}, {}};
    if (!document || document->status != DocumentStatus::Indexed || (!hash.isEmpty() && document->hash != hash))
        return {};
    const Result<Page> first = library.page(id, 1);
    return first ? doiIn(first->text) : QString();
}

namespace {

// Adds a remark, because readers elsewhere cannot look into the library.
void tellMisquoted(Session &session, const Library &library, const std::stop_token &stop)
{
    if (session.isReadOnly())
        return;
    for (Turn &turn : session.turns) {
        const Citation *wrong = misquoted(turn, library, stop);
        if (!wrong)
            continue;
        turn.remark += (turn.remark.isEmpty() ? QString() : QStringLiteral(" ")) +
                       QStringLiteral("The quotation [%1] does not appear on page %2 of “%3” as stored in the library.")
                           .arg(QString::number(wrong->number), QString::number(wrong->page), wrong->title);
    }
}

Result<ExportData> gatherOf(const Library &library, const QList<Session> &sessions, const ExportOptions &options,
                            const PasswordOf &passwordOf, const Percent &percent, const std::stop_token &stop)
{
    ExportData evidence;
    evidence.options = options;
    evidence.made = QDateTime::currentMSecsSinceEpoch();
    for (Session session : sessions) {
        tellMisquoted(session, library, stop); // while its words are still complete
        evidence.sessions.append(redacted(session, options));
    }
    if (stop.stop_requested())
        return Error::cancelled();
    Documents documents(library);
    for (const Session &session : std::as_const(evidence.sessions))
        documents.add(session);
    evidence.documents = documents.all();
    for (const EvidenceDocument &document : std::as_const(evidence.documents)) {
        if (const QString doi = doiOf(library, document.id, document.hash); !doi.isEmpty())
            evidence.dois.insert(document.hash, doi);
    }
    if (!options.snippets)
        return evidence;
    constexpr int all = 100;
    const QList<Wanted> wanted = picturesFor(evidence.sessions);
    Drawing drawing(library, passwordOf, stop);
    for (qsizetype i = 0; i < wanted.size(); ++i) {
        if (stop.stop_requested())
            return Error::cancelled();
        const Snippet snippet = drawing.snippet(wanted[i]);
        if (!snippet.png.isEmpty())
            evidence.snippets.append(snippet);
        if (percent)
            percent(int(all * (i + 1) / wanted.size()));
    }
    return evidence;
}

} // namespace

Result<ExportData> gather(const Library &library, const QList<SessionId> &sessions, const ExportOptions &options,
                          const PasswordOf &passwordOf, const Percent &percent, std::stop_token stop)
{
    QList<Session> all;
    for (const SessionId id : sessions) {
        const Result<Session> session = KeptSessions(library).find(id);
        if (!session)
            return session.error();
        all.append(*session);
    }
    return gatherOf(library, all, options, passwordOf, percent, stop);
}

Result<ExportData> gatherAnswer(const Library &library, SessionId session, const QString &turn,
                                const ExportOptions &options, const PasswordOf &passwordOf, std::stop_token stop)
{
    Result<Session> whole = KeptSessions(library).find(session);
    if (!whole)
        return whole.error();
    whole->turns.removeIf([&](const Turn &each) { return each.id != turn; });
    if (whole->turns.isEmpty() || whole->isReadOnly() || whole->turns[0].answer.isEmpty())
        return Error{
            Error::Invalid,
            QStringLiteral("You can publish only your own answers; choose one that was answered in this library."),
            {}};
    Turn &answered = whole->turns[0];
    answered.nearest.clear();
    answered.gaps.unread.clear();
    answered.gaps.more = 0;
    answered.gaps.withheld.clear();
    answered.fork = {};
    answered.scope.clear();
    answered.typed.clear();
    answered.suggestion.clear();
    answered.review = {};
    whole->title = answered.question;
    whole->turnCount = 1;
    ExportOptions reduced = options;
    reduced.traces = reduced.prompts = reduced.rejected = reduced.paths = false;
    return gatherOf(library, {*whole}, reduced, passwordOf, {}, stop);
}

} // namespace core

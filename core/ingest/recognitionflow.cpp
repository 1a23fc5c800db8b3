#include "core/ingest/recognitionflow.h"

#include "core/base/detachedcall.h"
#include "core/base/contenthash.h"
#include "core/base/plural.h"
#include "core/chunking/chunker.h"
#include "core/ingest/bothtexts.h"
#include "core/ingest/scanlanguage.h"
#include "core/values/coverage.h"

#include <QFileInfo>

#include <algorithm>
#include <atomic>
#include <optional>
#include <utility>

namespace core {
namespace {

constexpr double Resolution = 300; // pixels per inch, as Tesseract expects
constexpr double PointsAnInch = 72;
constexpr qsizetype MostTriedAgain = 20; // pages per document: if more fail, the cause is not temporary

QString languagesOf(const Recognising &in)
{
    return in.languages.join(u'+');
}

Error changed(const QString &path)
{
    return {Error::NotFound,
            QStringLiteral("The file has changed since it was read; add it again, then recognise its text."), path};
}

Result<void> isUnchanged(const Recognising &in, const std::stop_token &stop)
{
    const std::optional<QFileInfo> now = askAboutFile(in.path, stop);
    if (!now)
        return Error::cancelled();
    const bool same = now->exists() && now->size() == in.begun.document.bytes && now->lastModified() == in.written;
    return same ? Result<void>() : changed(in.path);
}

// Before blaming the pages: a drive may be unplugged, or may not answer.
Result<void> isWhole(const Recognising &in, const std::stop_token &stop)
{
    if (const Result<void> same = isUnchanged(in, stop); !same)
        return same;
    const Result<QByteArray> hash = contentHash(in.path, stop);
    if (!hash)
        return hash.error();
    return *hash == in.begun.document.hash ? Result<void>() : changed(in.path);
}

// The first path that still has the content.
Result<void> findFile(Recognising &in, const std::stop_token &stop)
{
    const Document &document = in.begun.document;
    std::optional<Error> unreadable;
    bool there = false;
    for (const QString &place : QStringList{document.path} + document.places) {
        const std::optional<QFileInfo> file = lookForFile(place, stop);
        if (!file)
            return Error::cancelled();
        if (!file->isFile())
            continue;
        there = true;
        in.path = place;
        in.written = file->lastModified();
        const Result<QByteArray> hash = contentHash(place, stop);
        if (!hash && hash.error().code == Error::Cancelled)
            return hash.error();
        if (hash && *hash == document.hash) {
            const Result<void> same = isUnchanged(in, stop);
            if (same || same.error().code == Error::Cancelled)
                return same;
        }
        if (!hash)
            unreadable = hash.error();
    }
    if (unreadable)
        return *unreadable;
    if (there)
        return changed(document.path);
    return Error{Error::NotFound,
                 QStringLiteral("“%1” is no longer there; connect its drive, or add it from its new location.")
                     .arg(document.path),
                 {}};
}

// The caller's password, or the one of those to try that opens the document.
void findPassword(Recognising &in, const RecognisingTools &tools)
{
    const auto fits = [&](const QString &password) {
        const Result<PageImage> image = renderPage(in.path, password, 1, 0.05, tools.stop);
        return image || image.error().code != Error::NeedsPassword;
    };
    if (!in.begun.document.origin.locked || !tools.passwords || fits(in.password))
        return;
    for (const QString &password : tools.passwords(in.begun.document.hash)) {
        if (fits(password)) {
            in.password = password;
            return;
        }
    }
}

QList<Page> chosenOf(const QList<Page> &pages, Wanted wanted)
{
    const auto those = [&](const auto &test) {
        QList<Page> found;
        std::copy_if(pages.begin(), pages.end(), std::back_inserter(found), test);
        return found;
    };
    if (wanted == Wanted::Untried)
        return those(wantsRecognition);
    if (wanted == Wanted::Unread) {
        if (const QList<Page> unread =
                those([](const Page &page) { return page.status != PageStatus::Locked && isUnread(page); });
            !unread.isEmpty())
            return unread;
        if (const QList<Page> before = those([](const Page &page) { return page.status == PageStatus::Ocr; });
            !before.isEmpty())
            return before;
    }
    return those([](const Page &page) { return page.status != PageStatus::Locked; });
}

Result<Decision> choose(Recognising &in, RecognisingTools &tools)
{
    LibraryRecognition recognition(tools.library);
    in.available = installedOcrLanguages();
    const Result<QStringList> languages = chosenOcrLanguages(tools.settings.ocrLanguages, in.available);
    if (!languages)
        return languages.error();
    in.languages = *languages;
    const Result<LibraryRecognition::DocumentState> begun = recognition.begin(in.id, languagesOf(in));
    if (!begun)
        return begun.error();
    in.begun = *begun;
    in.document = begun->document;
    in.chosen = chosenOf(begun->pages, in.wanted);
    if (in.chosen.isEmpty()) {
        const Result<void> done = LibraryQueue(tools.library).done(in.entry);
        if (!done)
            return done.error();
        return Decision{"none", QStringLiteral("no page needs it")};
    }
    if (const Result<void> found = findFile(in, tools.stop); !found)
        return found.error();
    findPassword(in, tools);
    return Decision{"some", QStringLiteral("%1 of %2 pages").arg(in.chosen.size()).arg(begun->pages.size())};
}

// The state of a page on which nothing was found, or that could not be recognised. A blank page stays blank.
Page withoutText(Page page, const QString &why)
{
    if (page.status == PageStatus::Ocr) { // the earlier text is better
        page.status = PageStatus::Empty;
        page.reason = why;
        return page;
    }
    if (page.reason == QLatin1String(NothingRecognisedReason))
        page.reason = QLatin1String(OnlyPicturesReason);
    const QString before = page.reason.section(QStringLiteral(", and "), 0, 0);
    if (!before.isEmpty())
        page.reason = before + QStringLiteral(", and ") + why;
    return page;
}

Page withNothing(Page page)
{
    if (page.status == PageStatus::Partly) {
        page.status = PageStatus::Text;
        page.reason = QLatin1String(NothingElseReason);
        return page;
    }
    if (page.status == PageStatus::Text || page.status == PageStatus::Failed)
        return withoutText(page, QStringLiteral("no text was recognised"));
    if (page.status == PageStatus::Ocr || !page.reason.isEmpty())
        page.reason = QLatin1String(NothingRecognisedReason);
    page.status = PageStatus::Empty;
    return page;
}

// Shares the pages among as many programs as allowed. A failure may be temporary, if the machine is busy or short of
// memory: the page is tried once more, alone, and a second failure is remembered for this run only.
class Recognition
{
public:
    Recognition(Recognising &in, RecognisingTools &tools) : m_in(in), m_tools(tools), m_recognition(tools.library)
    {
        const QList<Page> &done = in.begun.done;
        for (const Page &page : in.chosen) {
            const auto known =
                std::find_if(done.begin(), done.end(), [&](const Page &each) { return each.number == page.number; });
            if (known == done.end())
                m_wanted.push_back(page);
        }
        m_done = int(in.chosen.size()) - int(m_wanted.size());
    }

    Result<void> run()
    {
        const int programs = std::clamp(m_tools.programs, 1, std::max(1, int(m_wanted.size())));
        m_errors.resize(std::size_t(programs));
        m_unread.resize(std::size_t(programs));
        tell(m_done, {});
        m_tools.parallel.forEach(
            programs,
            [&](int i) {
                if (const Result<void> worked = work(m_unread[std::size_t(i)]); !worked) {
                    m_errors[std::size_t(i)] = worked.error();
                    m_failed = true;
                }
            },
            m_tools.stop);
        if (m_tools.stop.stop_requested())
            return Error::cancelled();
        for (const std::optional<Error> &error : m_errors) {
            if (error)
                return *error;
        }
        return tryAgain();
    }

private:
    struct Unread
    {
        Page page;
        QString reason;
    };

    Result<void> work(QList<Unread> &unread)
    {
        TextRecogniser recogniser(m_in.available, m_in.languages);
        for (std::size_t i = m_next++; i < m_wanted.size() && !m_failed; i = m_next++) {
            if (const Result<void> tried = attempt(m_wanted[i], recogniser, unread); !tried)
                return tried;
            tell(++m_done, QStringLiteral("page %1 of %2"));
        }
        return {};
    }

    Result<void> tryAgain()
    {
        QList<Unread> unread;
        for (const QList<Unread> &each : m_unread)
            unread += each;
        if (unread.isEmpty())
            return {};
        if (const Result<void> whole = isWhole(m_in, m_tools.stop); !whole)
            return whole;
        const QList<Unread> again = unread.size() <= MostTriedAgain ? std::exchange(unread, {}) : QList<Unread>();
        TextRecogniser recogniser(m_in.available, m_in.languages);
        for (const Unread &each : again) {
            if (const Result<void> tried = attempt(each.page, recogniser, unread); !tried)
                return tried;
        }
        for (const Unread &each : std::as_const(unread))
            m_in.failed.append(withoutText(each.page, each.reason));
        return again.isEmpty() || unread.isEmpty() ? Result<void>() : isWhole(m_in, m_tools.stop);
    }

    // An Error ends everything; a problem with one page is recorded for that page.
    Result<void> attempt(const Page &wanted, TextRecogniser &recogniser, QList<Unread> &unread)
    {
        if (m_tools.stop.stop_requested())
            return Error::cancelled();
        const Result<Page> page = recognised(wanted, recogniser);
        if (page)
            return m_recognition.put(m_in.document, languagesOf(m_in), *page);
        if (page.error().code != Error::Unreadable)
            return page.error();
        if (const Result<void> same = isUnchanged(m_in, m_tools.stop); !same)
            return same;
        unread.append({wanted, page.error().message});
        return {};
    }

    Result<Page> recognised(Page page, TextRecogniser &recogniser)
    {
        const Result<PageImage> image =
            renderPage(m_in.path, m_in.password, page.number, Resolution / PointsAnInch, m_tools.stop);
        if (!image && image.error().code == Error::Unreadable)
            return Error{Error::Unreadable, QStringLiteral("it cannot be drawn"), image.error().message};
        if (!image)
            return image.error();
        if (page.width <= 0 || page.height <= 0) { // the page could not be read at all
            page.width = float(image->width / Resolution * PointsAnInch);
            page.height = float(image->height / Resolution * PointsAnInch);
        }
        const Result<RecognisedText> text = recogniser.recognise(*image, page.width, page.height, m_tools.stop);
        if (!text)
            return text.error();
        if (text->text.isEmpty())
            return withNothing(page);
        page.status = PageStatus::Ocr;
        page.reason.clear();
        page.text = text->text;
        page.words = text->words;
        return page;
    }

    void tell(int done, const QString &words)
    {
        const int of = int(m_in.chosen.size());
        m_tools.trace(StepProgress{words.isEmpty() ? words : words.arg(done).arg(of), done, of});
    }

    Recognising &m_in;
    RecognisingTools &m_tools;
    LibraryRecognition m_recognition;
    std::vector<Page> m_wanted;
    std::atomic<std::size_t> m_next = 0;
    std::atomic<int> m_done = 0;
    std::atomic<bool> m_failed = false;
    std::vector<std::optional<Error>> m_errors; // one per program
    std::vector<QList<Unread>> m_unread;        // pages on which each program failed
};

// Pages recognised before show which languages were used.
std::optional<QStringList> languagesBefore(const Recognising &in, Library &library)
{
    if (in.wanted != Wanted::Untried)
        return {};
    if (!in.begun.done.isEmpty())
        return in.languages;
    for (const QString &language : languagesTried(in.languages, in.available)) {
        const auto begun = LibraryRecognition(library).begin(in.id, language);
        if (begun && !begun->done.isEmpty())
            return QStringList{language};
    }
    return {};
}

QList<ScannedPage> firstScans(const Recognising &in, const std::stop_token &stop)
{
    QList<ScannedPage> scans;
    for (const Page &page : in.chosen.mid(0, mostScansTried)) {
        Result<PageImage> image = renderPage(in.path, in.password, page.number, Resolution / PointsAnInch, stop);
        if (!image)
            continue; // reported when it is recognised
        const auto points = [](int pixels) { return float(pixels / Resolution * PointsAnInch); };
        scans.append({*std::move(image), 0, 0});
        scans.last().width = points(scans.last().image.width);
        scans.last().height = points(scans.last().image.height);
    }
    return scans;
}

// If the user has not named a language, uses the document's.
Result<void> settleLanguages(Recognising &in, const RecognisingTools &tools)
{
    if (!tools.settings.ocrLanguages.trimmed().isEmpty() || languagesTried(in.languages, in.available).size() < 2)
        return {};
    const QStringList usual = in.languages;
    if (const std::optional<QStringList> before = languagesBefore(in, tools.library)) {
        in.languages = *before;
    } else {
        const auto best = languagesOfScan(firstScans(in, tools.stop), usual, in.available, tools.stop);
        if (!best)
            return best.error();
        in.languages = *best;
    }
    if (in.languages == usual)
        return {};
    const auto begun = LibraryRecognition(tools.library).begin(in.id, languagesOf(in));
    if (!begun)
        return begun.error();
    in.begun = *begun;
    return {};
}

Result<Decision> recognisePages(Recognising &in, RecognisingTools &tools)
{
    if (const Result<void> settled = settleLanguages(in, tools); !settled)
        return settled.error();
    if (const Result<void> done = Recognition(in, tools).run(); !done)
        return done.error();
    if (const Result<void> same = isUnchanged(in, tools.stop); !same)
        return same.error();
    return Decision{"recognised", QStringLiteral("by %1").arg(languagesOf(in))};
}

// Reads the other pages' own text and the outline again: that takes a hundredth of the time, and allows passages to
// cross page boundaries.
Result<Decision> cut(Recognising &in, RecognisingTools &tools)
{
    Result<ReadPdf> pdf = readPdf(in.path, in.password, {}, tools.stop);
    if (!pdf)
        return pdf.error();
    if (const Result<void> same = isUnchanged(in, tools.stop); !same)
        return same.error();
    const Result<LibraryRecognition::DocumentState> now =
        LibraryRecognition(tools.library).begin(in.id, languagesOf(in));
    if (!now)
        return now.error();
    in.pages = withWhatWasRead(pdf->pages, in.document, tools.library);
    for (const Page &done : now->done + in.failed) {
        if (done.number > in.pages.size())
            return changed(in.path);
        Page &page = in.pages[done.number - 1];
        const bool isChosen = std::any_of(in.chosen.begin(), in.chosen.end(),
                                          [&](const Page &each) { return each.number == done.number; });
        if (isChosen && hasOwnText(page.status) && hasOwnText(done.status)) {
            page.status = done.status;
            page.reason = done.reason;
        }
        if (!isChosen || (done.status != PageStatus::Ocr && hasText(page.status)))
            continue; // its current text is better than nothing
        const Page &own = pdf->pages[done.number - 1];
        if (own.status == PageStatus::Partly && wantsRecognition(own)) {
            page = withBothTexts(own, done);
            continue;
        }
        page.status = done.status;
        page.reason = done.reason;
        page.text = done.text;
        page.words = done.words;
    }
    Origin &origin = in.document.origin;
    origin.reader = ReaderVersion;
    origin.locked = !in.password.isEmpty();
    origin.outline = pdf->outline;
    origin.length = tools.settings.passageLength;
    origin.overlap = tools.settings.passageOverlap;
    in.passages = chunk(in.pages, origin.outline, {origin.length, origin.overlap}, tools.stop);
    if (tools.stop.stop_requested())
        return Error::cancelled();
    return Decision{"chunked", plural(in.passages.size(), "passage")};
}

Result<Decision> keep(Recognising &in, RecognisingTools &tools)
{
    if (!in.passages.isEmpty()) {
        in.document.status = DocumentStatus::Indexed;
        in.document.reason.clear();
    } else {
        in.document.status = DocumentStatus::Scanned;
        in.document.reason = QStringLiteral("No text was recognised in the pictures of this PDF; try other languages.");
    }
    in.document.seconds += double(in.clock.elapsed()) / 1000;
    const Result<Document> kept =
        LibraryRecognition(tools.library).keep(in.begun, in.entry, in.document, in.pages, in.passages, tools.stop);
    if (!kept)
        return kept.error();
    in.document = *kept;
    return Decision{"kept", plural(kept->coverage.ocr, "page") + QStringLiteral(" recognised")};
}

// clang-format off
constexpr RecognisingStep steps[] = {
    // id         title                    does            outcome -> next step
    {"choose",    "Choose the pages",      choose,         {{"some", "recognise"}, {"none", end}}},
    {"recognise", "Recognise the text",    recognisePages, {{"recognised", "chunk"}}},
    {"chunk",     "Cut into passages",     cut,            {{"chunked", "keep"}}},
    {"keep",      "Index",        keep,           {{"kept", end}}},
};
// clang-format on

constexpr RecognisingFlow flow{"recognise", "Recognising text", "Recognises the text in pictures of pages.", steps};

} // namespace

const RecognisingFlow &recognisingFlow()
{
    return flow;
}

Result<Document> recognise(DocumentId id, QueueId entry, const QString &password, Wanted wanted,
                           RecognisingTools &tools, const TraceSink &trace)
{
    Recognising in;
    in.clock.start();
    in.id = id;
    in.entry = entry;
    in.password = password;
    in.wanted = wanted;
    const Result<void> done = flow.run(in, tools, {trace, tools.stop});
    if (!done)
        return done.error();
    return in.document;
}

Result<Document> recogniseQueued(const Queued &entry, RecognisingTools &tools, const TraceSink &trace)
{
    const Wanted wanted = entry.every ? Wanted::Every : entry.again ? Wanted::Unread : Wanted::Untried;
    Result<Document> document = recognise(entry.document, entry.id, {}, wanted, tools, trace);
    if (document)
        return document;
    LibraryQueue queue(tools.library);
    switch (const Error &error = document.error(); error.code) {
    case Error::Cancelled:
    case Error::Storage:
    case Error::Busy:
        (void)queue.putBack({entry.id}); // if even that cannot be stored, it waits again after the next start
        break;
    case Error::NotFound:
    case Error::NeedsPassword:
    case Error::Unavailable:
        (void)(entry.again ? queue.fail(entry.id, error.message) : queue.done(entry.id));
        break;
    default:
        (void)queue.fail(entry.id, error.message);
    }
    return document;
}

QList<Page> withWhatWasRead(QList<Page> pages, const Document &known, const Library &library)
{
    const Result<QList<Page>> before = known.id > 0 ? library.pages(known.id) : QList<Page>();
    if (!before || before->size() != pages.size())
        return pages;
    for (qsizetype i = 0; i < pages.size(); ++i) {
        const Page &was = before->at(i);
        Page &page = pages[i];
        // The reader died or took too long on it, unlike before: that says nothing about the page.
        const bool isLost = page.status == PageStatus::Failed && page.reason != QLatin1String(GarbledReason);
        if (page.status == PageStatus::Empty && was.reason == QLatin1String(NothingRecognisedReason))
            page.reason = was.reason;
        if (page.status == PageStatus::Partly && was.reason == QLatin1String(NothingElseReason)) {
            page.status = was.status;
            page.reason = was.reason;
        }
        if (was.status != PageStatus::Ocr && !(isLost && hasOwnText(was.status)))
            continue;
        const Result<Page> kept = library.page(known.id, page.number);
        if (!kept)
            continue;
        if (isLost) {
            page = *kept;
            continue;
        }
        page.status = PageStatus::Ocr;
        page.reason.clear();
        page.text = kept->text;
        page.words = kept->words;
    }
    return pages;
}

} // namespace core

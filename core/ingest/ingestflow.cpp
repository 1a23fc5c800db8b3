#include "core/ingest/ingestflow.h"

#include "core/base/detachedcall.h"
#include "core/base/contenthash.h"
#include "core/base/plural.h"
#include "core/ingest/recognitionflow.h"
#include "core/chunking/chunker.h"
#include "core/language/lexicon.h"

#include <QDateTime>
#include <QFileInfo>
#include <QRegularExpression>

#include <algorithm>

namespace core {
namespace {

// Stores the document although it has no text, so that it is listed with the reason.
Decision refused(Ingesting &in, DocumentStatus status, const QString &reason)
{
    in.document.status = status;
    in.document.reason = reason;
    return {"refused", reason};
}

// Whether this content, or the previous file at this path, was read.
bool wasRead(const Document &document, const Library &library)
{
    return library.withHash(document.hash).status == DocumentStatus::Indexed ||
           library.withPlace(document.path).status == DocumentStatus::Indexed;
}

// Not a document, whatever its name: nothing is stored.
Error noPdf(const Ingesting &in, const IngestingTools &tools, const QString &why)
{
    const bool before = wasRead(in.document, tools.library);
    return {Error::Invalid, before ? why + QStringLiteral(" The text already read is kept.") : why, in.path};
}

} // namespace

Result<Decision> lookAtFile(Ingesting &in, IngestingTools &tools)
{
    const std::optional<QFileInfo> asked = askAboutFile(in.path, tools.stop);
    if (!asked)
        return Error::cancelled();
    const QFileInfo &file = *asked;
    if (!file.exists())
        return Error{
            Error::NotFound, QStringLiteral("There is no file “%1”; it may have been moved.").arg(in.path), {}};
    if (file.isDir())
        return Error{Error::NotFound, QStringLiteral("“%1” is a folder without PDFs.").arg(in.path), {}};
    if (!file.isFile())
        return Error{Error::NotFound, QStringLiteral("“%1” is not a regular file.").arg(in.path), {}};
    in.document.path = file.absoluteFilePath();
    in.document.title = file.fileName();
    in.document.bytes = file.size();
    in.written = file.lastModified();
    in.document.added = QDateTime::currentMSecsSinceEpoch();
    if (file.size() == 0)
        return noPdf(in, tools, QStringLiteral("This file is empty; copy or download it again."));

    const Result<QByteArray> hash = contentHash(in.path, tools.stop);
    if (!hash && hash.error().code == Error::Cancelled)
        return hash.error();
    if (!hash)
        return refused(in, DocumentStatus::Unreadable, hash.error().message);
    in.document.hash = *hash;

    const Document known = tools.library.withHash(*hash);
    if (known.id == 0 || known.status != DocumentStatus::Indexed || in.again)
        return Decision{"new", {}};
    LibraryQueue queue(tools.library);
    const bool isThere = known.places.contains(in.document.path) && !known.missing.contains(in.document.path);
    const Result<void> settled =
        isThere ? queue.done(tools.entry) : queue.keepPlace(tools.entry, known.id, in.document.path);
    if (!settled)
        return settled.error();
    const Result<Document> now = tools.library.document(known.id);
    in.document = now ? *now : known;
    return Decision{"known", QStringLiteral("the same content is already in the library")};
}

namespace {

Decision refusedForError(Ingesting &in, const Error &error)
{
    return refused(in, error.code == Error::NeedsPassword ? DocumentStatus::NeedsPassword : DocumentStatus::Unreadable,
                   error.message);
}

// Many programs put a number, a file name or their own name in the title field.
bool saysWhatItIs(const QString &title)
{
    static const QRegularExpression byAProgram(
        QStringLiteral(
            "^(microsoft (word|powerpoint|excel)|untitled|document ?\\d*$|slide ?\\d*$|powerpoint|layout ?\\d*$)|"
            "\\.(pdf|docx?|xlsx?|pptx?|rtf|tex|dvi|e?ps|indd|qxd|html?|pages|odt)$"),
        QRegularExpression::CaseInsensitiveOption);
    const auto letters = std::count_if(title.begin(), title.end(), [](QChar c) { return c.isLetter(); });
    const qsizetype length = title.simplified().size();
    return length >= 3 && length <= 200 && letters * 2 > length && !byAProgram.match(title.simplified()).hasMatch();
}

// An author must not be a program, a filing service, a website, or a placeholder.
bool saysWho(const QString &author)
{
    static const QRegularExpression site(QStringLiteral("^\\S+\\.(com|net|org)$"));
    const QString name = author.simplified().toLower();
    const QSet<QString> &services = lexicon().words("filing-services");
    return saysWhatItIs(author) && !lexicon().words("no-authors").contains(name) && !site.match(name).hasMatch() &&
           std::none_of(services.begin(), services.end(),
                        [&](const QString &service) { return name.startsWith(service); });
}

QString firstFailure(const QList<Page> &pages)
{
    for (const Page &page : pages) {
        if (page.status == PageStatus::Failed)
            return QStringLiteral("on page %1, %2").arg(page.number).arg(page.reason);
    }
    return {};
}

// Otherwise parts of one content would be stored under the hash of another, and never be read again.
bool hasChanged(const Ingesting &in, const IngestingTools &tools)
{
    const std::optional<QFileInfo> now = askAboutFile(in.path, tools.stop);
    return now && now->exists() && (now->size() != in.document.bytes || now->lastModified() != in.written);
}

// Tries the given password first; without one, tries whether the document needs one at all.
Result<ReadPdf> readWithPasswords(Ingesting &in, const IngestingTools &tools, const PageRead &pageRead)
{
    Result<ReadPdf> first = readPdf(in.path, in.password, pageRead, tools.stop, tools.limits, tools.spare);
    const bool locked = !first && first.error().code == Error::NeedsPassword;
    QString fits = first ? in.password : QString();
    QStringList tried{in.password, QString()};
    for (const QString &password : locked &&tools.passwords ? tools.passwords(in.document.hash) : QStringList()) {
        if (tried.contains(password))
            continue;
        tried.append(password);
        Result<ReadPdf> next = readPdf(in.path, password, pageRead, tools.stop, tools.limits, tools.spare);
        if (!next && next.error().code == Error::NeedsPassword)
            continue;
        first = std::move(next);
        fits = password;
        break;
    }
    in.document.origin.locked = first && !fits.isEmpty();
    if (in.document.origin.locked && tools.opened)
        tools.opened(in.document.hash, fits);
    return first;
}

} // namespace

Result<Decision> readPages(Ingesting &in, IngestingTools &tools)
{
    const auto pageRead = [&](int read, int of) {
        tools.trace(StepProgress{QStringLiteral("page %1 of %2").arg(read).arg(of), read, of});
    };
    Result<ReadPdf> pdf = readWithPasswords(in, tools, pageRead);
    const bool isOfTheFile = !pdf && (pdf.error().code == Error::NeedsPassword ||
                                      pdf.error().code == Error::Unreadable || pdf.error().code == Error::Invalid);
    if (!pdf && !isOfTheFile)
        return pdf.error();
    if (hasChanged(in, tools))
        return Error{Error::Unreadable,
                     QStringLiteral("The file changed while it was being read; add it again when it is complete."),
                     in.path};
    if (!pdf && pdf.error().code == Error::Invalid)
        return noPdf(in, tools, pdf.error().message);
    in.document.origin.reader = ReaderVersion; // a later version may succeed
    if (!pdf)
        return refusedForError(in, pdf.error());
    in.pdf = *std::move(pdf);
    in.document.origin.outline = in.pdf.outline;
    in.pdf.pages = withWhatWasRead(std::move(in.pdf.pages), tools.library.withHash(in.document.hash), tools.library);
    in.document.pages = int(in.pdf.pages.size());
    if (saysWhatItIs(in.pdf.title))
        in.document.title = in.pdf.title.simplified();
    if (saysWho(in.pdf.author))
        in.document.author = in.pdf.author.simplified();

    const auto count = [&](PageStatus status) {
        return std::count_if(in.pdf.pages.cbegin(), in.pdf.pages.cend(),
                             [&](const Page &page) { return page.status == status; });
    };
    if (const auto withText = count(PageStatus::Text) + count(PageStatus::Partly) + count(PageStatus::Ocr);
        withText > 0)
        return Decision{"text", QStringLiteral("%1 of %2 pages have text").arg(withText).arg(in.document.pages)};
    if (count(PageStatus::Failed) > 0)
        return refused(in, DocumentStatus::Failed,
                       QStringLiteral("No page of this PDF could be read: %1.").arg(firstFailure(in.pdf.pages)));
    const bool pictures = std::any_of(in.pdf.pages.cbegin(), in.pdf.pages.cend(),
                                      [](const Page &page) { return !page.reason.isEmpty(); });
    return refused(
        in, DocumentStatus::Scanned,
        pictures
            ? QStringLiteral("This PDF contains pictures of pages but no text; run OCR to make its text searchable.")
            : QStringLiteral("This PDF has no text on any page."));
}

namespace {

Result<Decision> cut(Ingesting &in, IngestingTools &tools)
{
    in.document.origin.length = tools.settings.passageLength;
    in.document.origin.overlap = tools.settings.passageOverlap;
    in.passages =
        chunk(in.pdf.pages, in.pdf.outline, {tools.settings.passageLength, tools.settings.passageOverlap}, tools.stop);
    if (tools.stop.stop_requested())
        return Error::cancelled();
    if (in.passages.isEmpty())
        return refused(in, DocumentStatus::Failed,
                       QStringLiteral("The pages of this PDF contain nothing that can be searched."));
    return Decision{"chunked", plural(in.passages.size(), "passage")};
}

Result<Decision> keep(Ingesting &in, IngestingTools &tools)
{
    const bool refusedNow = in.document.status != DocumentStatus::Waiting;
    if (refusedNow && wasRead(in.document, tools.library))
        return Error{in.document.status == DocumentStatus::NeedsPassword ? Error::NeedsPassword : Error::Unreadable,
                     in.document.reason + QStringLiteral(" The text already read is kept."), in.document.path};
    if (!refusedNow)
        in.document.status = DocumentStatus::Indexed;
    in.document.seconds = double(in.clock.elapsed()) / 1000;
    const Result<Document> kept =
        LibraryQueue(tools.library).keep(tools.entry, in.document, in.pdf.pages, in.passages, tools.stop);
    if (!kept)
        return kept.error();
    in.document = *kept;
    return Decision{"kept", plural(kept->passages, "passage")};
}

// clang-format off
constexpr IngestingStep steps[] = {
    // id     title                does        outcome -> next step
    {"look",  "Look at the file",  lookAtFile, {{"new", "read"}, {"known", end}, {"refused", "keep"}}},
    {"read",  "Read the pages",    readPages,  {{"text", "chunk"}, {"refused", "keep"}}},
    {"chunk", "Cut into passages", cut,        {{"chunked", "keep"}, {"refused", "keep"}}},
    {"keep",  "Index",    keep,       {{"kept", end}}},
};
// clang-format on

constexpr IngestingFlow flow{"ingest", "Adding a PDF", "Reads a PDF and stores its passages.", steps};

} // namespace

const IngestingFlow &ingestingFlow()
{
    return flow;
}

Result<Document> ingest(const QString &path, const QString &password, bool again, IngestingTools &tools,
                        const TraceSink &trace)
{
    Ingesting in;
    in.clock.start();
    in.path = path;
    in.password = password;
    in.again = again;
    const Result<void> done = flow.run(in, tools, {trace, tools.stop});
    if (!done)
        return done.error();
    return in.document;
}

Result<Document> ingestQueued(const Queued &entry, const QString &password, IngestingTools &tools,
                              const TraceSink &trace)
{
    tools.entry = entry.id;
    Result<Document> document = ingest(entry.path, password, entry.again, tools, trace);
    if (document)
        return document;
    LibraryQueue queue(tools.library);
    const Error &error = document.error();
    if (error.code == Error::Cancelled || saysNothingOfTheFile(error))
        (void)queue.putBack({entry.id}); // if even that cannot be stored, it waits again after the next start
    else
        (void)queue.fail(entry.id, error.message);
    return document;
}

bool saysNothingOfTheFile(const Error &error)
{
    return error.code == Error::Storage || error.code == Error::Busy || error.code == Error::Unavailable;
}

} // namespace core

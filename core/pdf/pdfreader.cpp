#include "core/pdf/pdfreader.h"

#include "core/base/detachedcall.h"
#include "core/pdf/messages.h"
#include "core/workers/workerprocess.h"

#include <QFile>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <limits>
#include <memory>
#include <optional>
#include <sys/stat.h>
#include <unistd.h>
#include <vector>

namespace core {
namespace {

using namespace protocol;
using Event = WorkerProcess::Event;
using Clock = std::chrono::steady_clock;

constexpr WorkerProgram reader{"attest-pdf", "ATTEST_PDF", "reads PDFs"};
constexpr qint64 MaxFile = 4ll << 30;
constexpr int MaxDeaths = 3;        // reader crashes per document
constexpr int ReservedPages = 4096; // pages reserved before they arrive: a document may claim any number
constexpr int WordSize = 8;         // characters whose memory equals that of a word and its box
constexpr int PageSize = 150;       // characters whose memory equals that of a page without words
constexpr int LeastRange = 20;      // pages for which opening the document again pays off

class OpenFile
{
public:
    explicit OpenFile(int descriptor) : m_descriptor(descriptor) {}
    OpenFile(OpenFile &&other) noexcept : m_descriptor(std::exchange(other.m_descriptor, -1)) {}
    OpenFile &operator=(OpenFile &&) = delete;
    ~OpenFile()
    {
        if (m_descriptor >= 0)
            ::close(m_descriptor);
    }

    int descriptor() const { return m_descriptor; }

private:
    int m_descriptor;
};

Error errorOfOpening(const QString &path, int error)
{
    const QString detail = path + QStringLiteral(": ") + QString::fromLocal8Bit(std::strerror(error));
    if (error == ENOENT || error == ENOTDIR)
        return {Error::NotFound, QStringLiteral("The file is no longer there; add it again from its new location."),
                detail};
    if (error == EMFILE || error == ENFILE || error == ENOMEM) // not the file's fault
        return {Error::Unavailable,
                QStringLiteral("There are too many files open; close other programs, then try again."), detail};
    if (error == EACCES || error == EPERM)
        return unreadable(
            QStringLiteral("You do not have permission to read this file; ask its owner for it, or copy the file."),
            detail);
    return unreadable(QStringLiteral("The file cannot be opened; check that its drive is connected, then try again."),
                      detail);
}

Result<OpenFile> opened(const QString &path)
{
    // Non-blocking, because opening a pipe of that name would wait for a writer.
    OpenFile file(::open(QFile::encodeName(path).constData(), O_RDONLY | O_CLOEXEC | O_NONBLOCK | O_NOCTTY));
    if (file.descriptor() < 0)
        return errorOfOpening(path, errno);
    struct stat status
    {
    };
    if (fstat(file.descriptor(), &status) != 0)
        return errorOfOpening(path, errno);
    if (S_ISDIR(status.st_mode))
        return Error{Error::NotFound, QStringLiteral("This is a folder, not a PDF; choose the files in it."), path};
    if (!S_ISREG(status.st_mode))
        return unreadable(QStringLiteral("This is not a file that can be read; choose a PDF."), path);
    if (status.st_size == 0)
        return unreadable(QStringLiteral("The file is empty; copy or download it again."), path);
    if (status.st_size > MaxFile)
        return unreadable(QStringLiteral("The file is larger than 4 GB; split it into smaller ones."), path);
    return file;
}

Result<OpenFile> openFile(const QString &path, const std::stop_token &stop)
{
    auto file = callDetached([path] { return opened(path); }, stop);
    return file ? *std::move(file) : Error::cancelled();
}

// ---- Reading: with one reader after the other, until every page has been tried; a large document with several at
// once, as long as nothing goes wrong.

// Consecutive pages read by one reader. All ranges together cover all pages, in order; the reader of the last one also
// sends the outline.
struct PageRange
{
    int first = 1;
    int last = std::numeric_limits<int>::max(); // unknown before the document is opened
    QList<Page> pages;
    std::optional<WorkerProcess> process;
    bool opened = false; // opened by this process
    bool done = false;
    Clock::time_point heard;

    int next() const { return first + static_cast<int>(pages.size()); }
    int left() const { return done ? 0 : last - next() + 1; }
};

class Reading
{
public:
    Reading(const QString &password, const PageRead &pageRead, std::stop_token stop, const PdfLimits &limits,
            SpareReaders *spare)
        : m_password(password),
          m_pageRead(pageRead),
          m_stop(std::move(stop)),
          m_limits(limits),
          m_spare(spare),
          m_until(Clock::now() + std::chrono::seconds(limits.secondsForDocument))
    {
        m_ranges.push_back(std::make_unique<PageRange>());
    }
    ~Reading() { giveBack(m_taken); }
    Reading(const Reading &) = delete;
    Reading &operator=(const Reading &) = delete;

    Result<ReadPdf> run(int document)
    {
        while (!isDone()) {
            shareOut();
            if (const Result<void> started = startReaders(document); !started)
                return started.error();
            if (const Result<void> listened = listen(); !listened)
                return listened.error();
        }
        for (const auto &range : m_ranges)
            m_read.pages += std::move(range->pages);
        return std::move(m_read);
    }

private:
    const QString &m_password;
    const PageRead &m_pageRead;
    std::stop_token m_stop;
    const PdfLimits &m_limits;
    SpareReaders *const m_spare; // null: there are none
    int m_taken = 0;             // number of spare readers taken
    bool m_mayShare = true;
    ReadPdf m_read;
    std::vector<std::unique_ptr<PageRange>> m_ranges;
    int m_turn = 0;  // reader that is listened to first
    int m_pages = 0; // 0: not known yet
    int m_deaths = 0;
    qint64 m_characters = 0;
    Clock::time_point m_until;

    bool isLate() const { return Clock::now() >= m_until; }
    bool isDone() const
    {
        return std::all_of(m_ranges.begin(), m_ranges.end(), [](const auto &range) { return range->done; });
    }
    PageRange &front() const // first range, up to which everything is read; always exists
    {
        return **std::find_if(m_ranges.begin(), m_ranges.end(), [](const auto &range) { return !range->done; });
    }

    Clock::time_point silentAt(const PageRange &range) const
    {
        return std::min(m_until, range.heard + std::chrono::seconds(std::max(m_limits.secondsWithoutPage, 1)));
    }

    // Gives half of the largest range to each spare reader.
    void shareOut()
    {
        while (m_spare && m_mayShare && m_pages > 0) {
            const auto largest = std::max_element(m_ranges.begin(), m_ranges.end(),
                                                  [](const auto &a, const auto &b) { return a->left() < b->left(); });
            PageRange &range = **largest;
            if (range.left() < 2 * LeastRange || !m_spare->take())
                return;
            ++m_taken;
            auto half = std::make_unique<PageRange>();
            half->last = range.last;
            half->first = range.last - range.left() / 2 + 1;
            range.last = half->first - 1;
            m_ranges.insert(largest + 1, std::move(half));
        }
    }

    void giveBack(int readers)
    {
        for (; readers > 0; --readers, --m_taken)
            m_spare->giveBack();
    }

    void giveBackUnused()
    {
        const auto used = std::count_if(m_ranges.begin(), m_ranges.end(), [](const auto &each) { return !each->done; });
        giveBack(m_taken - std::max(0, static_cast<int>(used) - 1));
    }

    // If anything goes wrong: keeps what was read in order, and reads the rest as if there had been no other reader.
    void readByOne()
    {
        m_mayShare = false;
        const auto behind =
            std::find_if(m_ranges.begin(), m_ranges.end(), [](const auto &range) { return !range->done; }) + 1;
        for (auto range = behind; range != m_ranges.end(); ++range) {
            for (const Page &page : std::as_const((*range)->pages))
                m_characters -= sizeOf(page);
        }
        m_ranges.erase(behind, m_ranges.end());
        m_ranges.back()->last = m_pages;
        giveBackUnused();
    }

    Result<void> startReaders(int document)
    {
        for (const auto &range : m_ranges) {
            if (range->done || range->process)
                continue;
            Result<WorkerProcess> process = WorkerProcess::start(
                reader, document, requestMessage(Task::Read, range->next(), 1, m_password, m_limits));
            if (!process && range.get() == &front())
                return process.error();
            if (!process) {
                readByOne();
                return {};
            }
            range->process.emplace(*std::move(process));
            range->opened = false;
            range->heard = Clock::now();
        }
        return {};
    }

    // The next reader to send something, or the one that has been silent longest.
    PageRange &speaker()
    {
        std::vector<PageRange *> ranges;
        std::vector<WorkerProcess *> processes;
        for (const auto &range : m_ranges) {
            if (range->done)
                continue;
            ranges.push_back(range.get());
            processes.push_back(&*range->process);
        }
        PageRange *silent =
            *std::min_element(ranges.begin(), ranges.end(), [](auto *a, auto *b) { return a->heard < b->heard; });
        if (ranges.size() == 1)
            return *silent;
        m_turn = WorkerProcess::firstToSpeak(processes, m_turn + 1, silentAt(*silent), m_stop);
        return m_turn < 0 ? *silent : *ranges[static_cast<std::size_t>(m_turn)];
    }

    // An Error ends all reading; the death of a reader does not.
    Result<void> listen()
    {
        PageRange &range = speaker();
        const auto patience = std::chrono::ceil<std::chrono::milliseconds>(silentAt(range) - Clock::now());
        const Event event =
            range.process->next(longestMessage(m_limits), std::max(patience, std::chrono::milliseconds(0)), m_stop);
        if (event == Event::Stopped)
            return Error::cancelled();
        if (isLate() && m_pages > 0) {
            readByOne();
            keepRestFailed(QStringLiteral("the document took too long to read"));
            return {};
        }
        if (event != Event::Message)
            return died(event, range);
        range.heard = Clock::now();
        Decoder in(range.process->message());
        const auto kind = in.number<Kind>();
        if (kind == Kind::Refused && !range.opened && m_pages == 0)
            return errorOf(in.number<Refusal>(), !m_password.isEmpty());
        return take(kind, in, range) ? Result<void>() : died(Event::Nonsense, range);
    }

    // False for an unexpected message.
    bool take(Kind kind, Decoder &in, PageRange &range)
    {
        switch (kind) {
        case Kind::Opened: {
            PdfOpened document;
            if (range.opened || !decode(in, document) || (m_pages != 0 && document.pages != m_pages))
                return false;
            if (m_pages == 0)
                range.last = document.pages;
            m_pages = document.pages;
            m_read.title = document.title;
            m_read.author = document.author;
            range.pages.reserve(std::min(range.last - range.first + 1, ReservedPages));
            return range.opened = true;
        }
        case Kind::PageRead: {
            Page page;
            if (!range.opened || !decode(in, m_limits, page) || page.number != range.next() || page.number > range.last)
                return false;
            m_characters += sizeOf(page);
            keep(range, std::move(page));
            if (m_characters > m_limits.documentText)
                endWithinLimits(range);
            else if (range.left() == 0 && range.last < m_pages)
                end(range);
            return true;
        }
        case Kind::Outline: {
            QList<OutlineItem> outline;
            if (!range.opened || range.next() <= m_pages || !decode(in, m_pages, outline))
                return false;
            m_read.outline = std::move(outline);
            return true;
        }
        case Kind::Done:
            if (!range.opened || range.next() <= m_pages)
                return false;
            end(range);
            return true;
        default:
            return false;
        }
    }

    static qint64 sizeOf(const Page &page)
    {
        return PageSize + page.label.size() + page.text.size() + WordSize * page.words.size();
    }

    // Pages read ahead by others may exceed a limit that the pages in order do not.
    void endWithinLimits(const PageRange &range)
    {
        const bool isFront = &range == &front();
        readByOne();
        if (isFront && m_characters > m_limits.documentText)
            keepRestFailed(QStringLiteral("the document has more text than can be stored"));
    }

    void end(PageRange &range)
    {
        range.done = true;
        range.process.reset();
        giveBackUnused();
    }

    void keep(PageRange &range, Page page)
    {
        range.pages.append(std::move(page));
        if (!m_pageRead)
            return;
        int read = 0;
        for (const auto &each : m_ranges)
            read += static_cast<int>(each->pages.size());
        const Clock::time_point before = Clock::now();
        m_pageRead(read, m_pages);
        const auto held = Clock::now() - before; // the callback may block for as long as the user pauses
        m_until += held;
        for (const auto &each : m_ranges)
            each->heard += held;
    }

    Result<void> died(Event event, PageRange &range)
    {
        const QString detail = event == Event::Silent     ? QStringLiteral("no response for too long")
                               : event == Event::Nonsense ? QStringLiteral("an unexpected message")
                                                          : range.process->ending();
        if (m_pages == 0)
            return event == Event::Silent
                       ? unreadable(
                             QStringLiteral("The PDF takes too long to open; save a fresh copy with another program."),
                             detail)
                       : readerFailed(detail);
        if (range.next() > m_pages) { // only the outline is missing
            end(range);
            return {};
        }
        const bool isFront = &range == &front();
        readByOne();
        if (!isFront)
            return {};
        ++m_deaths;
        if (range.opened)
            keepFailed(event == Event::Silent ? QStringLiteral("the page took too long to read")
                                              : QStringLiteral("the reader crashed on this page"));
        if (m_deaths == MaxDeaths || !range.opened)
            keepRestFailed(QStringLiteral("the reader crashed on earlier pages and did not get this far"));
        range.process.reset();
        range.done = range.next() > m_pages;
        return {};
    }

    void keepRestFailed(const QString &reason)
    {
        PageRange &range = front();
        while (range.next() <= m_pages)
            keepFailed(reason);
        end(range);
    }

    void keepFailed(const QString &reason)
    {
        PageRange &range = front();
        Page page;
        page.number = range.next();
        page.label = QString::number(page.number);
        page.status = PageStatus::Failed;
        page.reason = reason;
        keep(range, std::move(page));
    }
};

} // namespace

Result<ReadPdf> readPdf(const QString &path, const QString &password, const PageRead &pageRead, std::stop_token stop,
                        const PdfLimits &limits, SpareReaders *spare)
{
    const Result<OpenFile> file = openFile(path, stop);
    if (!file)
        return file.error();
    return Reading(password, pageRead, std::move(stop), limits, spare).run(file->descriptor());
}

Result<PageImage> renderPage(const QString &path, const QString &password, int page, double scale, std::stop_token stop,
                             const PdfLimits &limits)
{
    const Result<OpenFile> file = openFile(path, stop);
    if (!file)
        return file.error();
    Result<WorkerProcess> process =
        WorkerProcess::start(reader, file->descriptor(), requestMessage(Task::Render, page, scale, password, limits));
    if (!process)
        return process.error();
    const Event event = process->next(std::size_t(MaxPixels) * 4 + 64,
                                      std::chrono::seconds(std::max(limits.secondsWithoutPage, 1)), stop);
    if (event == Event::Stopped)
        return Error::cancelled();
    if (event == Event::Silent)
        return unreadable(QStringLiteral("The page takes too long to draw; open the PDF in another program."));
    if (event != Event::Message)
        return readerFailed(process->ending());
    Decoder in(process->message());
    const auto kind = in.number<Kind>();
    if (kind == Kind::Refused)
        return errorOf(in.number<Refusal>(), !password.isEmpty());
    PageImage image;
    if (kind != Kind::Image || !decode(in, image))
        return readerFailed(QStringLiteral("a message that is not a picture"));
    return image;
}

} // namespace core

#include "core/pdf/pdfreader.h"

#include "core/base/detachedcall.h"
#include "core/pdf/messages.h"
#include "core/workers/workerprocess.h"

#include <QFile>

#include <algorithm>
#include <cerrno>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace core {
namespace {

using namespace protocol;
using Event = WorkerProcess::Event;
using Clock = std::chrono::steady_clock;

constexpr WorkerProgram reader{"attest-pdf", "ATTEST_PDF", "reads PDFs"};
constexpr qint64 MaxFile = 4ll << 30;
constexpr int MaxDeaths = 3;        // of readers of one document
constexpr int ReservedPages = 4096; // before they are there: a document may promise any number
constexpr int WordSize = 8;         // characters that take the memory of a word and its box, and
constexpr int PageSize = 150;       // of a page without any

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
        return {Error::NotFound, QStringLiteral("The file is no longer there; add it again from where it is now."),
                detail};
    if (error == EMFILE || error == ENFILE || error == ENOMEM) // says nothing of the file
        return {Error::Unavailable,
                QStringLiteral("There are too many files open; close other programs, then try again."), detail};
    if (error == EACCES || error == EPERM)
        return unreadable(QStringLiteral("You may not read this file; ask its owner for permission, or copy it."),
                          detail);
    return unreadable(QStringLiteral("The file cannot be opened; check that its drive is connected, then try again."),
                      detail);
}

Result<OpenFile> opened(const QString &path)
{
    // Not blocking: a pipe of that name would wait for its writer.
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

// ---- Reading: one reader after the other, until every page has been tried.

class Reading
{
public:
    Reading(const QString &password, const PageRead &pageRead, std::stop_token stop, const PdfLimits &limits)
        : m_password(password),
          m_pageRead(pageRead),
          m_stop(std::move(stop)),
          m_limits(limits),
          m_until(Clock::now() + std::chrono::seconds(limits.secondsForDocument))
    {
    }

    Result<ReadPdf> run(int document)
    {
        while (!m_done) {
            Result<WorkerProcess> process =
                WorkerProcess::start(reader, document, requestMessage(Task::Read, nextPage(), 1, m_password, m_limits));
            if (!process)
                return process.error();
            if (const Result<void> listened = listen(*process); !listened)
                return listened.error();
        }
        return std::move(m_read);
    }

private:
    const QString &m_password;
    const PageRead &m_pageRead;
    std::stop_token m_stop;
    const PdfLimits &m_limits;
    ReadPdf m_read;
    int m_pages = 0; // 0: not yet known
    int m_deaths = 0;
    qint64 m_characters = 0;
    Clock::time_point m_until;
    bool m_done = false;

    int nextPage() const { return static_cast<int>(m_read.pages.size()) + 1; }

    bool isLate() const { return Clock::now() >= m_until; }

    std::chrono::milliseconds patience() const
    {
        const auto left = std::chrono::ceil<std::chrono::milliseconds>(m_until - Clock::now());
        return std::min<std::chrono::milliseconds>(std::chrono::seconds(std::max(m_limits.secondsWithoutPage, 1)),
                                                   std::max(left, std::chrono::milliseconds(0)));
    }

    // An Error is the end of all reading; a reader that dies is not.
    Result<void> listen(WorkerProcess &process)
    {
        bool opened = false;
        while (!m_done) {
            const Event event = process.next(longestMessage(m_limits), patience(), m_stop);
            if (event == Event::Stopped)
                return Error::cancelled();
            if (isLate() && m_pages > 0) {
                keepRestFailed(QStringLiteral("the document took too long to read"));
                return {};
            }
            if (event != Event::Message)
                return died(event, process, opened);
            Decoder in(process.message());
            const auto kind = in.number<Kind>();
            if (kind == Kind::Refused && !opened && m_pages == 0)
                return errorOf(in.number<Refusal>(), !m_password.isEmpty());
            if (!take(kind, in, opened))
                return died(Event::Nonsense, process, opened);
        }
        return {};
    }

    // False for a message that should not be.
    bool take(Kind kind, Decoder &in, bool &opened)
    {
        switch (kind) {
        case Kind::Opened: {
            PdfOpened document;
            if (opened || !decode(in, document) || (m_pages != 0 && document.pages != m_pages))
                return false;
            m_pages = document.pages;
            m_read.title = document.title;
            m_read.author = document.author;
            m_read.pages.reserve(std::min(m_pages, ReservedPages));
            return opened = true;
        }
        case Kind::PageRead: {
            Page page;
            if (!opened || !decode(in, m_limits, page) || page.number != nextPage() || page.number > m_pages)
                return false;
            m_characters += PageSize + page.label.size() + page.text.size() + WordSize * page.words.size();
            keep(std::move(page));
            if (m_characters > m_limits.documentText)
                keepRestFailed(QStringLiteral("the document has more text than can be kept"));
            return true;
        }
        case Kind::Outline: {
            QList<OutlineItem> outline;
            if (!opened || nextPage() <= m_pages || !decode(in, m_pages, outline))
                return false;
            m_read.outline = std::move(outline);
            return true;
        }
        case Kind::Done:
            m_done = opened && nextPage() > m_pages;
            return m_done;
        default:
            return false;
        }
    }

    void keep(Page page)
    {
        m_read.pages.append(std::move(page));
        if (!m_pageRead)
            return;
        const Clock::time_point before = Clock::now();
        m_pageRead(static_cast<int>(m_read.pages.size()), m_pages);
        m_until += Clock::now() - before; // who is told may hold it up, as long as the user pauses
    }

    Result<void> died(Event event, WorkerProcess &process, bool opened)
    {
        const QString detail = event == Event::Silent     ? QStringLiteral("silent for too long")
                               : event == Event::Nonsense ? QStringLiteral("a message that should not be")
                                                          : process.ending();
        if (m_pages == 0)
            return event == Event::Silent
                       ? unreadable(
                             QStringLiteral("The PDF takes too long to open; save a fresh copy with another program."),
                             detail)
                       : readerFailed(detail);
        if (nextPage() > m_pages) { // only the outline is missing
            m_done = true;
            return {};
        }
        ++m_deaths;
        if (opened)
            keepFailed(event == Event::Silent ? QStringLiteral("the page took too long to read")
                                              : QStringLiteral("the reader crashed on this page"));
        if (m_deaths == MaxDeaths || !opened)
            keepRestFailed(QStringLiteral("the reader crashed on earlier pages and did not come this far"));
        m_done = nextPage() > m_pages;
        return {};
    }

    void keepRestFailed(const QString &reason)
    {
        while (nextPage() <= m_pages)
            keepFailed(reason);
        m_done = true;
    }

    void keepFailed(const QString &reason)
    {
        Page page;
        page.number = nextPage();
        page.label = QString::number(page.number);
        page.status = PageStatus::Failed;
        page.reason = reason;
        keep(std::move(page));
    }
};

} // namespace

Result<ReadPdf> readPdf(const QString &path, const QString &password, const PageRead &pageRead, std::stop_token stop,
                        const PdfLimits &limits)
{
    const Result<OpenFile> file = openFile(path, stop);
    if (!file)
        return file.error();
    return Reading(password, pageRead, std::move(stop), limits).run(file->descriptor());
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
        return readerFailed(QStringLiteral("a message that is no picture"));
    return image;
}

} // namespace core

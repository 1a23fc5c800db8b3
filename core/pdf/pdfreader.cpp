#include "core/pdf/pdfreader.h"

#include "core/pdf/protocol.h"
#include "core/pdf/readerprocess.h"

#include <QFile>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <fcntl.h>
#include <sys/stat.h>
#include <unistd.h>

namespace core {
namespace {

using namespace protocol;
using Event = ReaderProcess::Event;

constexpr qint64 MaxFile = 4ll << 30;
constexpr int MaxDeaths = 3; // of readers of one document

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

Error unreadable(const QString &message, const QString &detail = {})
{
    return {Error::Unreadable, message, detail};
}

Error errorOfOpening(const QString &path, int error)
{
    const QString detail = path + QStringLiteral(": ") + QString::fromLocal8Bit(std::strerror(error));
    if (error == ENOENT || error == ENOTDIR)
        return {Error::NotFound, QStringLiteral("The file is no longer there; add it again from where it is now."),
                detail};
    if (error == EACCES || error == EPERM)
        return unreadable(QStringLiteral("You may not read this file; ask its owner for permission, or copy it."),
                          detail);
    return unreadable(QStringLiteral("The file cannot be opened; check that its drive is connected, then try again."),
                      detail);
}

Result<OpenFile> openFile(const QString &path)
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

std::string encoded(Task task, int page, double scale, const QString &password, const PdfLimits &limits)
{
    const QByteArray secret = password.toUtf8().left(MaxPassword);
    Encoder request(Kind::Request);
    request.number(Version);
    request.number(task);
    request.number(static_cast<std::uint32_t>(std::max(page, 1)));
    request.number(static_cast<std::uint32_t>(std::max(limits.secondsWithoutPage, 1)));
    request.number(static_cast<std::uint64_t>(std::max<qint64>(limits.memory, 0)));
    request.number(static_cast<std::uint32_t>(std::clamp<qint64>(limits.pageText, 1, 64 << 20)));
    request.number(scale);
    request.number(static_cast<std::uint32_t>(secret.size()));
    request.bytes(secret.constData(), static_cast<std::size_t>(secret.size()));
    return request.finished();
}

QString toString(std::string_view units)
{
    QString text(static_cast<qsizetype>(units.size() / sizeof(QChar)), Qt::Uninitialized);
    if (!units.empty())
        std::memcpy(text.data(), units.data(), units.size());
    return text;
}

Error nonsense(const QString &detail)
{
    return unreadable(QStringLiteral("The PDF reader failed on this file; save a fresh copy with another program."),
                      detail);
}

Error errorOf(Refusal refusal, bool passwordGiven)
{
    switch (refusal) {
    case Refusal::NeedsPassword:
        return {Error::NeedsPassword,
                passwordGiven ? QStringLiteral("The password is wrong; type it again.")
                              : QStringLiteral("The PDF is locked; type its password."),
                {}};
    case Refusal::NotPdf:
        return unreadable(QStringLiteral("This is not a PDF; choose another file."));
    case Refusal::Damaged:
        return unreadable(QStringLiteral("The PDF is damaged and cannot be opened; get a fresh copy of it."));
    case Refusal::NoSuchPage:
        return {Error::NotFound, QStringLiteral("The PDF does not have this page; read the document again."), {}};
    case Refusal::TooMuchMemory:
        return unreadable(
            QStringLiteral("The PDF needs more memory than a reader may have; split it into smaller ones."));
    case Refusal::NoSandbox:
        return {Error::Unavailable,
                QStringLiteral("This system does not let the PDF reader lock itself in, so it does not read; "
                               "use a Linux kernel with seccomp."),
                {}};
    }
    return nonsense(QStringLiteral("an unknown refusal"));
}

// ---- Messages to values. What is wrong in them is a defect of the reader, or the work of the document.

struct Opened
{
    int pages = 0;
    QString title;
    QString author;
};

bool decode(Decoder &in, Opened &opened)
{
    const auto pages = in.number<std::uint32_t>();
    opened.title = toString(in.text(MaxTitle));
    opened.author = toString(in.text(MaxTitle));
    opened.pages = static_cast<int>(std::min(pages, MaxPages + 1));
    return in.atEnd() && pages >= 1 && pages <= MaxPages && opened.title.isValidUtf16() && opened.author.isValidUtf16();
}

// Words follow each other in the text, with a separator between.
bool decodeWords(std::string_view records, qsizetype textLength, QList<core::Word> &words)
{
    const std::size_t count = records.size() / sizeof(protocol::Word);
    words.reserve(static_cast<qsizetype>(count));
    qint64 end = -1;
    for (std::size_t i = 0; i < count; ++i) {
        protocol::Word word;
        std::memcpy(&word, records.data() + i * sizeof word, sizeof word);
        if (word.from <= end || word.length <= 0 || qint64(word.from) + word.length > textLength)
            return false;
        if (!std::isfinite(word.left + word.top + word.right + word.bottom + word.size))
            return false;
        end = qint64(word.from) + word.length;
        words.append({word.from, word.length, {word.left, word.top, word.right, word.bottom}, word.size});
    }
    return true;
}

QString reasonOf(PageState state)
{
    switch (state) {
    case PageState::OnlyPictures:
        return QString::fromLatin1(OnlyPicturesReason);
    case PageState::Damaged:
        return QStringLiteral("the page is damaged");
    case PageState::TooMuchMemory:
        return QStringLiteral("the page needs more memory than a reader may have");
    default:
        return {};
    }
}

bool decode(Decoder &in, qint64 mostText, Page &page)
{
    page.number = static_cast<int>(std::min(in.number<std::uint32_t>(), MaxPages + 1));
    page.width = in.number<float>();
    page.height = in.number<float>();
    page.rotation = in.number<std::int32_t>();
    const auto state = in.number<PageState>();
    page.label = toString(in.text(MaxTitle));
    page.text = toString(in.text(static_cast<std::size_t>(mostText)));
    const std::size_t count = in.number<std::uint32_t>();
    const std::string_view records = in.bytes(count * sizeof(protocol::Word));
    if (!in.atEnd() || state > PageState::TooMuchMemory || page.rotation < 0 || page.rotation > 270 ||
        page.rotation % 90 != 0 || !std::isfinite(page.width + page.height) || page.width < 0 || page.height < 0)
        return false;
    if (!page.label.isValidUtf16() || !page.text.isValidUtf16() || page.text.isEmpty() != (state != PageState::Text))
        return false;
    page.status = state == PageState::Text                                        ? PageStatus::Text
                  : state == PageState::Empty || state == PageState::OnlyPictures ? PageStatus::Empty
                                                                                  : PageStatus::Failed;
    page.reason = reasonOf(state);
    return decodeWords(records, page.text.size(), page.words);
}

bool decode(Decoder &in, int pages, QList<OutlineItem> &outline)
{
    for (std::uint32_t i = 0; i <= MaxOutline; ++i) {
        OutlineItem item;
        item.level = in.number<std::int32_t>();
        if (item.level < 0)
            break;
        item.page = in.number<std::int32_t>();
        item.title = toString(in.text(MaxTitle));
        if (!in.ok() || item.page < 0 || item.page > pages || !item.title.isValidUtf16())
            return false;
        outline.append(item);
    }
    return in.atEnd();
}

// ---- Reading: one reader after the other, until every page has been tried.

class Reading
{
public:
    Reading(const QString &password, const PageRead &pageRead, std::stop_token stop, const PdfLimits &limits)
        : m_password(password),
          m_pageRead(pageRead),
          m_stop(std::move(stop)),
          m_limits(limits)
    {
        m_limits.pageText = std::clamp<qint64>(limits.pageText, 1, 64 << 20);
    }

    Result<ReadPdf> run(int document)
    {
        while (!m_done) {
            Result<ReaderProcess> process =
                ReaderProcess::start(document, encoded(Task::Read, nextPage(), 1, m_password, m_limits));
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
    PdfLimits m_limits;
    ReadPdf m_read;
    int m_pages = 0; // 0: not yet known
    int m_deaths = 0;
    bool m_done = false;

    int nextPage() const { return static_cast<int>(m_read.pages.size()) + 1; }

    // An Error is the end of all reading; a reader that dies is not.
    Result<void> listen(ReaderProcess &process)
    {
        const auto longest = static_cast<std::size_t>(m_limits.pageText) * 32 + (64 << 20);
        const auto silence = std::chrono::seconds(std::max(m_limits.secondsWithoutPage, 1));
        bool opened = false;
        while (!m_done) {
            const Event event = process.next(longest, silence, m_stop);
            if (event == Event::Stopped)
                return Error::cancelled();
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
            Opened document;
            if (opened || !decode(in, document) || (m_pages != 0 && document.pages != m_pages))
                return false;
            m_pages = document.pages;
            m_read.title = document.title;
            m_read.author = document.author;
            m_read.pages.reserve(m_pages);
            return opened = true;
        }
        case Kind::PageRead: {
            Page page;
            if (!opened || !decode(in, m_limits.pageText, page) || page.number != nextPage() || page.number > m_pages)
                return false;
            keep(std::move(page));
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
        if (m_pageRead)
            m_pageRead(static_cast<int>(m_read.pages.size()), m_pages);
    }

    Result<void> died(Event event, ReaderProcess &process, bool opened)
    {
        const QString detail = event == Event::Silent     ? QStringLiteral("silent for too long")
                               : event == Event::Nonsense ? QStringLiteral("a message that should not be")
                                                          : process.ending();
        if (m_pages == 0)
            return event == Event::Silent
                       ? unreadable(
                             QStringLiteral("The PDF takes too long to open; save a fresh copy with another program."),
                             detail)
                       : nonsense(detail);
        if (nextPage() > m_pages) { // only the outline is missing
            m_done = true;
            return {};
        }
        ++m_deaths;
        if (opened)
            keepFailed(event == Event::Silent ? QStringLiteral("the page took too long to read")
                                              : QStringLiteral("the reader crashed on this page"));
        while ((m_deaths == MaxDeaths || !opened) && nextPage() <= m_pages)
            keepFailed(QStringLiteral("the reader crashed on earlier pages and did not come this far"));
        m_done = nextPage() > m_pages;
        return {};
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

Result<PageImage> decodeImage(Decoder &in)
{
    const auto width = in.number<std::uint32_t>();
    const auto height = in.number<std::uint32_t>();
    if (!in.ok() || width == 0 || height == 0 || quint64(width) * height > MaxPixels)
        return nonsense(QStringLiteral("a picture of impossible size"));
    const std::string_view pixels = in.bytes(std::size_t(width) * height * 4);
    if (!in.atEnd())
        return nonsense(QStringLiteral("a picture of another size than said"));
    return PageImage{static_cast<int>(width), static_cast<int>(height),
                     QByteArray(pixels.data(), static_cast<qsizetype>(pixels.size()))};
}

} // namespace

Result<ReadPdf> readPdf(const QString &path, const QString &password, const PageRead &pageRead, std::stop_token stop,
                        const PdfLimits &limits)
{
    const Result<OpenFile> file = openFile(path);
    if (!file)
        return file.error();
    return Reading(password, pageRead, std::move(stop), limits).run(file->descriptor());
}

Result<PageImage> renderPage(const QString &path, const QString &password, int page, double scale, std::stop_token stop,
                             const PdfLimits &limits)
{
    const Result<OpenFile> file = openFile(path);
    if (!file)
        return file.error();
    Result<ReaderProcess> process =
        ReaderProcess::start(file->descriptor(), encoded(Task::Render, page, scale, password, limits));
    if (!process)
        return process.error();
    const Event event = process->next(std::size_t(MaxPixels) * 4 + 64,
                                      std::chrono::seconds(std::max(limits.secondsWithoutPage, 1)), stop);
    if (event == Event::Stopped)
        return Error::cancelled();
    if (event == Event::Silent)
        return unreadable(QStringLiteral("The page takes too long to draw; open the PDF in another program."));
    if (event != Event::Message)
        return nonsense(process->ending());
    Decoder in(process->message());
    const auto kind = in.number<Kind>();
    if (kind == Kind::Refused)
        return errorOf(in.number<Refusal>(), !password.isEmpty());
    return kind == Kind::Image ? decodeImage(in) : Result<PageImage>(nonsense(QStringLiteral("not a picture")));
}

} // namespace core

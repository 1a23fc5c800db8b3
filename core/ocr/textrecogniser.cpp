#include "core/ocr/textrecogniser.h"

#include "core/ocr/ocrprotocol.h"
#include "core/ocr/recognisedtext.h"

#include <QFile>

#include <algorithm>
#include <cerrno>
#include <cmath>
#include <cstring>
#include <sys/mman.h>
#include <unistd.h>

namespace core {
namespace {

using Event = WorkerProcess::Event;

constexpr WorkerProgram ocrProgram{"attest-ocr", "ATTEST_OCR", "recognises the text of scans"};
constexpr auto PatienceForStart = std::chrono::seconds(60);
constexpr std::size_t LongestMessage = 64 << 20;
constexpr float PointsAnInch = 72;

Error unavailable(const QString &message, const QString &detail = {})
{
    return {Error::Unavailable, message, detail};
}

Error errorOf(ocr::Refusal refusal)
{
    switch (refusal) {
    case ocr::Refusal::NoLanguage:
        return unavailable(
            QStringLiteral("The data for recognising text is damaged; install the packages tesseract-ocr-… again."));
    case ocr::Refusal::NoSandbox:
        return unavailable(QStringLiteral(
            "Text recognition cannot be sandboxed on this system, so it is off; use a Linux kernel with seccomp."));
    case ocr::Refusal::TooMuchMemory:
        return {Error::Unreadable, QStringLiteral("recognising its text needs more memory than allowed"), {}};
    case ocr::Refusal::NotRecognised:
        break;
    }
    return {Error::Unreadable, QStringLiteral("recognising its text failed"), {}};
}

std::string startMessage(const OcrLanguages &languages, const QStringList &chosen, const OcrLimits &limits)
{
    const QByteArray folder = QFile::encodeName(languages.folder);
    const QByteArray names = chosen.join(u'+').toUtf8();
    ocr::Encoder message(ocr::Kind::Start);
    message.number(ocr::Version);
    message.number(std::uint64_t(std::max<qint64>(limits.memory, 0)));
    message.number(std::uint32_t(std::max(limits.secondsOfWork, 1)));
    message.number(std::uint8_t(languages.findsOrientation));
    for (const QByteArray &text : {folder, names}) {
        message.number(std::uint32_t(text.size()));
        message.bytes(text.constData(), std::size_t(text.size()));
    }
    return message.finished();
}

// Perceived brightness.
QByteArray greyOf(const PageImage &picture)
{
    const qsizetype count = qsizetype(picture.width) * picture.height;
    QByteArray grey(count, Qt::Uninitialized);
    const char *from = picture.pixels.constData();
    for (qsizetype i = 0; i < count; ++i) {
        std::uint32_t rgb = 0;
        std::memcpy(&rgb, from + 4 * i, sizeof rgb);
        grey[i] = char(((rgb >> 16 & 255) * 77 + (rgb >> 8 & 255) * 151 + (rgb & 255) * 28) >> 8);
    }
    return grey;
}

} // namespace

TextRecogniser::TextRecogniser(const OcrLanguages &languages, const QStringList &chosen, const OcrLimits &limits)
    : m_languages(languages),
      m_chosen(chosen),
      m_limits(limits)
{
}

TextRecogniser::~TextRecogniser()
{
    if (m_pixels >= 0)
        ::close(m_pixels);
}

Result<void> TextRecogniser::putPixels(const PageImage &picture)
{
    if (m_pixels < 0)
        m_pixels = memfd_create("attest-page", MFD_CLOEXEC);
    const QByteArray grey = greyOf(picture);
    bool ok = m_pixels >= 0 && ftruncate(m_pixels, grey.size()) == 0;
    for (qsizetype at = 0; ok && at < grey.size();) {
        const ssize_t wrote = pwrite(m_pixels, grey.constData() + at, std::size_t(grey.size() - at), at);
        ok = wrote > 0 || errno == EINTR;
        at += std::max<ssize_t>(wrote, 0);
    }
    if (!ok)
        return unavailable(QStringLiteral("There is not enough memory to recognise text; close other programs."),
                           QString::fromLocal8Bit(std::strerror(errno)));
    return {};
}

// Loads the languages, which takes a third of a second, so one process serves all pages.
Result<void> TextRecogniser::start(const std::stop_token &stop)
{
    if (m_process)
        return {};
    Result<WorkerProcess> process =
        WorkerProcess::start(ocrProgram, m_pixels, startMessage(m_languages, m_chosen, m_limits));
    if (!process)
        return process.error();
    const Event event = process->next(LongestMessage, PatienceForStart, stop);
    if (event == Event::Stopped)
        return Error::cancelled();
    if (event != Event::Message)
        return unavailable(QStringLiteral("The program attest-ocr, which recognises the text of scans, does not work; "
                                          "please install Attest again."),
                           process->ending());
    ocr::Decoder in(process->message());
    const auto kind = in.number<ocr::Kind>();
    if (kind == ocr::Kind::Refused)
        return errorOf(in.number<ocr::Refusal>());
    if (kind != ocr::Kind::Ready)
        return unavailable(
            QStringLiteral("The program attest-ocr is from another version of Attest; install it again."));
    m_process.emplace(std::move(*process));
    return {};
}

Error TextRecogniser::died(Event event)
{
    const QString ending = m_process->ending();
    const bool late = event == Event::Silent || m_process->ranOutOfTime();
    m_process.reset();
    return {Error::Unreadable,
            late ? QStringLiteral("recognising its text took too long")
                 : QStringLiteral("text recognition crashed on this page"),
            event == Event::Nonsense ? QStringLiteral("an unexpected message") : ending};
}

Result<RecognisedText> TextRecogniser::recognise(const PageImage &picture, float width, float height,
                                                 std::stop_token stop)
{
    if (picture.width > int(ocr::MaxSide) || picture.height > int(ocr::MaxSide) || !(width > 0) || !(height > 0))
        return Error{Error::Unreadable, QStringLiteral("the page is too large for text recognition"), {}};
    if (const Result<void> put = putPixels(picture); !put)
        return put.error();
    if (const Result<void> started = start(stop); !started)
        return started.error();
    ocr::Encoder message(ocr::Kind::Picture);
    message.number(std::uint32_t(picture.width));
    message.number(std::uint32_t(picture.height));
    message.number(std::uint32_t(std::clamp(std::lround(float(picture.width) / width * PointsAnInch), 70l, 2400l)));
    m_process->ask(message.finished());
    const Event event = m_process->next(LongestMessage, std::chrono::seconds(m_limits.secondsWithoutAnswer), stop);
    if (event == Event::Stopped) {
        m_process.reset();
        return Error::cancelled();
    }
    if (event != Event::Message)
        return died(event);
    ocr::Decoder in(m_process->message());
    const auto kind = in.number<ocr::Kind>();
    std::vector<ocr::Word> words;
    if (kind == ocr::Kind::Refused) {
        const auto refusal = in.number<ocr::Refusal>();
        m_process.reset();
        return errorOf(refusal);
    }
    if (kind != ocr::Kind::Words || !decode(in, picture, words))
        return died(Event::Nonsense);
    return toText(std::move(words), picture, width, height);
}

} // namespace core

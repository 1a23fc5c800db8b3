#include "core/pdf/messages.h"

#include "core/values/coverage.h"

#include <algorithm>
#include <cmath>
#include <cstring>

namespace core {

using namespace protocol;

namespace {

qint64 keptText(const PdfLimits &limits)
{
    return std::clamp<qint64>(limits.pageText, 1, 64 << 20);
}

QString toString(std::string_view units)
{
    QString text(static_cast<qsizetype>(units.size() / sizeof(QChar)), Qt::Uninitialized);
    if (!units.empty())
        std::memcpy(text.data(), units.data(), units.size());
    return text;
}

// Words are in text order, with a separator in between.
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
        words.append(
            {word.from, word.length, {word.left, word.top, word.right, word.bottom}, word.size, word.bold != 0});
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
        return QStringLiteral("the page needs more memory than Attest allows");
    case PageState::Garbled:
        return QString::fromLatin1(GarbledReason);
    default:
        return {};
    }
}

// Collects the remarks on a page besides its text.
class Remarks
{
public:
    bool decodePictures(Decoder &in)
    {
        m_pictures = in.number<PicturesBeside>();
        return m_pictures <= PicturesBeside::Most;
    }

    bool decodeList(Decoder &in)
    {
        const auto count = in.number<std::uint32_t>();
        for (std::uint32_t i = 0; i < std::min(count, MaxRemarks) && in.ok(); ++i) {
            const auto remark = in.number<Remark>();
            const QString text = toString(in.text(MaxRemark));
            if (!in.ok() || remark > Remark::Attached || !text.isValidUtf16())
                return false;
            m_list.append(inWords(remark).arg(text));
        }
        return in.ok() && count <= MaxRemarks;
    }

    bool isMostlyPicture() const { return m_pictures == PicturesBeside::Most; }

    QString reason() const
    {
        QStringList all;
        if (isMostlyPicture())
            all.append(QLatin1String(MostlyPictureReason));
        else if (m_pictures == PicturesBeside::Some)
            all.append(QStringLiteral("with a picture that was not read"));
        return (all + m_list).join(QLatin1String(ReasonSeparator));
    }

private:
    PicturesBeside m_pictures = PicturesBeside::None;
    QStringList m_list;

    static QString inWords(Remark remark)
    {
        switch (remark) {
        case Remark::Unpainted:
            return QStringLiteral("hidden text, not painted: “%1”");
        case Remark::Transparent:
            return QStringLiteral("hidden text, transparent: “%1”");
        case Remark::Tiny:
            return QStringLiteral("hidden text, too small to be read: “%1”");
        case Remark::Clipped:
            return QStringLiteral("hidden text, cut off: “%1”");
        case Remark::Covered:
            return QStringLiteral("hidden text, covered: “%1”");
        case Remark::SameColour:
            return QStringLiteral("hidden text, the same colour as its background: “%1”");
        case Remark::Attached:
            return QStringLiteral("the attached file “%1” was not read");
        }
        return {};
    }
};

} // namespace

std::string requestMessage(Task task, int page, double scale, const QString &password, const PdfLimits &limits)
{
    const QByteArray secret = password.toUtf8().left(MaxPassword);
    Encoder request(Kind::Request);
    request.number(Version);
    request.number(task);
    request.number(static_cast<std::uint32_t>(std::max(page, 1)));
    request.number(static_cast<std::uint32_t>(std::max(limits.secondsWithoutPage, 1)));
    request.number(static_cast<std::uint64_t>(std::max<qint64>(limits.memory, 0)));
    request.number(static_cast<std::uint32_t>(keptText(limits)));
    request.number(scale);
    request.number(static_cast<std::uint32_t>(secret.size()));
    request.bytes(secret.constData(), static_cast<std::size_t>(secret.size()));
    return request.finished();
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
        return {Error::Invalid, QStringLiteral("This is not a PDF; choose another file."), {}};
    case Refusal::Damaged:
        return unreadable(QStringLiteral("The PDF is damaged and cannot be opened; get a fresh copy of it."));
    case Refusal::NoSuchPage:
        return {Error::NotFound, QStringLiteral("The PDF does not have this page; read the document again."), {}};
    case Refusal::TooMuchMemory:
        return unreadable(QStringLiteral("The PDF needs more memory than Attest allows; split it into smaller ones."));
    case Refusal::TooManyPages:
        static_assert(MaxPages == 100'000);
        return unreadable(
            QStringLiteral("The PDF says that it has more than 100,000 pages; split it into smaller ones."));
    case Refusal::NoSandbox:
        return {
            Error::Unavailable,
            QStringLiteral(
                "The PDF reader cannot be sandboxed on this system, so it is off; use a Linux kernel with seccomp."),
            {}};
    }
    return readerFailed(QStringLiteral("an unknown error"));
}

bool decode(Decoder &in, PdfOpened &opened)
{
    const auto pages = in.number<std::uint32_t>();
    opened.title = toString(in.text(MaxTitle));
    opened.author = toString(in.text(MaxTitle));
    opened.pages = static_cast<int>(std::min(pages, MaxPages + 1));
    return in.atEnd() && pages >= 1 && pages <= MaxPages && opened.title.isValidUtf16() && opened.author.isValidUtf16();
}

bool decode(Decoder &in, const PdfLimits &limits, Page &page)
{
    page.number = static_cast<int>(std::min(in.number<std::uint32_t>(), MaxPages + 1));
    page.width = in.number<float>();
    page.height = in.number<float>();
    page.rotation = in.number<std::int32_t>();
    const auto state = in.number<PageState>();
    Remarks remarks;
    const bool hasPictures = remarks.decodePictures(in);
    page.label = toString(in.text(MaxLabel));
    const bool hasRemarks = remarks.decodeList(in);
    page.text = toString(in.text(static_cast<std::size_t>(keptText(limits))));
    const std::size_t count = in.number<std::uint32_t>();
    const std::string_view records = in.bytes(count * sizeof(protocol::Word));
    if (!in.atEnd() || !hasPictures || !hasRemarks || state > PageState::Garbled || page.rotation < 0 ||
        page.rotation > 270 || page.rotation % 90 != 0 || !std::isfinite(page.width + page.height) || page.width < 0 ||
        page.height < 0)
        return false;
    if (!page.label.isValidUtf16() || !page.text.isValidUtf16() || page.text.isEmpty() != (state != PageState::Text))
        return false;
    page.status = state == PageState::Text ? (remarks.isMostlyPicture() ? PageStatus::Partly : PageStatus::Text)
                  : state == PageState::Empty || state == PageState::OnlyPictures ? PageStatus::Empty
                                                                                  : PageStatus::Failed;
    page.reason = state == PageState::Text ? remarks.reason() : reasonOf(state);
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

bool decode(Decoder &in, PageImage &image)
{
    const auto width = in.number<std::uint32_t>();
    const auto height = in.number<std::uint32_t>();
    if (!in.ok() || width == 0 || height == 0 || quint64(width) * height > MaxPixels)
        return false;
    const std::string_view pixels = in.bytes(std::size_t(width) * height * 4);
    image.width = static_cast<int>(width);
    image.height = static_cast<int>(height);
    image.pixels = QByteArray(pixels.data(), static_cast<qsizetype>(pixels.size()));
    return in.atEnd();
}

std::size_t longestMessage(const PdfLimits &limits)
{
    // A word has at least one unit and a separator.
    const auto text = static_cast<std::size_t>(keptText(limits));
    return std::max<std::size_t>(text * (sizeof(char16_t) + sizeof(protocol::Word) / 2) + 64 * 1024, 64 << 20);
}

Error readerFailed(const QString &detail)
{
    return {Error::Unreadable,
            QStringLiteral("The PDF reader failed on this file; save a fresh copy with another program."), detail};
}

} // namespace core

#include "core/workers/pdf/extract.h"

#include "core/workers/pdf/additions.h"
#include "core/workers/pdf/annotations.h"
#include "core/workers/pdf/characters.h"
#include "core/workers/pdf/garbled.h"
#include "core/workers/pdf/glyphs.h"
#include "core/workers/pdf/popplercompat.h"
#include "core/workers/pdf/remarks.h"
#include "core/workers/pdf/textstrings.h"
#include "core/workers/pdf/watermarks.h"

#include <poppler/ErrorCodes.h>
#include <poppler/GlobalParams.h>
#include <poppler/Link.h>
#include <poppler/PDFDoc.h>
#include <poppler/Page.h>
#include <poppler/Stream.h>

#include <algorithm>
#include <cmath>
#include <exception>
#include <new>
#include <optional>
#include <set>

namespace core {
namespace {

using namespace protocol;

constexpr int MaxOutlineDepth = 32;
constexpr std::size_t FewUnmapped = 4; // glyphs on an otherwise empty page: a bullet, an ornament

std::shared_ptr<PDFDoc> load(const char *bytes, std::size_t size, const std::string &password)
{
    std::optional<GooString> secret;
    if (!password.empty())
        secret = GooString(password);
    auto *stream = new MemStream(const_cast<char *>(bytes), 0, static_cast<Goffset>(size), Object(objNull));
    return std::make_shared<PDFDoc>(stream, secret, secret);
}

// Files older than PDF 2.0 have passwords in Latin-1. Empty if it cannot be encoded so.
std::string toLatin1(const std::string &utf8)
{
    std::string latin1;
    for (std::size_t i = 0; i < utf8.size(); ++i) {
        const auto c = static_cast<unsigned char>(utf8[i]);
        if (c < 0x80) {
            latin1 += utf8[i];
        } else if ((c == 0xc2 || c == 0xc3) && i + 1 < utf8.size()) {
            latin1 += static_cast<char>(((c & 3) << 6) | (utf8[++i] & 0x3f));
        } else {
            return {};
        }
    }
    return latin1;
}

struct Size
{
    float width = 0;
    float height = 0;
    int rotation = 0;
};

Size displayedSize(Page &page)
{
    Size size;
    size.rotation = ((page.getRotate() % 360) + 360) % 360;
    size.width = static_cast<float>(page.getCropWidth());
    size.height = static_cast<float>(page.getCropHeight());
    if (size.rotation % 180 != 0)
        std::swap(size.width, size.height);
    return size;
}

std::string encoded(PDFDoc &document, int number, const Size &size, PageState state, const PageText &text,
                    const Remarks &remarks = {})
{
    GooString label;
    if (!document.getCatalog()->indexToLabel(number - 1, &label))
        label = GooString();
    Encoder message(Kind::PageRead);
    message.number(static_cast<std::uint32_t>(number));
    message.number(size.width);
    message.number(size.height);
    message.number(static_cast<std::int32_t>(size.rotation));
    message.number(state);
    message.number(remarks.pictures);
    message.text(oneLine(&label, MaxLabel));
    message.number(static_cast<std::uint32_t>(remarks.list.size()));
    for (const SingleRemark &each : remarks.list) {
        message.number(each.kind);
        message.text(each.text);
    }
    message.text(text.text);
    message.number(static_cast<std::uint32_t>(text.words.size()));
    message.bytes(text.words.data(), text.words.size() * sizeof(Word));
    return message.finished();
}

class OutlineWriter
{
public:
    explicit OutlineWriter(PDFDoc &document) : m_document(document), m_items(Kind::Outline) {}

    void add(const std::vector<OutlineItem *> *items, int level)
    {
        if (!items || level > MaxOutlineDepth)
            return;
        for (OutlineItem *item : *items) {
            if (m_count == MaxOutline || !item || !m_seen.insert(item->getRef().num).second)
                return;
            ++m_count;
            m_items.number(static_cast<std::int32_t>(level));
            m_items.number(static_cast<std::int32_t>(pageOf(item->getAction())));
            m_items.text(oneLine(titleOf(*item), MaxTitle));
            item->open();
            add(item->getKids(), level + 1);
        }
    }

    std::string finished()
    {
        m_items.number(std::int32_t(-1)); // this level ends the list
        return m_items.finished();
    }

private:
    PDFDoc &m_document;
    Encoder m_items;
    std::uint32_t m_count = 0;
    std::set<int> m_seen;

    int pageOf(const LinkAction *action) const
    {
        if (!action || action->getKind() != actionGoTo)
            return 0;
        const auto *link = static_cast<const LinkGoTo *>(action);
        std::unique_ptr<LinkDest> named;
        const LinkDest *target = link->getDest();
        if (!target && link->getNamedDest()) {
            named = m_document.findDest(link->getNamedDest());
            target = named.get();
        }
        if (!target)
            return 0;
        const int page = target->isPageRef() ? m_document.findPage(target->getPageRef()) : target->getPageNum();
        return page >= 1 && page <= m_document.getNumPages() ? page : 0;
    }
};

} // namespace

Opening openPdf(const char *bytes, std::size_t size, const std::string &password)
{
    globalParams = std::make_unique<GlobalParams>();
    globalParams->setErrQuiet(true);
    Opening opening;
    opening.document = load(bytes, size, password);
    const std::string latin1 = toLatin1(password);
    if (opening.document->getErrorCode() == errEncrypted && !latin1.empty() && latin1 != password)
        opening.document = load(bytes, size, latin1);
    const int pages = opening.document->isOk() ? opening.document->getNumPages() : 0;
    if (pages > 0 && pages <= static_cast<int>(MaxPages))
        return opening;
    const bool encrypted = opening.document->getErrorCode() == errEncrypted;
    const std::string_view head(bytes, std::min<std::size_t>(size, 1024));
    const bool isPdf = head.find("%PDF-") != std::string_view::npos;
    opening.document.reset(); // a locked document must not be queried
    opening.refusal = encrypted   ? Refusal::NeedsPassword
                      : pages > 0 ? Refusal::TooManyPages
                      : isPdf     ? Refusal::Damaged
                                  : Refusal::NotPdf;
    return opening;
}

int pageCount(PDFDoc &document)
{
    return document.getNumPages();
}

std::string openedMessage(PDFDoc &document)
{
    Encoder message(Kind::Opened);
    message.number(static_cast<std::uint32_t>(pageCount(document)));
    message.text(oneLine(document.getDocInfoTitle().get(), MaxTitle));
    message.text(oneLine(document.getDocInfoAuthor().get(), MaxTitle));
    return message.finished();
}

std::string pageMessage(PDFDoc &document, int number, std::size_t mostText)
{
    Page *page = document.getPage(number);
    if (!page || !page->isOk())
        return encoded(document, number, {}, PageState::Damaged, {});
    const Size size = displayedSize(*page);
    try {
        PageGlyphs glyphs = collectGlyphs(document, number, size.width, size.height, mostText);
        const Annotations annotations = annotationsOf(document, *page, size.width, size.height);
        Remarks remarks = takeOutUnseen(glyphs, size.width, size.height);
        remarks.pictures = picturesBeside(glyphs, size.width, size.height);
        for (const std::u16string &name : annotations.attached)
            remarks.list.push_back({Remark::Attached, name});
        setWatermarksApart(glyphs);
        addTickBoxes(glyphs, annotations.boxes, size.width, size.height);
        PageText text = layOut(std::move(glyphs.pieces), glyphs.characters, size.width, size.height, mostText);
        const bool isText = !text.words.empty() && !isGarbled(text, glyphs.counts);
        if (isText)
            addComments(text, annotations.comments, mostText);
        if (isText)
            return encoded(document, number, size, PageState::Text, text, remarks);
        const PageState state = !text.words.empty()                    ? PageState::Garbled
                                : hasPictures(document, number)        ? PageState::OnlyPictures
                                : glyphs.counts.unmapped > FewUnmapped ? PageState::Garbled
                                                                       : PageState::Empty;
        return encoded(document, number, size, state, {});
    } catch (const std::bad_alloc &) {
        return encoded(document, number, size, PageState::TooMuchMemory, {});
    } catch (const std::exception &) { // an unforeseen error costs only this page
        return encoded(document, number, size, PageState::Damaged, {});
    }
}

std::string outlineMessage(PDFDoc &document)
{
    OutlineWriter writer(document);
    if (Outline *outline = document.getOutline())
        writer.add(outline->getItems(), 0);
    return writer.finished();
}

} // namespace core

#include "core/workers/pdf/annotations.h"

#include "core/workers/pdf/textstrings.h"

#include <poppler/Annot.h>
#include <poppler/Catalog.h>
#include <poppler/FileSpec.h>
#include <poppler/Form.h>
#include <poppler/PDFDoc.h>
#include <poppler/Page.h>

#include <algorithm>

namespace core {
namespace {

constexpr std::size_t MostAttached = 20; // number of attached files reported
constexpr std::size_t LongestName = 150;
constexpr std::size_t LongestComment = 4000;

class AnnotationReader
{
public:
    AnnotationReader(PDFDoc &document, Page &page, float width, float height)
        : m_document(document),
          m_page(page),
          m_width(width),
          m_height(height)
    {
    }

    Annotations read()
    {
        if (m_page.getNum() == 1)
            addAttachedToDocument();
        Annots *annotations = m_page.getAnnots();
        for (const auto &each : annotations->getAnnots()) {
            if ((each->getFlags() & Annot::flagHidden) != 0)
                continue;
            if (isComment(each->getType()))
                addComment(*each);
            else if (each->getType() == Annot::typeFileAttachment)
                addAttached(static_cast<AnnotFileAttachment &>(*each));
            else if (each->getType() == Annot::typeWidget)
                m_hasWidgets = true;
        }
        if (m_hasWidgets)
            addBoxes();
        return std::move(m_found);
    }

private:
    PDFDoc &m_document;
    Page &m_page;
    float m_width;
    float m_height;
    bool m_hasWidgets = false;
    Annotations m_found;

    // Excludes annotations that show their text on the page.
    static bool isComment(Annot::AnnotSubtype type)
    {
        static constexpr Annot::AnnotSubtype Comments[] = {
            Annot::typeText,      Annot::typeHighlight, Annot::typeUnderline, Annot::typeSquiggly,
            Annot::typeStrikeOut, Annot::typeLine,      Annot::typeSquare,    Annot::typeCircle,
            Annot::typePolygon,   Annot::typePolyLine,  Annot::typeInk,       Annot::typeCaret};
        return std::find(std::begin(Comments), std::end(Comments), type) != std::end(Comments);
    }

    void addComment(const Annot &annotation)
    {
        const std::u16string said = oneLine(annotation.getContents(), LongestComment);
        if (said.empty())
            return;
        const auto *marked = dynamic_cast<const AnnotMarkup *>(&annotation);
        const std::u16string who = marked ? oneLine(marked->getLabel(), LongestComment) : std::u16string();
        Comment comment;
        comment.text = who.empty() ? u"Comment: " : u"Comment by " + who + u": ";
        comment.begin = comment.text.size();
        comment.text += said;
        comment.area = placed(annotation.getRect());
        m_found.comments.push_back(std::move(comment));
    }

    void addAttached(AnnotFileAttachment &annotation)
    {
        const FileSpec file(annotation.getFile());
        addName(file.isOk() ? oneLine(file.getFileName(), LongestComment) : std::u16string());
    }

    void addAttachedToDocument()
    {
        Catalog *catalog = m_document.getCatalog();
        const int files = std::min(catalog->numEmbeddedFiles(), static_cast<int>(MostAttached));
        for (int i = 0; i < files; ++i) {
            const std::unique_ptr<FileSpec> file = catalog->embeddedFile(i);
            addName(file && file->isOk() ? oneLine(file->getFileName(), LongestComment) : std::u16string());
        }
    }

    void addName(std::u16string name)
    {
        if (m_found.attached.size() == MostAttached)
            return;
        name.resize(std::min(name.size(), LongestName));
        if (!name.empty() && (name.back() & 0xfc00) == 0xd800) // half of a surrogate pair
            name.pop_back();
        m_found.attached.push_back(name.empty() ? u"without a name" : std::move(name));
    }

    void addBoxes()
    {
        const std::unique_ptr<FormPageWidgets> widgets = m_page.getFormWidgets();
        for (int i = 0; widgets && i < widgets->getNumWidgets(); ++i) {
            FormWidget *widget = widgets->getWidget(i);
            if (!widget || widget->getType() != formButton || !widget->getWidgetAnnotation())
                continue;
            auto *button = static_cast<FormWidgetButton *>(widget);
            const Annot &annotation = *widget->getWidgetAnnotation();
            if (button->getButtonType() == formButtonPush || (annotation.getFlags() & Annot::flagHidden) != 0)
                continue;
            const Area area = placed(annotation.getRect());
            if (sizeOf(area) > 0)
                m_found.boxes.push_back({area, button->getState()});
        }
    }

    // Maps a rectangle of the page as stored in the file to the page as displayed.
    Area placed(const PDFRectangle &rectangle) const
    {
        const PDFRectangle *crop = m_page.getCropBox();
        const auto left = static_cast<float>(std::min(rectangle.x1, rectangle.x2) - crop->x1);
        const auto right = static_cast<float>(std::max(rectangle.x1, rectangle.x2) - crop->x1);
        const auto bottom = static_cast<float>(std::min(rectangle.y1, rectangle.y2) - crop->y1);
        const auto top = static_cast<float>(std::max(rectangle.y1, rectangle.y2) - crop->y1);
        Area area;
        switch (((m_page.getRotate() % 360) + 360) % 360) {
        case 90:
            area = {bottom, left, top, right};
            break;
        case 180:
            area = {m_width - right, bottom, m_width - left, top};
            break;
        case 270:
            area = {m_width - top, m_height - right, m_width - bottom, m_height - left};
            break;
        default:
            area = {left, m_height - top, right, m_height - bottom};
            break;
        }
        return common(area, {0, 0, m_width, m_height});
    }
};

} // namespace

Annotations annotationsOf(PDFDoc &document, Page &page, float width, float height)
{
    return AnnotationReader(document, page, width, height).read();
}

} // namespace core

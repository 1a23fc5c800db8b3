// libxml2 reports starts and ends of elements; no tree is built. The limits are our own: it does not limit the depth of
// a page, and compares each attribute of a tag with all previous ones.
#include "core/web/pagetext.h"

#include "core/web/charset.h"

#include <QElapsedTimer>
#include <QRegularExpression>

#include <libxml/HTMLparser.h>

#include <algorithm>
#include <iterator>
#include <string>
#include <string_view>
#include <vector>

namespace core {
namespace {

constexpr std::size_t mostDepth = 400;
constexpr int mostMilliseconds = 3000;
constexpr qsizetype mostCharacters = 1'000'000;
constexpr qsizetype mostParagraphs = 20'000;
constexpr std::size_t mostNames = 16 << 10; // bytes for the names of all tags and attributes of a page
constexpr qsizetype leastParagraph = 11;    // in characters
constexpr qsizetype enoughText = 200;       // characters in paragraphs; with less, text outside them counts as well

enum class Kind { Inline, Block, Paragraph, Heading, TopHeading, Title, Cell, Lines, Break, Form, Header, Unread };

struct Tag
{
    std::string_view name;
    Kind kind;
};

constexpr Tag tags[] = {
    {"p", Kind::Paragraph},
    {"li", Kind::Paragraph},
    {"dt", Kind::Paragraph},
    {"dd", Kind::Paragraph},
    {"blockquote", Kind::Paragraph},
    {"figcaption", Kind::Paragraph},
    {"caption", Kind::Paragraph},
    {"tr", Kind::Paragraph},
    {"summary", Kind::Paragraph},
    {"h1", Kind::TopHeading},
    {"h2", Kind::Heading},
    {"h3", Kind::Heading},
    {"h4", Kind::Heading},
    {"h5", Kind::Heading},
    {"h6", Kind::Heading},
    {"pre", Kind::Lines},
    {"td", Kind::Cell},
    {"th", Kind::Cell},
    {"br", Kind::Break},
    {"title", Kind::Title},
    {"div", Kind::Block},
    {"body", Kind::Block},
    {"main", Kind::Block},
    {"section", Kind::Block},
    {"article", Kind::Block},
    {"ul", Kind::Block},
    {"ol", Kind::Block},
    {"dl", Kind::Block},
    {"table", Kind::Block},
    {"thead", Kind::Block},
    {"tbody", Kind::Block},
    {"tfoot", Kind::Block},
    {"figure", Kind::Block},
    {"details", Kind::Block},
    {"address", Kind::Block},
    {"center", Kind::Block},
    {"hr", Kind::Block},
    {"form", Kind::Form},
    {"script", Kind::Unread},
    {"style", Kind::Unread},
    {"nav", Kind::Unread},
    {"header", Kind::Header},
    {"footer", Kind::Unread},
    {"noscript", Kind::Unread},
    {"template", Kind::Unread},
    {"iframe", Kind::Unread},
    {"object", Kind::Unread},
    {"select", Kind::Unread},
    {"button", Kind::Unread},
    {"textarea", Kind::Unread},
    {"svg", Kind::Unread},
    {"math", Kind::Inline},
    {"canvas", Kind::Unread},
    {"audio", Kind::Unread},
    {"video", Kind::Unread},
    {"menu", Kind::Unread},
    {"dialog", Kind::Unread},
    {"datalist", Kind::Unread},
    {"frameset", Kind::Unread},
};

Kind kindOf(std::string_view name)
{
    const auto tag = std::find_if(std::begin(tags), std::end(tags), [&](const Tag &each) { return each.name == name; });
    return tag == std::end(tags) ? Kind::Inline : tag->kind;
}

std::string_view viewOf(const xmlChar *text)
{
    return text ? std::string_view(reinterpret_cast<const char *>(text)) : std::string_view();
}

// Text that readers cannot see must not reach a Writer.
bool isHidden(const xmlChar **attributes)
{
    for (; attributes && attributes[0]; attributes += 2) {
        const std::string_view name = viewOf(attributes[0]);
        if (name == "hidden" || (name == "aria-hidden" && viewOf(attributes[1]) == "true"))
            return true;
        if (name != "style" || !attributes[1])
            continue;
        const QByteArray style = QByteArray(reinterpret_cast<const char *>(attributes[1])).toLower().replace(' ', "");
        if (style.contains("display:none") || style.contains("visibility:hidden"))
            return true;
    }
    return false;
}

class Listener
{
public:
    explicit Listener(std::stop_token stop) : m_stop(std::move(stop)) { m_clock.start(); }

    void listenTo(htmlParserCtxt *parser);
    PageText heard() &&;

private:
    struct Element
    {
        std::string name;
        Kind kind;
    };
    struct Paragraph
    {
        QString text;
        bool stands = false; // inside an element made for text, rather than between such elements
        bool inForm = false;
    };

    static void stumbled(void *listener, const char *, ...) { self(listener).stumbles(); }
    static Listener &self(void *listener) { return *static_cast<Listener *>(listener); }

    void begins(std::string_view name, const xmlChar **attributes);
    void ends(std::string_view name);
    void says(const xmlChar *text, int length);
    void stumbles();
    void closeParagraph();
    void checkLimits();
    bool isWithin(Kind kind) const;
    bool isRead() const { return m_unread == 0 && m_headers == 0; }
    bool isHeadline() const { return m_unread == 0 && isWithin(Kind::TopHeading); } // headers included

    const std::stop_token m_stop;
    QElapsedTimer m_clock;
    htmlParserCtxt *m_parser = nullptr;
    std::vector<Element> m_open;
    int m_unread = 0; // open elements whose text is skipped
    int m_headers = 0;
    QByteArray m_words; // words of the current paragraph
    QList<Paragraph> m_paragraphs;
    qsizetype m_characters = 0;
    const xmlChar *m_at = nullptr; // where the parser last found an error
    QString m_headline;            // the first h1 in a header: often the site's name
    PageText m_page;
};

void Listener::listenTo(htmlParserCtxt *parser)
{
    m_parser = parser;
    parser->userData = this;
    htmlSAXHandler &handler = *parser->sax;
    handler = {};
    handler.startElement = [](void *listener, const xmlChar *name, const xmlChar **attributes) {
        self(listener).begins(viewOf(name), attributes);
    };
    handler.endElement = [](void *listener, const xmlChar *name) { self(listener).ends(viewOf(name)); };
    handler.characters = [](void *listener, const xmlChar *text, int length) { self(listener).says(text, length); };
    handler.ignorableWhitespace = handler.characters;
    handler.error = stumbled;
}

bool Listener::isWithin(Kind kind) const
{
    return std::any_of(m_open.begin(), m_open.end(), [kind](const Element &element) { return element.kind == kind; });
}

void Listener::checkLimits()
{
    if (m_open.size() > mostDepth || m_characters > mostCharacters || m_paragraphs.size() > mostParagraphs ||
        m_clock.elapsed() > mostMilliseconds || m_stop.stop_requested())
        xmlStopParser(m_parser);
}

void Listener::begins(std::string_view name, const xmlChar **attributes)
{
    const Kind kind = isHidden(attributes) ? Kind::Unread : kindOf(name);
    if (kind == Kind::Break)
        m_words += isWithin(Kind::Lines) ? '\n' : ' ';
    else if (kind == Kind::Cell && !m_words.trimmed().isEmpty())
        m_words += " | ";
    else if (kind != Kind::Inline && kind != Kind::Cell)
        closeParagraph();
    m_open.push_back({std::string(name), kind});
    m_unread += kind == Kind::Unread;
    m_headers += kind == Kind::Header;
    checkLimits();
}

// The parser closes elements that the page leaves open; an end without a start is ignored.
void Listener::ends(std::string_view name)
{
    const auto begun =
        std::find_if(m_open.rbegin(), m_open.rend(), [&](const Element &element) { return element.name == name; });
    if (begun == m_open.rend())
        return;
    for (auto count = std::distance(m_open.rbegin(), begun) + 1; count > 0; --count) {
        const Kind kind = m_open.back().kind;
        if (kind != Kind::Inline && kind != Kind::Cell && kind != Kind::Break)
            closeParagraph();
        m_unread -= kind == Kind::Unread;
        m_headers -= kind == Kind::Header;
        m_open.pop_back();
    }
}

void Listener::says(const xmlChar *text, int length)
{
    if ((isRead() || isHeadline()) && length > 0) {
        m_words.append(reinterpret_cast<const char *>(text), length);
        m_characters += length;
    }
    checkLimits();
}

// Without room for another name, the parser reports the same error forever, and stopping it there would loop endlessly:
// it is moved past the place, and a later call stops it if necessary.
void Listener::stumbles()
{
    htmlParserInput *input = m_parser->input;
    if (input && input->cur == m_at && input->cur < input->end)
        ++input->cur;
    m_at = input ? input->cur : nullptr;
}

void Listener::closeParagraph()
{
    const QString words = visible(QString::fromUtf8(std::exchange(m_words, {})));
    QString text;
    if (isWithin(Kind::Lines)) {
        for (const QString &line : words.split(u'\n'))
            text += line.simplified() + u'\n';
        text = text.trimmed();
    } else {
        text = words.simplified();
    }
    if (text.endsWith(QStringLiteral(" |")))
        text.chop(2);
    if (text.isEmpty())
        return;
    if (isWithin(Kind::Title)) {
        if (m_page.title.isEmpty())
            m_page.title = text;
        return;
    }
    if (QString &heading = isRead() ? m_page.heading : m_headline; isHeadline() && heading.isEmpty())
        heading = text;
    if (!isRead() || text.size() < leastParagraph)
        return;
    const bool stands = std::any_of(m_open.begin(), m_open.end(), [](const Element &element) {
        return element.kind != Kind::Inline && element.kind != Kind::Block && element.kind != Kind::Form;
    });
    m_paragraphs.append({text, stands, isWithin(Kind::Form)});
}

// The text in paragraphs outside forms; if that is almost nothing, all text outside forms; if that is nothing, all
// text: some sites are one large form.
PageText Listener::heard() &&
{
    closeParagraph();
    if (m_page.heading.isEmpty())
        m_page.heading = m_headline;
    const auto length = [this](auto counts) {
        qsizetype sum = 0;
        for (const Paragraph &paragraph : std::as_const(m_paragraphs))
            sum += counts(paragraph) ? paragraph.text.size() : 0;
        return sum;
    };
    const bool standing = length([](const Paragraph &each) { return each.stands && !each.inForm; }) >= enoughText;
    const bool outside = length([](const Paragraph &each) { return !each.inForm; }) > 0;
    for (const Paragraph &paragraph : std::as_const(m_paragraphs)) {
        if ((paragraph.stands || !standing) && !(paragraph.inForm && outside))
            m_page.paragraphs.append(paragraph.text);
    }
    return std::move(m_page);
}

PageText htmlText(const QString &source, std::stop_token stop)
{
    static const bool ready = [] {
        xmlInitParser();
        return true;
    }();
    Listener listener(std::move(stop));
    const QByteArray bytes = source.toUtf8();
    htmlParserCtxt *parser = ready ? htmlNewParserCtxt() : nullptr;
    if (!parser)
        return {};
    for (const Tag &tag : tags) // registered before a page's names use up the room
        xmlDictLookup(parser->dict, reinterpret_cast<const xmlChar *>(tag.name.data()), int(tag.name.size()));
    xmlDictSetLimit(parser->dict, mostNames);
    listener.listenTo(parser);
    constexpr int options = HTML_PARSE_NONET | HTML_PARSE_RECOVER | HTML_PARSE_IGNORE_ENC | HTML_PARSE_NODEFDTD;
    htmlCtxtReadMemory(parser, bytes.constData(), int(bytes.size()), nullptr, "UTF-8", options);
    htmlFreeParserCtxt(parser);
    return std::move(listener).heard();
}

PageText plainText(const QString &source)
{
    PageText page;
    static const QRegularExpression blankLine(QStringLiteral("\\n[ \\t\\r]*\\n"));
    for (const QString &block : source.left(mostCharacters).split(blankLine, Qt::SkipEmptyParts)) {
        if (const QString text = block.trimmed(); text.size() >= leastParagraph)
            page.paragraphs.append(text);
    }
    return page;
}

} // namespace

PageText pageText(const QByteArray &bytes, const QByteArray &type, std::stop_token stop)
{
    const QString source = decodedText(bytes, type);
    return type.trimmed().toLower().startsWith("text/plain") ? plainText(source) : htmlText(source, std::move(stop));
}

} // namespace core

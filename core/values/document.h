// The values used everywhere: documents, pages, words, passages, citations. No behaviour.
// Pages are physical and 1-based; a page's label ("iv", "A-3") is separate from its number. Offsets count UTF-16 units.
// Boxes are in points (1/72 inch) from the top left corner of the page as displayed: rotated and cropped.
#pragma once

#include <QList>
#include <QString>
#include <QStringList>

#include <optional>

namespace core {

using DocumentId = qint64;
using PassageId = qint64;

struct Box
{
    float left = 0;
    float top = 0;
    float right = 0;
    float bottom = 0;
};

struct Word // characters [from, from + length) of its page's text
{
    int from = 0;
    int length = 0;
    Box box;
    float size = 0;    // font size in points; 0 if unknown
    bool bold = false; // font weight
};

enum class PageStatus {
    Text,
    Ocr,
    Empty,
    Locked,
    Failed,
    Partly, // almost all of it is pictures: the text is a stamp or a number, and the rest was not read
};

inline bool hasOwnText(PageStatus status) // taken from the file itself
{
    return status == PageStatus::Text || status == PageStatus::Partly;
}

inline bool hasText(PageStatus status)
{
    return hasOwnText(status) || status == PageStatus::Ocr;
}

// The text is in reading order, as written: one blank between words, one line feed at a line end, two between blocks.
// Words cover everything else.
struct Page
{
    int number = 0;
    QString label;
    float width = 0; // points, as displayed
    float height = 0;
    int rotation = 0; // degrees clockwise, already applied to the boxes
    PageStatus status = PageStatus::Empty;
    QString reason; // why it failed; for a page with text, which part was not read or is invisible to a reader
    QString text;
    QList<Word> words;
};

struct OutlineItem
{
    QString title;
    int page = 0;  // 0 if it leads nowhere
    int level = 0; // 0 is the top level
};

struct Coverage // pages by status
{
    int text = 0;
    int ocr = 0;
    int empty = 0;
    int locked = 0;
    int failed = 0;
};

struct Origin // how a document was read and cut into passages: needed to cut it again
{
    int reader = 0;      // version of the reader; 0: unknown
    int length = 0;      // maximum length of a passage, and
    int overlap = 0;     // its overlap with the one before, from the settings
    bool locked = false; // it was opened with a password
    QList<OutlineItem> outline;
};

struct ReadAs // how documents should be read
{
    int reader = 0;  // its version
    int length = 0;  // maximum length of a passage, and
    int overlap = 0; // its overlap with the one before
};

enum class DocumentStatus { Waiting, Reading, Indexed, NeedsPassword, Unreadable, Scanned, Failed, Offline };

struct Description // of a document, by the user; fields without a value keep what was read
{
    std::optional<QString> title = {};
    std::optional<QString> author = {}; // may be empty, and the year may be 0: none
    std::optional<int> year = {};
    bool operator==(const Description &) const = default;
};

struct Document
{
    DocumentId id = 0;  // 0: not stored in a library
    QString path;       // absolute; where it was last read
    QStringList places; // every path with this content, the first among them
    QString title;      // from the description, else the metadata, else the file name
    QByteArray hash;    // SHA-256 of the file's bytes, hexadecimal
    qint64 bytes = 0;
    int pages = 0;
    int passages = 0;
    DocumentStatus status = DocumentStatus::Waiting;
    QString reason; // why it is not indexed, and what to do: one sentence
    Coverage coverage;
    double seconds = 0;       // reading time
    qint64 added = 0;         // milliseconds since 1970
    QStringList missing = {}; // those of `places` that are missing now; if all are, it is offline
    Origin origin = {};       // not filled in lists of documents
    QString author = {};      // from the description, else the metadata
    int year = 0;             // from the description, else the title or file name; 0: none
    QString readTitle = {};   // the title that was read, if the description has another
    QString readAuthor = {};
    Description described = {};
    QStringList tags = {}; // sorted
    bool isHidden = false; // from other assistants and the desktop's search
};

// Characters [from, from + length) of a passage's text are characters [pageFrom, pageFrom + length) of a page's text. A
// new span begins where they differ by more than white space (a joined hyphen, a removed running head).
struct Span
{
    int from = 0;
    int length = 0;
    int page = 0;
    int pageFrom = 0;
};

struct Scores // why a passage was found; 0 for a search that did not find it
{
    double text = 0;      // BM25 score, as a share of the best
    double vector = 0;    // cosine similarity of question and passage in the semantic space
    double page = 0;      // cosine similarity of question and page
    double embedding = 0; // cosine similarity of question and passage by the embedder, if there is one
};

struct Passage
{
    PassageId id = 0;
    DocumentId document = 0;
    int ordinal = 0; // 0-based, within the document
    QString text;
    QString heading; // of its section; may be empty
    QList<Span> spans;
    int page = 0; // where it begins; for a search result, where most of the matches are
    int lastPage = 0;
    QString pageLabel; // of that page

    // Filled in by a search.
    QString title; // of the document
    QString path;
    QStringList named = {}; // words of the question that name the document although its title and path lack them
    double score = 0;
    Scores scores;

    QString address = {}; // of a web page: document is 0 then, and the id is negative
    QString remark = {};  // for a page that could not be read: why; the text is only the search engine's snippet
    int year = 0;         // of the document; 0: unknown
};

// What a library is about, for deciding where to search.
struct Subject
{
    QStringList titles; // the largest documents first; not all of many
    QStringList terms;  // that characterise the documents, as written in them
};

struct PlaceOnPage
{
    int page = 0;
    QList<Box> boxes; // one per line
};

struct Citation
{
    int number = 0; // as displayed: [1], [2] ...
    PassageId passage = 0;
    DocumentId document = 0;
    QString title; // of the document
    QString file;  // name without folder
    int page = 0;
    QString pageLabel;
    QString quote; // characters [from, to) of the passage
    int from = 0;
    int to = 0;
    QList<PlaceOnPage> places; // empty: the words could not be located on the page
    QString address = {};      // of a web page: there is no document, file or page then
    int year = 0;              // of the document; 0: unknown
};

} // namespace core

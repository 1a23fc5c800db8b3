// The values used everywhere: documents, pages, words, passages, citations. Plain data. Pages are physical and 1-based;
// a page's label ("iv", "A-3") is separate from its number. Offsets count UTF-16 units. Boxes are in points (1/72
// inch), relative to the top left corner of the page as displayed, that is, rotated and cropped.
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
    bool bold = false; // whether its font is bold
};

enum class PageStatus {
    Text,
    Ocr,
    Empty,
    Locked,
    Failed,
    Partly, // almost entirely pictures: the text is only a stamp or a number, and the rest was not read
};

inline bool hasOwnText(PageStatus status) // whether the text comes from the file itself
{
    return status == PageStatus::Text || status == PageStatus::Partly;
}

inline bool hasText(PageStatus status)
{
    return hasOwnText(status) || status == PageStatus::Ocr;
}

// The text is in reading order, as written, with one space between words, one line feed at the end of each line, and
// two between blocks. The words cover all other characters.
struct Page
{
    int number = 0;
    QString label;
    float width = 0; // points, as displayed
    float height = 0;
    int rotation = 0; // degrees clockwise, already applied to the boxes
    PageStatus status = PageStatus::Empty;
    QString reason; // why reading failed; for a page with text, the parts that were not read or are invisible
    QString text;
    QList<Word> words;
};

struct OutlineItem
{
    QString title;
    int page = 0;  // target page; 0: none
    int level = 0; // 0 is the top level
};

struct Coverage // numbers of pages by status
{
    int text = 0;
    int ocr = 0;
    int empty = 0;
    int locked = 0;
    int failed = 0;
};

struct Origin // how a document was read and cut into passages, which is needed to cut it again
{
    int reader = 0;      // reader version; 0: unknown
    int length = 0;      // maximum length of a passage, from the settings
    int overlap = 0;     // overlap of a passage with the previous one, from the settings
    bool locked = false; // it was opened with a password
    QList<OutlineItem> outline;
};

struct ReadAs // how documents should be read from now on
{
    int reader = 0;  // reader version
    int length = 0;  // maximum length of a passage
    int overlap = 0; // overlap of a passage with the previous one
};

enum class DocumentStatus { Waiting, Reading, Indexed, NeedsPassword, Unreadable, Scanned, Failed, Offline };

struct Description // entered by the user for a document; fields without a value keep the value read from the file
{
    std::optional<QString> title = {};
    std::optional<QString> author = {}; // an empty author means no author, and year 0 no year
    std::optional<int> year = {};
    bool operator==(const Description &) const = default;
};

struct Document
{
    DocumentId id = 0;  // 0: not stored in a library
    QString path;       // absolute path from which it was last read
    QStringList places; // all paths with this content; includes `path`
    QString title;      // from the description, or else the metadata, or else the file name
    QByteArray hash;    // SHA-256 of the file's bytes, hexadecimal
    qint64 bytes = 0;
    int pages = 0;
    int passages = 0;
    DocumentStatus status = DocumentStatus::Waiting;
    QString reason; // why it is not indexed and what to do about it, in one sentence
    Coverage coverage;
    double seconds = 0;       // time spent reading
    qint64 added = 0;         // time in milliseconds since 1970
    QStringList missing = {}; // the paths in `places` that are currently missing; if all are, the document is offline
    Origin origin = {};       // not set in lists of documents
    QString author = {};      // from the description, or else the metadata
    int year = 0;             // from the description, or else the title or file name; 0: none
    QString readTitle = {};   // the title read from the file, if the user has replaced it
    QString readAuthor = {};
    Description described = {};
    QStringList tags = {}; // sorted
    bool isHidden = false; // hidden from other assistants and desktop search
};

// Characters [from, from + length) of a passage's text are characters [pageFrom, pageFrom + length) of a page's text. A
// new span begins where the texts differ by more than white space (a removed hyphen or page header).
struct Span
{
    int from = 0;
    int length = 0;
    int page = 0;
    int pageFrom = 0;
};

struct Scores // why a passage was found; 0 for each search that did not find it
{
    double text = 0;      // BM25 score relative to the best passage
    double vector = 0;    // cosine similarity of question and passage in the semantic space
    double page = 0;      // cosine similarity of question and page
    double embedding = 0; // cosine similarity of question and passage from the embedder, if there is one
};

struct Passage
{
    PassageId id = 0;
    DocumentId document = 0;
    int ordinal = 0; // 0-based, within the document
    QString text;
    QString heading; // heading of its section; may be empty
    QList<Span> spans;
    int page = 0; // the page where it begins; in a search result, the page with the most matches
    int lastPage = 0;
    QString pageLabel; // label of `page`

    // Filled in by a search.
    QString title; // document title
    QString path;
    QStringList named = {}; // words of the question that refer to the document but are not in its title or path
    double score = 0;
    Scores scores;

    QString address = {}; // address of a web page; `document` is then 0, and the id is negative
    QString remark = {};  // why a web page could not be read; the text is then only the search engine's snippet
    int year = 0;         // year of the document; 0: unknown
};

// What a library is about, for deciding where to search.
struct Subject
{
    QStringList titles; // largest documents first; if there are many, only some of them
    QStringList terms;  // terms that characterise the documents, as written in them
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
    QString title; // document title
    QString file;  // name without folder
    int page = 0;
    QString pageLabel;
    QString quote; // characters [from, to) of the passage
    int from = 0;
    int to = 0;
    QList<PlaceOnPage> places; // empty: the words could not be located on the page
    QString address = {};      // address of a web page; there is then no document, file or page
    int year = 0;              // year of the document; 0: unknown
};

} // namespace core

// The values everybody speaks: documents, pages, words, passages, citations. No behaviour.
// Pages are physical and 1-based; a page's label ("iv", "A-3") stands beside its number. Offsets count UTF-16 units.
// Boxes are in points (1/72 inch) from the top left corner of the page as it is displayed: rotated and cropped.
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
    float size = 0;    // of the font, in points; 0 where unknown
    bool bold = false; // of the font
};

enum class PageStatus {
    Text,
    Ocr,
    Empty,
    Locked,
    Failed,
    Partly, // nearly all of it is pictures: its text is a stamp, a number, and the rest was not read
};

inline bool hasOwnText(PageStatus status) // as the file gives it
{
    return status == PageStatus::Text || status == PageStatus::Partly;
}

inline bool hasText(PageStatus status)
{
    return hasOwnText(status) || status == PageStatus::Ocr;
}

// The text is in reading order, as written: one blank between words, one line feed at the end of a line, two between
// blocks. Words cover everything that is not such a separator.
struct Page
{
    int number = 0;
    QString label;
    float width = 0; // points, as displayed
    float height = 0;
    int rotation = 0; // degrees clockwise, already applied to the boxes
    PageStatus status = PageStatus::Empty;
    QString reason; // why it failed; of one with text, what of it was not read, or is no part of what a reader sees
    QString text;
    QList<Word> words;
};

struct OutlineItem
{
    QString title;
    int page = 0;  // 0 where it leads nowhere
    int level = 0; // 0 at the top
};

struct Coverage // pages by status
{
    int text = 0;
    int ocr = 0;
    int empty = 0;
    int locked = 0;
    int failed = 0;
};

struct Origin // how a document was read and cut into passages: what is needed to cut it anew
{
    int reader = 0;      // version of the reader; 0: not known
    int length = 0;      // of a passage at most, and
    int overlap = 0;     // what it repeats of the one before, as the settings were
    bool locked = false; // a password opened it
    QList<OutlineItem> outline;
};

struct ReadAs // how documents are wanted
{
    int reader = 0;  // its version
    int length = 0;  // of a passage at most, and
    int overlap = 0; // what it repeats of the one before
};

enum class DocumentStatus { Waiting, Reading, Indexed, NeedsPassword, Unreadable, Scanned, Failed, Offline };

struct Description // of a document, by the user; what has no value is as it was read
{
    std::optional<QString> title = {};
    std::optional<QString> author = {}; // may be empty, as may the year be 0: none
    std::optional<int> year = {};
    bool operator==(const Description &) const = default;
};

struct Document
{
    DocumentId id = 0;  // 0: not kept in a library
    QString path;       // absolute; the place it was last read from
    QStringList places; // every path with this content, the first among them
    QString title;      // as described; else of its metadata, else its file name
    QByteArray hash;    // SHA-256 of the file's bytes, hexadecimal
    qint64 bytes = 0;
    int pages = 0;
    int passages = 0;
    DocumentStatus status = DocumentStatus::Waiting;
    QString reason; // why it is not indexed, and what to do: one sentence
    Coverage coverage;
    double seconds = 0;       // it took to read
    qint64 added = 0;         // milliseconds since 1970
    QStringList missing = {}; // of the places: where the file is not now; all of them: it is offline
    Origin origin = {};       // lists of documents carry none
    QString author = {};      // as described, else of its metadata
    int year = 0;             // as described, else that its title or its file's name says; 0: none
    QString readTitle = {};   // as they were read, where they are described otherwise
    QString readAuthor = {};
    Description described = {};
    QStringList tags = {}; // sorted
    bool isHidden = false; // from other assistants and from the searches of the desktop
};

// Characters [from, from + length) of a passage's text are characters [pageFrom, pageFrom + length) of a page's text.
// Where they differ by more than white space (a joined hyphen, a left out running head) a new span begins.
struct Span
{
    int from = 0;
    int length = 0;
    int page = 0;
    int pageFrom = 0;
};

struct Scores // why a passage was found; each 0 where that search did not find it
{
    double text = 0;      // BM25 of the passage, as a share of the best
    double vector = 0;    // cosine of question and passage in the semantic space
    double page = 0;      // cosine of question and page
    double embedding = 0; // cosine of question and passage by the embedder, where there is one
};

struct Passage
{
    PassageId id = 0;
    DocumentId document = 0;
    int ordinal = 0; // 0-based, within the document
    QString text;
    QString heading; // of the section it stands in; may be empty
    QList<Span> spans;
    int page = 0; // where it begins; of one that was searched for, where most of what was asked for stands
    int lastPage = 0;
    QString pageLabel; // of that page

    // Filled in by a search.
    QString title; // of the document
    QString path;
    QStringList named = {}; // words of the question that name the document, though title and path lack them
    double score = 0;
    Scores scores;

    QString address = {}; // of a web page: document is 0 then, and the id is below 0
    QString remark = {};  // of one that could not be read: the text is only what the search says of it, and why
    int year = 0;         // of the document; 0: none is known
};

// What a library is about, for those who decide where to look.
struct Subject
{
    QStringList titles; // of the documents, the largest first; not all of many
    QStringList terms;  // that carry most of what the documents say, as they are written there
};

struct PlaceOnPage
{
    int page = 0;
    QList<Box> boxes; // one a line
};

struct Citation
{
    int number = 0; // as shown: [1], [2] ...
    PassageId passage = 0;
    DocumentId document = 0;
    QString title; // of the document
    QString file;  // its name, without the folder
    int page = 0;
    QString pageLabel;
    QString quote; // characters [from, to) of the passage
    int from = 0;
    int to = 0;
    QList<PlaceOnPage> places; // empty: the words could not be placed on the page
    QString address = {};      // of a web page: there is no document, no file and no page then
    int year = 0;              // of the document; 0: none is known
};

} // namespace core

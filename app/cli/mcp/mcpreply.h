// Shared by all tools: documents, passages and places as JSON, and size-limited replies that say what they leave out.
// Pure, except that it reads the library.
#pragma once

#include "core/base/json.h"
#include "core/library/library.h"

namespace app {

// Keeps track of how much room is left for a tool's result. Items that do not fit are left out, and note() records a
// sentence that says so.
class McpReply
{
public:
    static constexpr qsizetype mostBytes = 48'000;

    bool add(QList<core::Json> &list, const core::Json &item); // false: there was no room for it
    // Returns the beginning of a text, with a note on where it continues. `what` names the text in the note.
    QString bounded(const QString &text, qsizetype most, const QString &what);
    void note(const QString &sentence);
    core::Json cut() const { return core::Json(m_notes); } // the notes; empty: the result is complete

private:
    qsizetype m_left = mostBytes;
    QStringList m_notes;
};

// {id, title, file}, plus {changed} if the file is no longer the one that was read.
core::Json documentReply(core::DocumentId id, const QString &title, const QString &path, const core::Library &library);
core::Json boxesReply(const QList<core::PlaceOnPage> &places); // [{page, left, top, right, bottom}], in points
core::Json boxesReply(int page, const QList<core::Box> &boxes);
// {id, document, page, page_label, heading, text}; a long text is shortened.
core::JsonEntries passageReply(const core::Passage &passage, const core::Library &library, McpReply &reply);

// Encodes the position at which a list continues. The cursor is valid only for the same question.
QString cursorAt(int from, const QStringList &question);
core::Result<int> cursorFrom(const QString &cursor, const QStringList &question); // 0 if the cursor is empty

} // namespace app

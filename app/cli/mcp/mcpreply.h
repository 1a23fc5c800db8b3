// What the tools say alike: documents, passages and places as JSON, and replies of a bounded size that say what is
// missing. Pure but for asking the library.
#pragma once

#include "core/base/json.h"
#include "core/library/library.h"

namespace app {

// Room for what a tool returns. What does not fit is left out, and note() tells of it.
class McpReply
{
public:
    static constexpr qsizetype mostBytes = 48'000;

    bool add(QList<core::Json> &list, const core::Json &item); // false: there is no room for it
    // The beginning of a text, with a note where it goes on; `what` names it in that note.
    QString bounded(const QString &text, qsizetype most, const QString &what);
    void note(const QString &sentence);
    core::Json cut() const { return core::Json(m_notes); } // sentences; empty: all is there

private:
    qsizetype m_left = mostBytes;
    QStringList m_notes;
};

// {id, title, file}, and where its file is not the one that was read any more, {changed}.
core::Json documentReply(core::DocumentId id, const QString &title, const QString &path, const core::Library &library);
core::Json boxesReply(const QList<core::PlaceOnPage> &places); // [{page, left, top, right, bottom}], in points
core::Json boxesReply(int page, const QList<core::Box> &boxes);
// {id, document, page, page_label, heading, text}; of a long one the beginning.
core::JsonEntries passageReply(const core::Passage &passage, const core::Library &library, McpReply &reply);

// Where a list goes on. It belongs to one question: with another it is refused.
QString cursorAt(int from, const QStringList &question);
core::Result<int> cursorFrom(const QString &cursor, const QStringList &question); // 0 where it is empty

} // namespace app

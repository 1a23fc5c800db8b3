#include "app/cli/mcp/mcpreply.h"

#include "core/library/filenow.h"
#include "core/session/wording.h"
#include "core/values/coverage.h"

#include <QCryptographicHash>
#include <QFileInfo>

namespace app {
namespace {

using core::Json;

constexpr int mostBoxes = 100;
constexpr qsizetype longestPassage = 4000;

QString markOf(const QStringList &question)
{
    const QByteArray text = question.join(QChar(u'\n')).toUtf8();
    return QString::fromLatin1(QCryptographicHash::hash(text, QCryptographicHash::Sha1).toHex().left(8));
}

void append(QList<Json> &boxes, int page, const core::Box &box)
{
    boxes.append(Json::object({{"page", page},
                               {"left", double(box.left)},
                               {"top", double(box.top)},
                               {"right", double(box.right)},
                               {"bottom", double(box.bottom)}}));
}

} // namespace

bool McpReply::add(QList<Json> &list, const Json &item)
{
    const qsizetype bytes = item.written().size();
    if (bytes > m_left)
        return false;
    m_left -= bytes;
    list.append(item);
    return true;
}

QString McpReply::bounded(const QString &text, qsizetype most, const QString &what)
{
    const QString shown = core::withoutOverrides(text);
    if (shown.size() <= most)
        return shown;
    note(QStringLiteral("%1 is cut to the first %2 of %3 characters.")
             .arg(what, QString::number(most), QString::number(text.size())));
    const bool isHalf = shown[most - 1].isHighSurrogate();
    return shown.left(isHalf ? most - 1 : most);
}

void McpReply::note(const QString &sentence)
{
    constexpr int most = 20;
    if (m_notes.size() < most)
        m_notes.append(sentence);
}

Json documentReply(core::DocumentId id, const QString &title, const QString &path, const core::Library &library)
{
    const QString file = core::withoutOverrides(QFileInfo(path).fileName());
    core::JsonEntries entries{{"id", Json(id)}, {"title", core::withoutOverrides(title)}, {"file", file}};
    for (const core::ChangedFile &changed : core::changedAmong({id}, library))
        entries.append({"changed", core::withoutOverrides(core::inWords(changed))});
    return Json::object(entries);
}

Json boxesReply(int page, const QList<core::Box> &boxes)
{
    QList<Json> all;
    for (const core::Box &box : boxes)
        append(all, page, box);
    return Json(all.mid(0, mostBoxes));
}

Json boxesReply(const QList<core::PlaceOnPage> &places)
{
    QList<Json> all;
    for (const core::PlaceOnPage &place : places) {
        for (const core::Box &box : place.boxes)
            append(all, place.page, box);
    }
    return Json(all.mid(0, mostBoxes));
}

core::JsonEntries passageReply(const core::Passage &passage, const core::Library &library, McpReply &reply)
{
    const QString what = QStringLiteral("The text of passage %1").arg(passage.id);
    return {{"id", Json(passage.id)},
            {"document", documentReply(passage.document, passage.title, passage.path, library)},
            {"page", passage.page},
            {"page_label", passage.pageLabel},
            {"heading", core::withoutOverrides(passage.heading)},
            {"text", reply.bounded(passage.text, longestPassage, what)}};
}

QString cursorAt(int from, const QStringList &question)
{
    return QStringLiteral("%1-%2").arg(from).arg(markOf(question));
}

core::Result<int> cursorFrom(const QString &cursor, const QStringList &question)
{
    if (cursor.isEmpty())
        return 0;
    bool isNumber = false;
    const int from = cursor.section(u'-', 0, 0).toInt(&isNumber);
    if (!isNumber || from < 0 || cursor.section(u'-', 1) != markOf(question))
        return core::Error{core::Error::Invalid,
                           QStringLiteral("This cursor belongs to another question; leave it out to start again."),
                           {}};
    return from;
}

} // namespace app

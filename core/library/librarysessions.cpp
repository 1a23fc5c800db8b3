#include "core/library/librarysessions.h"

#include "core/library/libraryparts.h"
#include "core/language/foldedtext.h"
#include "core/store/sessionrepository.h"
#include "core/store/turnrepository.h"

#include <QDateTime>
#include <QUuid>

#include <algorithm>

namespace core {
namespace {

bool hasAll(const QString &text, const QStringList &words)
{
    return std::all_of(words.begin(), words.end(), [&](const QString &word) { return text.contains(word); });
}

} // namespace

Result<QList<SessionHit>> LibrarySessions::search(const QString &words, std::stop_token stop)
{
    const QStringList wanted = foldedText(words).split(u' ', Qt::SkipEmptyParts);
    if (wanted.isEmpty())
        return QList<SessionHit>();
    m_library.d->backfill(TurnRepository::Derived::TurnText, stop);
    Library::Private::ReadLease reading(*m_library.d);
    if (!reading)
        return reading.error();
    const auto said = TurnRepository(*reading).search(wanted, stop);
    if (!said)
        return said.error();
    QList<SessionHit> hits;
    for (const Session &session : SessionRepository(*reading).all()) {
        if (hasAll(foldedText(session.title + u' ' + session.tags.join(u' ')), wanted))
            hits.append({session.id, {}, {}});
        else if (const auto hit = said->constFind(session.id); hit != said->constEnd())
            hits.append(*hit);
    }
    return hits;
}

Result<SessionId> LibrarySessions::branch(SessionId id, const QString &beforeTurn, const QString &title)
{
    const Result<Session> from = m_library.session(id);
    if (!from)
        return from.error();
    Session made;
    made.title = title;
    made.tags = from->tags;
    made.created = made.changed = QDateTime::currentMSecsSinceEpoch();
    made.branchedFrom = id;
    QList<Snippet> snippets; // which a copy of what was imported needs as much
    for (Turn turn : from->turns) {
        if (turn.id == beforeTurn)
            break;
        const QString before = turn.id;
        turn.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
        for (const Citation &citation : std::as_const(turn.citations)) {
            Result<Snippet> snippet = m_library.snippet(id, before, citation.number);
            if (!snippet)
                continue;
            snippet->turn = turn.id;
            snippets.append(*std::move(snippet));
        }
        made.turns.append(turn);
    }
    return keep(made, snippets);
}

Result<SessionId> LibrarySessions::keep(const Session &imported, const QList<Snippet> &snippets)
{
    const std::scoped_lock changing(m_library.d->m_changing);
    return SessionRepository(*m_library.d->m_writer).save(imported, snippets);
}

} // namespace core

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

const Error isChanging{Error::Unavailable, QStringLiteral("The library is being changed; try again in a moment."),
                       QStringLiteral("timed out waiting for a change")};

std::unique_lock<FairMutex> lockWithin(FairMutex &mutex, Timeout timeout)
{
    return timeout == noTimeout ? std::unique_lock(mutex) : std::unique_lock(mutex, timeout);
}

} // namespace

// What cannot be written now is computed from the turns again next time.
void Library::Private::backfill(TurnRepository::Derived what, const std::stop_token &stop)
{
    {
        ReadLease reading(*this);
        if (!reading || !TurnRepository(*reading).needsBackfill(what))
            return;
    }
    if (const std::unique_lock changing(m_changing, std::try_to_lock); changing)
        (void)TurnRepository(*m_writer).backfill(what, stop);
}

QList<Session> KeptSessions::all() const
{
    return m_library.d->readTwice([](Store &store) { return SessionRepository(store).all(); });
}

Result<Session> KeptSessions::find(SessionId id) const
{
    Library::Private::ReadLease reading(*m_library.d);
    if (!reading)
        return reading.error();
    Result<Session> session = SessionRepository(*reading).find(id);
    if (session)
        nameCited(*reading, *session);
    return session;
}

Result<Snippet> KeptSessions::snippet(SessionId session, const QString &turn, int citation) const
{
    Library::Private::ReadLease reading(*m_library.d);
    return reading ? SessionRepository(*reading).snippet(session, turn, citation) : reading.error();
}

Result<QList<GraderHealth>> KeptSessions::health(std::stop_token stop) const
{
    m_library.d->backfill(TurnRepository::Derived::JudgeStats, stop);
    Library::Private::ReadLease reading(*m_library.d);
    return reading ? TurnRepository(*reading).health(stop) : reading.error();
}

Result<SessionId> LibrarySessions::save(const Session &session, Timeout timeout)
{
    const auto changing = lockWithin(m_library.d->m_changing, timeout);
    return changing ? SessionRepository(*m_library.d->m_writer).save(session) : Result<SessionId>(isChanging);
}

Result<void> LibrarySessions::saveTurn(SessionId session, const Turn &turn, Timeout timeout)
{
    const auto changing = lockWithin(m_library.d->m_changing, timeout);
    return changing ? SessionRepository(*m_library.d->m_writer).save(session, turn) : Result<void>(isChanging);
}

Result<void> LibrarySessions::remove(SessionId id)
{
    const std::scoped_lock changing(m_library.d->m_changing);
    return SessionRepository(*m_library.d->m_writer).remove(id);
}

Result<QList<SessionHit>> KeptSessions::search(const QString &words, std::stop_token stop) const
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
    if (reading->database().failed())
        return reading->database().error();
    return hits;
}

Result<SessionId> LibrarySessions::branch(SessionId id, const QString &beforeTurn, const QString &title)
{
    const Result<Session> from = find(id);
    if (!from)
        return from.error();
    Session made;
    made.title = title;
    made.tags = from->tags;
    made.created = made.changed = QDateTime::currentMSecsSinceEpoch();
    made.branchedFrom = id;
    QList<Snippet> snippets; // a copy of an imported session needs them as well
    for (Turn turn : from->turns) {
        if (turn.id == beforeTurn)
            break;
        const QString before = turn.id;
        if (!turn.damaged) // damaged turns are copied unchanged
            turn.id = QUuid::createUuid().toString(QUuid::WithoutBraces);
        for (const Citation &citation : std::as_const(turn.citations)) {
            Result<Snippet> snippet = this->snippet(id, before, citation.number);
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

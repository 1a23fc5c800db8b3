#include "core/library/readfailures.h"

#include "core/library/libraryparts.h"

#include <QDir>

namespace core {
namespace {

thread_local UnreadHere *collecting = nullptr;

} // namespace

UnreadHere::UnreadHere() : m_outer(collecting)
{
    collecting = this;
}

UnreadHere::~UnreadHere()
{
    collecting = m_outer;
}

void UnreadHere::note(const Error &error)
{
    for (UnreadHere *each = collecting; each; each = each->m_outer) {
        if (!each->m_first)
            each->m_first = error;
    }
}

bool isDamage(const Error &error)
{
    return saysDamaged(error) || error.detail.startsWith(QLatin1String("SQLite 1: no such ")); // missing table, column
}

std::optional<Error> ReadFailures::take()
{
    const std::scoped_lock telling(m_library.d->m_telling);
    return std::exchange(m_library.d->m_unread, {});
}

void ReadFailures::tellTo(std::function<void(const Error &error)> told)
{
    m_library.d->m_tellUnread = std::move(told);
}

// An inconsistent table is not a bug of the program.
void Library::Private::noteUnread(const Error &error) const
{
    Error unread = error;
    if (error.code == Error::Defect)
        unread = {
            Error::Storage,
            QStringLiteral("Part of the library %1 cannot be read; restore a backup, or rescue what is still readable.")
                .arg(QDir::toNativeSeparators(m_folder)),
            error.detail};
    UnreadHere::note(unread);
    bool isNew = false;
    {
        const std::scoped_lock telling(m_telling);
        if (!m_unread)
            m_unread = unread;
        isNew = !m_unreadTold.contains(unread.message);
        m_unreadTold.insert(unread.message);
    }
    if (isNew && m_tellUnread)
        m_tellUnread(unread);
}

} // namespace core

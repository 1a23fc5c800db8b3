#include "app/services/libraryaccess.h"

#include <QCoreApplication>

namespace app {

core::Error LibraryAccess::whyNotUsable() const
{
    const auto opening = [] {
        return QCoreApplication::translate("LibraryAccess",
                                           "The library is still being opened; try again in a moment.");
    };
    return m_whyClosed ? *m_whyClosed : core::Error{core::Error::Unavailable, opening(), {}};
}

void LibraryAccess::open(core::Result<std::unique_ptr<core::Library>> opened, bool mayBeChanged)
{
    m_isResting = false;
    m_mayBeChanged = mayBeChanged;
    m_whyClosed.reset();
    if (opened)
        m_library = std::move(*opened);
    else
        m_whyClosed = opened.error();
}

} // namespace app

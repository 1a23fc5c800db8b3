// The program's library: being opened, open, at rest while another one replaces it, or closed for a reason. It is
// replaced on the window's thread, and only while no lane uses it. Jobs on lanes use the library directly.
#pragma once

#include "core/base/result.h"
#include "core/library/library.h"

#include <memory>
#include <optional>

namespace app {

class LibraryAccess
{
public:
    core::Library &operator*() const { return *m_library; }
    core::Library *operator->() const { return m_library.get(); }

    bool isUsable() const { return m_library && !m_isResting; }
    bool isOpen() const { return m_library != nullptr; } // also true while it is at rest, when it is not usable
    bool isResting() const { return m_isResting; }
    bool isClosed() const { return m_whyClosed.has_value(); } // it could not be opened
    bool mayBeChanged() const { return m_mayBeChanged; }      // false: read-only
    core::Error whyNotUsable() const;                         // why the library is not usable, in one sentence

    // Adopts the opened library; on an error, closes with the error as the reason.
    void open(core::Result<std::unique_ptr<core::Library>> opened, bool mayBeChanged = true);
    void rest() { m_isResting = true; }
    std::unique_ptr<core::Library> take() { return std::move(m_library); } // call this only while it is at rest

private:
    std::unique_ptr<core::Library> m_library;
    std::optional<core::Error> m_whyClosed;
    bool m_isResting = false;
    bool m_mayBeChanged = true;
};

} // namespace app

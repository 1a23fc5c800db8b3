// Pages that say something, for who searches from without: the desktop. Documents that are hidden from assistants are
// not among them. The window's thread; never blocks.
#pragma once

#include "app/runtime/lane.h"
#include "app/runtime/pool.h"
#include "app/runtime/reply.h"
#include "app/services/libraryaccess.h"
#include "core/base/settings.h"
#include "core/values/documentlink.h"

#include <vector>

namespace app {

struct FoundPage
{
    core::DocumentLink link; // with words that stand on it
    QString title;           // "Netflix 10-K (2015), p. 12"
    QString text;            // what was found, in one line
    double score = 0;        // the best first
};

class SearchService : public QObject
{
    Q_OBJECT

public:
    // All of which outlive it.
    SearchService(const core::Settings &settings, LibraryAccess &library, Pool &pool)
        : m_settings(settings),
          m_library(library),
          m_pool(pool)
    {
    }

    // The pages that say most of it, each once. What was searched for before is given up, and told as nothing.
    void search(const QString &words, int most, const Reply<QList<FoundPage>> &found);
    std::vector<Lane *> lanes() { return {&m_searching}; } // which use the library

private:
    const core::Settings &m_settings;
    LibraryAccess &m_library;
    Pool &m_pool;
    std::stop_source m_last;
    Lane m_searching;
};

} // namespace app

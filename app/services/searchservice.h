// Finds pages for the desktop's own search, outside the window. Excludes documents hidden from assistants. Use it only
// on the window's thread; it never blocks.
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
    core::DocumentLink link; // a link to the page, including the words to highlight
    QString title;           // "Netflix 10-K (2015), p. 12"
    QString text;            // the text found, on one line
    double score = 0;        // higher is better
};

class SearchService : public QObject
{
    Q_OBJECT

public:
    // All arguments must outlive it.
    SearchService(const core::Settings &settings, LibraryAccess &library, Pool &pool)
        : m_settings(settings),
          m_library(library),
          m_pool(pool)
    {
    }

    // The best matching pages, without duplicates. Cancels the previous search, which then replies with no pages.
    void search(const QString &words, int most, const Reply<QList<FoundPage>> &found);
    std::vector<Lane *> lanes() { return {&m_searching}; } // lanes that use the library

private:
    const core::Settings &m_settings;
    LibraryAccess &m_library;
    Pool &m_pool;
    std::stop_source m_last;
    Lane m_searching;
};

} // namespace app

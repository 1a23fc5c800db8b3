#include "core/ingest/reindexflow.h"

#include "core/base/plural.h"
#include "core/chunking/chunker.h"

#include <QFileInfo>

#include <set>

namespace core {
namespace {

// The first path that still has the content.
Result<Decision> look(Renewing &in, RenewingTools &tools)
{
    const Result<LibraryReindex::DocumentState> begun = tools.reindex.begin(in.outdated.document);
    if (!begun)
        return begun.error();
    in.begun = *begun;
    in.document = begun->document;
    if (!in.outdated.read)
        return Decision{"cut", QStringLiteral("its pages are up to date, or its file is missing")};
    for (const QString &place : QStringList{in.document.path} + in.document.places) {
        Ingesting reading;
        reading.path = place;
        reading.again = true;
        reading.clock.start();
        const Result<Decision> looked = lookAtFile(reading, tools.ingesting);
        if (!looked && looked.error().code != Error::NotFound && looked.error().code != Error::Invalid)
            return looked.error();
        if (looked && reading.document.hash == in.document.hash && !in.document.hash.isEmpty()) {
            in.reading = reading;
            return Decision{"there", place};
        }
    }
    return Decision{"unread", QStringLiteral("the content of the file has changed")};
}

Result<Decision> read(Renewing &in, RenewingTools &tools)
{
    tools.ingesting.trace = tools.trace;
    const Result<Decision> read = readPages(in.reading, tools.ingesting);
    if (!read && read.error().code != Error::Unreadable && read.error().code != Error::Invalid)
        return read.error();
    if (!read || read->outcome != "text")
        return Decision{"unread", read ? read->because : read.error().message};
    in.isRead = true;
    in.pages = std::move(in.reading.pdf.pages);
    const Document &made = in.reading.document;
    in.document.title = in.document.readTitle = made.title;
    in.document.author = in.document.readAuthor = made.author;
    in.document.pages = made.pages;
    in.document.origin.reader = tools.wanted.reader;
    in.document.origin.locked = made.origin.locked;
    in.document.origin.outline = made.origin.outline;
    in.document.seconds = double(in.reading.clock.elapsed()) / 1000;
    return Decision{"text", read->because};
}

// Its present text stays, and it is not tried again until its file changes. A document that only needs its password is
// tried again: that may be known next time.
Result<Decision> giveUp(Renewing &in, RenewingTools &tools)
{
    const bool wantsPassword = in.reading.document.status == DocumentStatus::NeedsPassword;
    const Result<void> noted = wantsPassword ? Result<void>() : tools.reindex.giveUp(in.begun, tools.stop);
    if (!noted)
        return noted.error();
    const Origin &origin = in.document.origin;
    if (in.document.passages == 0 || (origin.length == tools.wanted.length && origin.overlap == tools.wanted.overlap))
        return Decision{"left", QStringLiteral("it is unchanged")};
    return Decision{"cut", QStringLiteral("its pages are kept")};
}

Result<Decision> recall(Renewing &in, RenewingTools &tools)
{
    Result<QList<Page>> pages = tools.reindex.keptPages(in.begun.document.id);
    if (!pages)
        return pages.error();
    in.pages = *std::move(pages);
    return Decision{"pages", plural(in.pages.size(), "page")};
}

Result<Decision> cut(Renewing &in, RenewingTools &tools)
{
    Origin &origin = in.document.origin;
    origin.length = tools.wanted.length;
    origin.overlap = tools.wanted.overlap;
    in.passages = chunk(in.pages, origin.outline, {origin.length, origin.overlap}, tools.stop);
    if (tools.stop.stop_requested())
        return Error::cancelled();
    if (in.passages.isEmpty()) {
        const Result<void> noted = in.isRead ? tools.reindex.giveUp(in.begun, tools.stop) : Result<void>();
        if (!noted)
            return noted.error();
    }
    if (in.passages.isEmpty())
        return Decision{"nothing", QStringLiteral("its pages contain nothing that can be searched")};
    return Decision{"chunked", plural(in.passages.size(), "passage")};
}

Result<Decision> putAside(Renewing &in, RenewingTools &tools)
{
    in.document.status = DocumentStatus::Indexed;
    in.document.reason.clear();
    const Result<void> put = tools.reindex.put(in.begun, in.document, in.pages, in.passages, tools.stop);
    if (!put)
        return put.error();
    return Decision{"kept", in.isRead ? QStringLiteral("read anew") : QStringLiteral("cut anew")};
}

// clang-format off
constexpr RenewingStep steps[] = {
    // id       title                              does      outcome -> next step
    {"look",    "Look for its file",               look,     {{"there", "read"}, {"cut", "recall"}, {"unread", "leave"}}},
    {"read",    "Read the pages",                  read,     {{"text", "chunk"}, {"unread", "leave"}}},
    {"leave",   "Keep the earlier text",           giveUp,   {{"cut", "recall"}, {"left", end}}},
    {"recall",  "Reuse the stored pages",          recall,   {{"pages", "chunk"}}},
    {"chunk",   "Cut into passages",               cut,      {{"chunked", "put"}, {"nothing", end}}},
    {"put",     "Set aside",                       putAside, {{"kept", end}}},
};
// clang-format on

constexpr ReindexFlow flow{"renew", "Reading again", "Reads a document in the library again.", steps};

constexpr int rounds = 8; // rounds of looking for changes made meanwhile; further ones are left for the next time

class Reindex
{
public:
    Reindex(Library &library, const Settings &settings, const ReadAs &wanted, const ReindexConditions &conditions,
            const TraceSink &trace)
        : m_reindex(library, wanted),
          m_tools{m_reindex, {library, settings, conditions.stop, {}}, wanted, conditions.stop, {}},
          m_conditions(conditions),
          m_trace(trace ? trace : [](const TraceEvent &) {})
    {
        m_tools.ingesting.passwords = conditions.passwords;
    }

    Result<int> run()
    {
        const Result<int> reindexed = work();
        return reindexed ? reindexed : m_reindex.explained(reindexed.error());
    }

private:
    // Until nothing is left: documents may arrive or change meanwhile. One that cannot be prepared is not tried twice.
    Result<int> work()
    {
        const Result<QList<LibraryReindex::Outdated>> outdated = m_reindex.outdated(m_conditions.stop);
        if (!outdated)
            return outdated.error();
        if (outdated->isEmpty()) {
            m_reindex.drop();
            return 0;
        }
        bool more = true;
        for (int i = 0; i < rounds && more; ++i) {
            const Result<bool> prepared = round();
            if (!prepared)
                return prepared.error();
            more = *prepared;
        }
        if (const Result<void> embedded = m_reindex.embed(m_conditions.parallel, m_conditions.stop); !embedded)
            return embedded.error();
        if (const Result<void> passed = pass(); !passed)
            return passed.error();
        const Result<int> done = m_reindex.finish(m_conditions.parallel, m_conditions.stop);
        return done && m_damaged ? *m_damaged : done;
    }

    // False: nothing is left that was not tried.
    Result<bool> round()
    {
        const Result<QList<LibraryReindex::Outdated>> left = m_reindex.left(m_conditions.stop);
        if (!left)
            return left.error();
        QList<LibraryReindex::Outdated> untried;
        for (const LibraryReindex::Outdated &each : *left) {
            if (!m_tried.contains(each))
                untried.append(each);
        }
        if (m_tried.empty())
            m_before = countOf(m_reindex.outdated(m_conditions.stop)) - int(untried.size());
        const int of = m_before + int(m_tried.size() + untried.size());
        for (const LibraryReindex::Outdated &each : std::as_const(untried)) {
            if (const Result<void> passed = pass(); !passed)
                return passed.error();
            if (m_conditions.progress)
                m_conditions.progress(m_before + int(m_tried.size()), of);
            m_tried.insert(each);
            Renewing in;
            in.outdated = each;
            const Result<void> done = flow.run(in, m_tools, {m_trace, m_conditions.stop});
            if (!done && done.error().code == Error::Unreadable) { // the document stays as it is
                m_damaged = m_damaged ? m_damaged : done.error();
                continue;
            }
            if (!done && done.error().code != Error::NotFound) // NotFound: it was removed meanwhile
                return done.error();
        }
        if (m_conditions.progress && !untried.isEmpty())
            m_conditions.progress(of, of);
        return !untried.isEmpty();
    }

    Result<void> pass() const
    {
        if (m_conditions.pass)
            m_conditions.pass();
        return m_conditions.stop.stop_requested() ? Error::cancelled() : Result<void>();
    }

    static int countOf(const Result<QList<LibraryReindex::Outdated>> &outdated)
    {
        return outdated ? int(outdated->size()) : 0;
    }

    LibraryReindex m_reindex;
    RenewingTools m_tools;
    const ReindexConditions &m_conditions;
    TraceSink m_trace;
    std::set<LibraryReindex::Outdated> m_tried;
    std::optional<Error> m_damaged; // the first document whose stored text is damaged
    int m_before = 0;               // documents prepared in an earlier run
};

} // namespace

const ReindexFlow &reindexFlow()
{
    return flow;
}

ReadAs readAsIn(const Settings &settings)
{
    return {ReaderVersion, settings.passageLength, settings.passageOverlap};
}

Result<int> reindex(Library &library, const Settings &settings, const ReadAs &wanted,
                    const ReindexConditions &conditions, const TraceSink &trace)
{
    return Reindex(library, settings, wanted, conditions, trace).run();
}

} // namespace core

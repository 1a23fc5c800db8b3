#include "app/services/ingestqueue.h"

#include "core/ingest/ingestflow.h"

#include <algorithm>

namespace app {
namespace {

constexpr int ahead = 2;            // files taken in addition to those being read
constexpr int mostReaders = 16;     // upper limit of the setting
constexpr qint64 quick = 8 << 20;   // bytes: smaller files do not wait for all large ones to be read
constexpr int shown = 300;          // entries per view
constexpr int tellQueueEvery = 200; // in milliseconds

bool isQuick(const core::Queued &entry)
{
    return entry.task == core::Queued::Read && entry.bytes <= quick;
}

QList<core::QueueId> idsOf(const QList<core::Queued> &entries)
{
    QList<core::QueueId> ids;
    for (const core::Queued &entry : entries)
        ids.append(entry.id);
    return ids;
}

} // namespace

IngestQueue::IngestQueue(Readers readers, Program program)
    : m_program(std::move(program)),
      m_readers(readers),
      m_readersLane(2 * mostReaders + 1, Priority::Background) // recognition must not delay reading
{
    m_told.setSingleShot(true);
    m_told.setInterval(tellQueueEvery);
    QObject::connect(&m_told, &QTimer::timeout, &m_told, [this] {
        if (std::exchange(m_tellAgain, false))
            tell();
    });
}

IngestQueue::~IngestQueue()
{
    for (auto &[run, reading] : m_reading)
        reading.stop.request_stop();
    giveBack();
    for (const Change &change : std::as_const(m_changes)) // stores what the user did last
        write(change);
    m_disk.drain();
    if (m_drawing && m_library) // entries taken but not yet delivered
        (void)core::LibraryQueue(*m_library).putBack(m_inFlight);
}

void IngestQueue::open(core::Library &library)
{
    m_library = &library;
    if (m_pauseWished)
        setPaused(m_paused);
    m_disk.post([this, &library](std::stop_token) {
        const bool paused = core::LibraryQueue(library).paused();
        m_program.inWindow([this, paused] {
            if (!m_pauseWished) {
                m_paused = paused;
                m_gate.setClosed(paused);
            }
            look();
        });
    });
}

void IngestQueue::close(std::function<void()> closed)
{
    giveBack();
    m_closed = std::move(closed);
    for (auto &[run, reading] : m_reading)
        reading.stop.request_stop();
    leave();
}

void IngestQueue::leave()
{
    if (!m_closed || !m_library || !m_reading.empty() || m_drawing)
        return;
    m_library = nullptr;
    m_dry = m_allRead = true;
    m_halted.clear(); // the next library has errors of its own
    m_stranded.clear();
    m_disk.post([this](std::stop_token) { // after all pending writes
        m_program.inWindow([this] { std::exchange(m_closed, nullptr)(); });
    });
}

void IngestQueue::setReaders(Readers readers)
{
    m_readers = {std::min(readers.cores, mostReaders), std::min(readers.files, mostReaders)};
    pump();
}

bool IngestQueue::busy() const
{
    const bool drawn = std::any_of(m_drawn.cbegin(), m_drawn.cend(),
                                   [](const core::Queued &entry) { return entry.task == core::Queued::Read; });
    return running(core::Queued::Read) > 0 || (!paused() && (drawn || !m_changes.isEmpty() || !m_allRead));
}

int IngestQueue::running(core::Queued::Task task) const
{
    return int(std::count_if(m_reading.begin(), m_reading.end(),
                             [task](const auto &each) { return each.second.entry.task == task; }));
}

int IngestQueue::readersToSpare() const
{
    return std::max(1, m_readers.cores - int(m_reading.size()) - int(m_drawn.size()));
}

QSet<core::DocumentId> IngestQueue::recognising() const
{
    QSet<core::DocumentId> documents;
    for (const auto &[run, reading] : m_reading) {
        if (reading.entry.task == core::Queued::Recognise && !reading.told)
            documents.insert(reading.entry.document);
    }
    return documents;
}

void IngestQueue::put(const QList<core::Queued> &entries, core::LibraryQueue::Where where)
{
    change([entries, where](core::LibraryQueue &queue) { return queue.put(entries, where); });
}

void IngestQueue::look()
{
    m_dry = m_allRead = m_noneQuick = false;
    const auto isBehindReading = [](const core::Queued &entry) { return entry.task == core::Queued::Recognise; };
    if (std::any_of(m_drawn.cbegin(), m_drawn.cend(), isBehindReading))
        giveBack();
    pump();
    tell();
}

void IngestQueue::setPaused(bool paused)
{
    m_paused = paused;
    m_pauseWished = true;
    m_gate.setClosed(paused);
    if (!m_library)
        return;
    if (!paused && !m_halted.isEmpty()) {
        m_halted.clear();
        putBack(std::exchange(m_stranded, {}));
    }
    change([paused](core::LibraryQueue &queue) { return queue.setPaused(paused); });
}

bool IngestQueue::stop(int run)
{
    const auto found = m_reading.find(run);
    if (found == m_reading.end())
        return false;
    write([id = found->second.entry.id](core::LibraryQueue &queue) { return queue.remove({id}); });
    cancel(run, found->second);
    tell();
    return true;
}

void IngestQueue::cancel(int run, Reading &reading)
{
    reading.stop.request_stop();
    if (!std::exchange(reading.told, true))
        m_program.end(run, core::Error::cancelled());
}

void IngestQueue::stopAll()
{
    for (auto &[run, reading] : m_reading)
        cancel(run, reading);
    change([](core::LibraryQueue &queue) { return queue.removeUnread(); });
    if (paused())
        setPaused(false);
}

void IngestQueue::remove(const QList<core::QueueId> &entries)
{
    for (auto &[run, reading] : m_reading) {
        if (entries.contains(reading.entry.id))
            cancel(run, reading);
    }
    change([entries](core::LibraryQueue &queue) { return queue.remove(entries); });
}

void IngestQueue::removeBatch(qint64 batch)
{
    for (auto &[run, reading] : m_reading) {
        if (reading.entry.batch == batch)
            cancel(run, reading);
    }
    change([batch](core::LibraryQueue &queue) { return queue.removeUnread(batch); });
}

void IngestQueue::removeUnasked()
{
    change([](core::LibraryQueue &queue) { return queue.removeUnasked(); });
}

void IngestQueue::stopUnasked()
{
    QList<core::QueueId> entries;
    for (auto &[run, reading] : m_reading) {
        if (reading.entry.task != core::Queued::Recognise || reading.entry.again)
            continue;
        entries.append(reading.entry.id);
        cancel(run, reading);
    }
    change([entries](core::LibraryQueue &queue) {
        const core::Result<void> removed = queue.removeUnasked();
        return removed ? queue.remove(entries) : removed;
    });
}

void IngestQueue::retry(const QList<core::QueueId> &entries)
{
    change(
        [entries](core::LibraryQueue &queue) { return entries.isEmpty() ? queue.retryAll() : queue.retry(entries); });
}

void IngestQueue::readNext(const QList<core::QueueId> &entries)
{
    change([entries](core::LibraryQueue &queue) { return queue.readNext(entries); });
}

void IngestQueue::move(const QList<core::QueueId> &entries, core::QueueId before)
{
    change([entries, before](core::LibraryQueue &queue) { return queue.move(entries, before); });
}

// Entries being taken go back first, or the user's change would not apply to them.
void IngestQueue::change(Change change)
{
    m_changes.append(std::move(change));
    if (!m_drawing)
        applyChanges();
}

void IngestQueue::applyChanges()
{
    giveBack();
    for (const Change &change : std::exchange(m_changes, {}))
        write(change);
    look();
}

void IngestQueue::write(Change change)
{
    if (!m_library)
        return;
    m_disk.post([this, library = m_library, change = std::move(change)](std::stop_token) {
        core::LibraryQueue queue(*library);
        const core::Result<void> done = change(queue);
        if (!done)
            m_program.inWindow([this, error = done.error()] { halt(error); });
    });
}

void IngestQueue::giveBack()
{
    putBack(idsOf(std::exchange(m_drawn, {})));
}

// What cannot be written now is put back when the user continues.
void IngestQueue::putBack(const QList<core::QueueId> &entries)
{
    if (entries.isEmpty() || !m_library)
        return;
    m_disk.post([this, library = m_library, entries](std::stop_token) {
        if (const core::Result<void> done = core::LibraryQueue(*library).putBack(entries); !done) {
            m_program.inWindow([this, library, entries, error = done.error()] {
                if (m_library == library)
                    m_stranded += entries;
                halt(error);
            });
        }
    });
}

bool IngestQueue::allTakeLong() const
{
    return std::none_of(m_reading.begin(), m_reading.end(),
                        [](const auto &each) { return isQuick(each.second.entry); });
}

// One more than the configured readers if all of these are busy with large files. Recognition uses what reading leaves,
// and never delays it.
bool IngestQueue::mayBegin(const core::Queued &entry) const
{
    if (entry.task == core::Queued::Recognise)
        return int(m_reading.size()) < m_readers.cores;
    const int reading = running(core::Queued::Read);
    return reading < m_readers.files || (reading == m_readers.files && isQuick(entry) && allTakeLong());
}

void IngestQueue::pump()
{
    if (m_closed)
        return leave();
    if (!m_library || paused())
        return;
    const auto next = [this] {
        return std::find_if(m_drawn.begin(), m_drawn.end(), [this](const auto &entry) { return mayBegin(entry); });
    };
    for (auto entry = next(); entry != m_drawn.end(); entry = next()) {
        const core::Queued taken = *entry;
        m_drawn.erase(entry);
        begin(taken);
    }
    m_idle.set(m_drawn.isEmpty() ? std::max(0, m_readers.cores - int(m_reading.size())) : 0);
    draw();
}

void IngestQueue::draw()
{
    if (m_drawing || m_dry)
        return;
    core::LibraryQueue::QueueQuery query;
    const int reading = running(core::Queued::Read);
    query.count = m_readers.files + ahead - reading - int(m_drawn.size());
    query.recognise = true;
    const bool onlyQuick = query.count <= 0;
    if (onlyQuick) {
        if (m_noneQuick || reading != m_readers.files || !allTakeLong())
            return;
        query = {.count = 1, .largest = quick};
    }
    m_drawing = true;
    m_disk.post([this, library = m_library, query, onlyQuick](std::stop_token) {
        const auto entries = core::LibraryQueue(*library).take(query);
        m_inFlight = entries ? idsOf(*entries) : QList<core::QueueId>();
        m_program.inWindow([=, this] { drawn(entries, query.count, onlyQuick); });
    });
}

void IngestQueue::drawn(const core::Result<QList<core::Queued>> &entries, int asked, bool onlyQuick)
{
    m_drawing = false;
    if (!entries) {
        halt(entries.error());
        return leave();
    }
    m_drawn += *entries;
    if (!m_changes.isEmpty())
        return applyChanges();
    if (m_closed || paused()) {
        giveBack();
        return pump();
    }
    if (entries->size() < asked)
        (onlyQuick ? m_noneQuick : m_dry) = true;
    if (m_dry || (!entries->isEmpty() && entries->first().task == core::Queued::Recognise))
        m_allRead = true;
    pump();
    rest();
}

void IngestQueue::rest()
{
    tell();
    const bool done = m_reading.empty() && m_drawn.isEmpty() && m_dry && !m_drawing;
    if (!busy() && (std::exchange(m_hasRead, false) || (done && std::exchange(m_hasRecognised, false))))
        m_program.idle();
}

void IngestQueue::begin(const core::Queued &entry)
{
    const int run = m_program.begin(entry);
    const Job job = m_program.job(entry, run);
    const std::stop_source stop = m_readersLane.post([this, run, job](std::stop_token stopped) {
        const core::Result<void> result = resultOf([&] { return job(stopped); });
        m_program.inWindow([this, run, result] { end(run, result); });
    });
    m_reading.insert({run, {entry, stop}});
    (entry.task == core::Queued::Read ? m_hasRead : m_hasRecognised) = true;
    tell();
}

void IngestQueue::end(int run, const core::Result<void> &result)
{
    const auto found = m_reading.find(run);
    const core::Queued entry = found->second.entry;
    const bool told = found->second.told;
    m_reading.erase(found);
    m_dry = m_allRead = m_noneQuick = false; // the same file may be waiting once more
    const bool wasRead = entry.task == core::Queued::Read;
    ++(wasRead ? m_ended : m_recognised);
    m_bytesEnded += wasRead ? entry.bytes : 0;
    if (!told)
        m_program.end(run, result);
    const bool onlyScans = !wasRead && !result && result.error().code == core::Error::Unavailable;
    if (!result && core::saysNothingOfTheFile(result.error()) && !onlyScans) {
        m_stranded.append(entry.id);
        halt(result.error());
        return leave();
    }
    pump();
    rest();
}

// The next files would fail in the same way: they wait until the user has fixed the problem.
void IngestQueue::halt(const core::Error &error)
{
    m_halted = error.message;
    tell();
}

void IngestQueue::tell()
{
    if (!m_library)
        return;
    if (m_told.isActive()) {
        m_tellAgain = true;
        return;
    }
    m_told.start();
    m_disk.post([this, library = m_library](std::stop_token) {
        const core::LibraryQueue queue(*library);
        QueueView view;
        view.counts = queue.counts();
        view.waiting = queue.list(core::Queued::Waiting, shown);
        view.failed = queue.list(core::Queued::Failed, shown);
        m_program.inWindow([this, view] { show(view); });
    });
}

void IngestQueue::show(QueueView view)
{
    view.waiting = m_drawn + view.waiting;
    view.counts.waiting += int(m_drawn.size());
    for (const core::Queued &entry : std::as_const(m_drawn)) {
        const bool isRead = entry.task == core::Queued::Read;
        view.counts.bytes += isRead ? entry.bytes : 0;
        view.counts.toRecognise += isRead ? 0 : 1;
    }
    for (const auto &[run, reading] : m_reading) {
        view.reading += reading.told ? 0 : 1;
        view.recognising += reading.told || reading.entry.task == core::Queued::Read ? 0 : 1;
    }
    view.paused = m_paused;
    view.halted = m_halted;
    if (view.counts.waiting == 0 && view.reading == 0) {
        m_ended = m_recognised = 0;
        m_bytesEnded = 0;
    }
    view.ended = m_ended;
    view.recognised = m_recognised;
    view.bytesEnded = m_bytesEnded;
    m_program.changed(view);
}

} // namespace app

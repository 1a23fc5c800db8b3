#include "core/models/verdictcache.h"

#include "core/extractive/claims/certainty.h"
#include "core/llm/prompts.h"

#include <QCryptographicHash>

#include <utility>

namespace core {

Result<Verdict> VerdictCache::verdict(const QByteArray &key, const Ask &ask, std::stop_token stop)
{
    std::unique_lock lock(m_mutex);
    while (true) {
        if (const auto place = m_places.constFind(key); place != m_places.constEnd()) {
            m_kept.splice(m_kept.begin(), m_kept, *place);
            return remembered(m_kept.front().verdict);
        }
        const std::shared_ptr<Asking> other = m_asking.value(key);
        if (!other)
            break;
        if (!m_answered.wait(lock, stop, [&] { return other->done; }))
            return Error::cancelled();
        if (other->verdict)
            return remembered(*other->verdict);
    }
    const auto asking = std::make_shared<Asking>();
    m_asking.insert(key, asking);
    lock.unlock();
    Result<Verdict> verdict = ask(); // without the lock, as it may take minutes
    lock.lock();
    m_asking.remove(key);
    asking->done = true;
    if (verdict)
        asking->verdict = *verdict;
    if (verdict && !verdict->invalid() && verdict->how != byCertainty())
        keep(key, *verdict);
    m_answered.notify_all();
    return verdict;
}

int VerdictCache::size() const
{
    const std::lock_guard lock(m_mutex);
    return int(m_kept.size());
}

qsizetype VerdictCache::sizeOf(const Kept &kept)
{
    const Verdict &verdict = kept.verdict;
    return 200 + verdict.prompt.size() + verdict.raw.size() + verdict.reason.size();
}

Verdict VerdictCache::remembered(Verdict verdict)
{
    verdict.cost = {};
    verdict.remembered = true;
    return verdict;
}

void VerdictCache::keep(const QByteArray &key, const Verdict &verdict)
{
    if (m_places.contains(key))
        return;
    m_kept.push_front({key, verdict});
    m_places.insert(key, m_kept.begin());
    m_characters += sizeOf(m_kept.front());
    while (m_characters > m_most && !m_kept.empty()) {
        m_characters -= sizeOf(m_kept.back());
        m_places.remove(m_kept.back().key);
        m_kept.pop_back();
    }
}

namespace {

// Everything given to a judge, each part with its length, so that different judgements have different keys.
QByteArray keyOf(const Judgement &what, const QString &judge)
{
    QCryptographicHash hash(QCryptographicHash::Sha256);
    const auto part = [&](const QByteArray &bytes) {
        hash.addData(QByteArray::number(bytes.size()) + ':');
        hash.addData(bytes);
    };
    const auto parts = [&](const QStringList &texts) {
        part(QByteArray::number(texts.size()));
        for (const QString &text : texts)
            part(text.toUtf8());
    };
    part(promptsVersion());
    part(judge.toUtf8());
    part(QByteArray::number(int(what.kind)));
    part(QByteArray::number(int(what.scale)));
    parts({what.question, what.text});
    parts(what.sentences);
    for (const Passage &each : what.passages)
        parts({each.title, QString::number(each.page), each.pageLabel, each.heading, each.text});
    parts(what.subject.titles);
    parts(what.subject.terms);
    parts(what.routes);
    return hash.result();
}

} // namespace

Result<Verdict> RememberingCritic::judge(const Judgement &what, std::stop_token stop)
{
    const QString judge = m_critic.identity(what.kind);
    if (judge.isEmpty())
        return m_critic.judge(what, std::move(stop));
    Result<Verdict> verdict = m_cache.verdict(
        keyOf(what, judge), [&] { return m_critic.judge(what, stop); }, stop);
    if (verdict && verdict->remembered) // it may have been for another passage with the same words
        verdict->passage = what.passages.size() == 1 ? what.passages.first().id : 0;
    return verdict;
}

} // namespace core

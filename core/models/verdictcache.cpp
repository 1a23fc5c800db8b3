#include "core/models/verdictcache.h"

#include "core/extractive/certainty.h"
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
    Result<Verdict> verdict = ask(); // without the lock: it may take minutes
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

// All that a judge is told, each part with its length before it, so that no two matters read the same.
struct RememberingCritic::Matter
{
    Verdict::Kind kind;
    Scale scale;
    QStringList parts;
    PassageId passage = 0; // what is judged; another passage with the same words may have been judged before

    void add(const Passage &each)
    {
        parts << each.title << QString::number(each.page) << each.pageLabel << each.heading << each.text;
    }

    void add(const Subject &subject)
    {
        parts << QString::number(subject.titles.size()) << subject.titles << subject.terms;
    }

    QByteArray key(const QString &judge) const
    {
        QCryptographicHash hash(QCryptographicHash::Sha256);
        const auto part = [&](const QByteArray &bytes) {
            hash.addData(QByteArray::number(bytes.size()) + ':');
            hash.addData(bytes);
        };
        part(promptsVersion());
        part(judge.toUtf8());
        part(QByteArray::number(int(kind)));
        part(QByteArray::number(int(scale)));
        for (const QString &text : parts)
            part(text.toUtf8());
        return hash.result();
    }
};

Result<Verdict> RememberingCritic::remember(const Matter &matter, const VerdictCache::Ask &ask, std::stop_token stop)
{
    const QString judge = m_critic.identity(matter.kind);
    if (judge.isEmpty())
        return ask();
    Result<Verdict> verdict = m_cache.verdict(matter.key(judge), ask, std::move(stop));
    if (verdict && verdict->remembered)
        verdict->passage = matter.passage;
    return verdict;
}

Result<Verdict> RememberingCritic::retrieval(const QString &question, const Subject &subject, std::stop_token stop)
{
    Matter matter{Verdict::Retrieval, Scale::Binary, {question}};
    matter.add(subject);
    return remember(
        matter, [&] { return m_critic.retrieval(question, subject, stop); }, stop);
}

Result<Verdict> RememberingCritic::route(const QString &question, const Subject &subject, const QStringList &routes,
                                         std::stop_token stop)
{
    Matter matter{Verdict::Route, Scale::Binary, {question, routes.join(u' ')}};
    matter.add(subject);
    return remember(
        matter, [&] { return m_critic.route(question, subject, routes, stop); }, stop);
}

Result<Verdict> RememberingCritic::complexity(const QString &question, const Subject &subject, std::stop_token stop)
{
    Matter matter{Verdict::Complexity, Scale::Binary, {question}};
    matter.add(subject);
    return remember(
        matter, [&] { return m_critic.complexity(question, subject, stop); }, stop);
}

Result<Verdict> RememberingCritic::relevance(const QString &question, const Passage &passage, std::stop_token stop)
{
    Matter matter{Verdict::Relevance, Scale::Binary, {question}, passage.id};
    matter.add(passage);
    return remember(
        matter, [&] { return m_critic.relevance(question, passage, stop); }, stop);
}

Result<Verdict> RememberingCritic::support(const QString &question, const QString &text, const QList<Passage> &passages,
                                           Scale scale, std::stop_token stop)
{
    Matter matter{Verdict::Support, scale, {question, text}, passages.size() == 1 ? passages.first().id : 0};
    for (const Passage &passage : passages)
        matter.add(passage);
    return remember(
        matter, [&] { return m_critic.support(question, text, passages, scale, stop); }, stop);
}

Result<Verdict> RememberingCritic::utility(const QString &question, const QString &answer, Scale scale,
                                           std::stop_token stop)
{
    const Matter matter{Verdict::Utility, scale, {question, answer}};
    return remember(
        matter, [&] { return m_critic.utility(question, answer, scale, stop); }, stop);
}

} // namespace core

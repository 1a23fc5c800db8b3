// Caches verdicts in memory while the program runs. A key covers the judge's identity and everything the judge is
// given.
#pragma once

#include "core/ports/critic.h"

#include <QHash>

#include <condition_variable>
#include <list>
#include <memory>
#include <mutex>

namespace core {

class VerdictCache // thread-safe
{
public:
    using Ask = std::function<Result<Verdict>()>;

    explicit VerdictCache(qsizetype mostCharacters = 8'000'000) : m_most(mostCharacters) {}

    // Returns the cached verdict for the key, or else the result of `ask`. Concurrent callers for a key wait for the
    // first; they ask only if it fails. Errors, unreadable verdicts and verdicts that needed no judge are not cached.
    Result<Verdict> verdict(const QByteArray &key, const Ask &ask, std::stop_token stop);
    int size() const;

private:
    struct Kept
    {
        QByteArray key;
        Verdict verdict;
    };
    struct Asking
    {
        bool done = false;
        std::optional<Verdict> verdict; // nullopt: the call failed
    };

    static qsizetype sizeOf(const Kept &kept);
    static Verdict remembered(Verdict verdict);
    void keep(const QByteArray &key, const Verdict &verdict);

    const qsizetype m_most;
    mutable std::mutex m_mutex;
    std::condition_variable_any m_answered;
    std::list<Kept> m_kept; // most recently used first
    QHash<QByteArray, std::list<Kept>::iterator> m_places;
    QHash<QByteArray, std::shared_ptr<Asking>> m_asking;
    qsizetype m_characters = 0;
};

// A Critic with a cache. The wrapped Critic and the cache must outlive this object.
class RememberingCritic : public Critic
{
public:
    RememberingCritic(Critic &critic, VerdictCache &cache) : m_critic(critic), m_cache(cache) {}

    QString name() const override { return m_critic.name(); }
    QString identity(Verdict::Kind kind) const override { return m_critic.identity(kind); }
    Scale utilityScale() const override { return m_critic.utilityScale(); }
    bool judgesTogether(Verdict::Kind kind) const override { return m_critic.judgesTogether(kind); }
    Result<Verdict> judge(const Judgement &what, std::stop_token stop) override;

private:
    Critic &m_critic;
    VerdictCache &m_cache;
};

} // namespace core

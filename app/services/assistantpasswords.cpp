// What Assistant does with the passwords of PDFs: one that is typed is tried on every PDF that waits for one, and one
// that the user has had remembered is asked for when it is needed.
#include "app/services/assistantlanes.h"
#include "app/services/documentfile.h"
#include "core/ingest/ingesting.h"
#include "core/library/librarycoverage.h"

namespace app {

// In the window's thread; what it gives is used where the file is read.
Assistant::Private::Unlocking Assistant::Private::unlocking(const QString &path)
{
    return {typedFor.take(path), secrets.typedOnes(), secrets.known(), std::make_shared<Unlocking::Tried>()};
}

void Assistant::Private::Unlocking::arm(core::IngestingTools &tools, Private &assistant) const
{
    tools.passwords = [this](const QByteArray &hash) {
        tried->hash = hash;
        QStringList passwords{known.value(hash)};
        passwords += others;
        passwords.removeAll(QString());
        tried->passwords = passwords + QStringList(typed);
        return passwords;
    };
    tools.opened = [this, &assistant](const QByteArray &hash, const QString &password) {
        tried->hash = hash;
        tried->fits = true;
        assistant.inWindow([&assistant, hash, password] { assistant.secrets.opened(hash, password); });
    };
}

// Once it was read, or not; in the window's thread.
void Assistant::Private::unlocked(const Unlocking &unlocking, const QString &path, const core::Document &document)
{
    const QByteArray hash = unlocking.tried->hash;
    const bool isAwaited = afterUnlocking.contains(path);
    const auto [receiver, told] = afterUnlocking.take(path);
    if (receiver && !hash.isEmpty())
        told(document);
    if (unlocking.tried->fits) {
        if (isAwaited)
            unlockOthers();
        return;
    }
    if (hash.isEmpty()) // it needs none
        return;
    QSet<QString> &vain = inVain[hash];
    for (const QString &password : std::as_const(unlocking.tried->passwords))
        vain.insert(password);
    unlockIfKnown(hash, path, document.id);
}

void Assistant::Private::unlockIfKnown(const QByteArray &hash, const QString &path, core::DocumentId id)
{
    whenUnlocked(hash,
                 [this, path, id] { views.post([this, path, id](std::stop_token stop) { readNow(path, id, stop); }); });
}

// The keychain is asked the first time; or a password may have been typed meanwhile.
void Assistant::Private::whenUnlocked(const QByteArray &hash, std::function<void()> go)
{
    secrets.find(hash, [this, hash, go = std::move(go)](Secret) {
        const QSet<QString> &vain = inVain[hash];
        const QStringList passwords = secrets.toTry(hash);
        const bool untried = std::any_of(passwords.cbegin(), passwords.cend(),
                                         [&](const QString &password) { return !vain.contains(password); });
        if (untried && usable())
            go();
    });
}

void Assistant::Private::unlockOthers()
{
    if (!usable())
        return;
    views.post([this](std::stop_token stop) {
        for (const core::Document &document : core::LibraryCoverage(*library).unreadDocuments()) {
            if (document.status != core::DocumentStatus::NeedsPassword)
                continue;
            const QString place = fileOf(document, stop);
            if (!place.isEmpty())
                inWindow([this, document, place] { unlockIfKnown(document.hash, place, document.id); });
        }
    });
}

void Assistant::unlock(const QString &path, const QString &password, QObject *receiver,
                       std::function<void(const core::Document &)> opened)
{
    d->secrets.typed(password);
    d->typedFor[path] = password;
    if (receiver && opened)
        d->afterUnlocking[path] = {receiver, std::move(opened)};
    else
        d->afterUnlocking[path] = {this, [](const core::Document &) {}};
    d->postTask(d->views, tr("Reading again"), [this, path](std::stop_token stop) -> core::Result<void> {
        d->readNow(path, d->library->withPlace(path).id, stop);
        return {};
    });
}

void Assistant::rememberPassword(core::DocumentId id)
{
    d->changeSecret(id, tr("Remembering the password"),
                    [this](const QByteArray &hash, auto told) { d->secrets.remember(hash, std::move(told)); });
}

void Assistant::forgetPassword(core::DocumentId id)
{
    d->changeSecret(id, tr("Forgetting the password"),
                    [this](const QByteArray &hash, auto told) { d->secrets.forget(hash, std::move(told)); });
}

void Assistant::Private::changeSecret(
    core::DocumentId id, const QString &subject,
    std::function<void(const QByteArray &hash, std::function<void(const core::Result<void> &)> told)> change)
{
    if (!usable())
        return;
    Run run;
    run.kind = Run::Task;
    run.subject = subject;
    const int number = runs.begin(run);
    views.post([this, id, number, change](std::stop_token) {
        const core::Result<core::Document> document = library->document(id);
        inWindow([this, document, number, change] {
            if (!document)
                return runs.finish(number, document.error());
            change(document->hash, [this, number](const core::Result<void> &result) {
                runs.finish(number, result);
                refreshDocuments(); // so that what shows it looks again
            });
        });
    });
}

} // namespace app

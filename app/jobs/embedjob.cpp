#include "app/jobs/embedjob.h"

#include "app/jobs/localmodel.h"
#include "core/ports/backend.h"
#include "core/library/libraryembedder.h"
#include "core/library/libraryindexes.h"
#include "core/embedding/staticembedder.h"
#include "core/models/roles.h"

#include <QCryptographicHash>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace app {
namespace {

// The user's model file: its server's address changes, but its vectors stay the same under the file's name.
class LocalEmbedder : public core::Embedder
{
public:
    LocalEmbedder(const QString &file, std::unique_ptr<core::Embedder> served)
        : m_name(nameOfLocal(file)),
          m_served(std::move(served))
    {
    }

    QString name() const override { return m_name; }
    core::Result<std::vector<std::vector<float>>> embed(const QStringList &texts, Purpose purpose,
                                                        std::stop_token stop) override
    {
        return m_served->embed(texts, purpose, stop);
    }

private:
    const QString m_name;
    const std::unique_ptr<core::Embedder> m_served;
};

core::Result<std::shared_ptr<core::Embedder>> embedderOf(const core::Settings &settings, const Servers &servers,
                                                         std::stop_token stop)
{
    if (settings.embedder.isEmpty())
        return std::shared_ptr<core::Embedder>();
    core::Settings alone; // other roles must not start the local server
    alone.serverUrl = settings.serverUrl;
    alone.embedder = settings.embedder;
    alone.localModel = settings.localModel;
    alone.concurrentCalls = settings.concurrentCalls;
    core::Connections connections = servers.connections;
    const bool isLocal = usesLocalModel(alone);
    if (const core::Result<void> placed = placeLocalModel(alone, connections, servers.local, stop); !placed)
        return placed.error();
    const core::Backend *backend = core::backendFor(alone.embedder, core::ModelRole::Vectors);
    if (!backend || !backend->embedder)
        return std::shared_ptr<core::Embedder>();
    core::Result<std::unique_ptr<core::Embedder>> opened = backend->embedder(alone, connections, stop);
    if (!opened)
        return opened.error();
    if (isLocal)
        return std::shared_ptr<core::Embedder>(
            std::make_shared<LocalEmbedder>(settings.localModel, *std::move(opened)));
    return std::shared_ptr<core::Embedder>(*std::move(opened));
}

} // namespace

QString nameOfLocal(const QString &file)
{
    constexpr qint64 looks = 16; // samples spread over gigabytes: a model that was trained further differs everywhere
    constexpr qint64 length = 64 << 10;
    QFile model(file);
    QCryptographicHash hash(QCryptographicHash::Sha256);
    if (model.open(QIODevice::ReadOnly)) {
        hash.addData(QByteArray::number(model.size()));
        for (qint64 look = 0; look < looks; ++look) {
            model.seek(std::max<qint64>(0, model.size() - length) * look / (looks - 1));
            hash.addData(model.read(length));
        }
    }
    return QStringLiteral("local:%1:%2")
        .arg(QFileInfo(file).fileName(), QString::fromLatin1(hash.result().toHex().left(16)));
}

core::Result<void> useEmbedder(core::Library &library, const core::Settings &settings, const Servers &servers,
                               std::stop_token stop)
{
    core::Result<std::shared_ptr<core::Embedder>> embedder = embedderOf(settings, servers, stop);
    core::LibraryEmbedder(library).set(embedder ? *embedder : nullptr, stop);
    return embedder ? core::Result<void>() : embedder.error();
}

core::Result<void> fitSpace(core::Library &library, core::Parallel &parallel, std::stop_token stop)
{
    const core::Result<void> fitted = core::LibraryIndexes(library).fit(parallel, stop);
    const bool tooLittle = !fitted && fitted.error().code == core::Error::Invalid;
    return tooLittle ? core::Result<void>() : fitted;
}

bool makesVectorsItself(const core::Settings &settings)
{
    return core::isBuiltin(settings.embedder) || core::namesStaticEmbedder(settings.embedder);
}

bool wantsEmbedding(core::Library &library)
{
    const core::Embedding now = core::LibraryEmbedder(library).state();
    return !now.embedder.isEmpty() && now.passages > 0 && (now.embedded < now.passages || !now.answers);
}

core::Result<void> embedMissing(core::Library &library, const core::Settings &settings, const Servers &servers,
                                const std::function<void(const QString &)> &note, core::Parallel &parallel,
                                std::stop_token stop)
{
    constexpr int noted = 640; // passages between two progress notes
    if (settings.embedder.isEmpty())
        return {};
    const core::Result<void> used = useEmbedder(library, settings, servers, stop);
    if (!used || !wantsEmbedding(library))
        return used;
    int next = 0;
    const auto tell = [&](int embedded, int all) {
        if (embedded < next && embedded < all)
            return;
        next = embedded + noted;
        note(QStringLiteral("%1 of %2 passages embedded.").arg(embedded).arg(all));
    };
    return core::LibraryEmbedder(library).embed(tell, parallel, stop);
}

} // namespace app

// Vectors are read from the store into memory, and from there written to files, so that a library of any size can be
// read in limited memory.
#include "core/retrieval/spacevectors.h"

#include "core/search/termhash.h"
#include "core/store/pagerepository.h"
#include "core/store/passagerepository.h"

#include <QDir>
#include <QRandomGenerator>

namespace core {

TermLists termsOfPassages(Store &store, DocumentId id)
{
    TermLists lists;
    PassageRepository(store).forEach(
        id, [&](const QString &text, const QString &heading) { lists.push_back(termHashes(text, heading)); });
    return lists;
}

Vectors vectorsOf(const SemanticSpace &space, int version, const TermLists &passages, const TermLists &pages)
{
    const auto placed = [&](const TermLists &texts) {
        const qsizetype row = space.dimension() * qsizetype(sizeof(float));
        QByteArray bytes(qsizetype(texts.size()) * row, Qt::Uninitialized);
        auto *to = reinterpret_cast<float *>(bytes.data());
        for (size_t i = 0; i < texts.size(); ++i)
            space.place(texts[i], to + i * size_t(space.dimension()));
        return bytes;
    };
    return {version, placed(passages), placed(pages)};
}

Vectors placedVectors(Store &store, DocumentId id, const SemanticSpace &space, int version, const std::stop_token &stop)
{
    TermLists pages;
    const TermLists passages = termsOfPassages(store, id);
    if (stop.stop_requested())
        return {};
    PageRepository(store).forEach(id, [&](int, const QString &text) { pages.push_back(termHashes(text)); });
    return vectorsOf(space, version, passages, pages);
}

quint64 markOf(const StoredSpace &stored)
{
    return checksum(stored.model.constData(), size_t(stored.model.size()), quint64(stored.version));
}

QString newVectorFile(const QString &folder, const char *purpose)
{
    return folder + QStringLiteral("/%1-%2.vectors")
                        .arg(QLatin1String(purpose),
                             QString::number(QRandomGenerator::global()->generate64(), 16).rightJustified(16, u'0'));
}

void removeVectorFiles(const QString &folder, const char *purpose, const std::vector<VectorIndex::File> &except)
{
    QStringList kept;
    for (const VectorIndex::File &file : except)
        kept.append(QFileInfo(file->path()).fileName());
    QDir all(folder);
    const QString begin = QLatin1String(purpose) + QStringLiteral("-*.vectors");
    for (const QString &name : all.entryList({begin, begin + QStringLiteral(".part")}, QDir::Files)) {
        if (!kept.contains(name))
            all.remove(name);
    }
}

Result<void> flush(VectorIndex &index, const QString &folder, const char *purpose, Parallel &parallel,
                   const std::stop_token &stop)
{
    if (!index.isMemtableFull() || folder.isEmpty())
        return {};
    const VectorIndex::Part part = index.memtable();
    const auto file =
        VectorFile::write(newVectorFile(folder, purpose), index.space(), index.dimension(), part.rows, parallel, stop);
    if (!file)
        return file.error();
    index = index.with(*file, part);
    return {};
}

SpaceVectors::SpaceVectors(const StoredSpace &stored, std::shared_ptr<const SemanticSpace> fitted)
    : SpaceVectors(stored, std::move(fitted), markOf(stored))
{
}

SpaceVectors::SpaceVectors(const StoredSpace &stored, std::shared_ptr<const SemanticSpace> fitted, quint64 marked)
    : space(std::move(fitted)),
      version(stored.version),
      passagesWhenFitted(stored.passages),
      mark(marked)
{
    passages.emplace(version, space->dimension());
    pages.emplace(version, space->dimension());
}

void SpaceVectors::add(DocumentId id, std::span<const Located> located, const Vectors &vectors)
{
    if (!space || vectors.space != version)
        return;
    const qsizetype row = space->dimension() * qsizetype(sizeof(float));
    std::vector<qint64> ids;
    for (const Located &each : located)
        ids.push_back(each.id);
    ids.resize(std::min(ids.size(), size_t(vectors.passages.size() / row)));
    (void)passages->add(version, ids, reinterpret_cast<const float *>(vectors.passages.constData()));
    ids.clear();
    for (qsizetype page = 1; page <= vectors.pages.size() / row; ++page)
        ids.push_back(pageKey(id, int(page)));
    (void)pages->add(version, ids, reinterpret_cast<const float *>(vectors.pages.constData()));
}

VectorIndex::Range rangeOf(std::span<const Located> passages)
{
    return passages.empty() ? VectorIndex::Range(0, -1) : VectorIndex::Range(passages.front().id, passages.back().id);
}

void SpaceVectors::remove(DocumentId id, const VectorIndex::Range &ids)
{
    if (!space)
        return;
    if (ids.first <= ids.second)
        passages->remove(ids);
    pages->remove(keysOf(id));
}

Result<void> SpaceVectors::flush(const QString &folder, Parallel &parallel, const std::stop_token &stop)
{
    for (VectorIndex *index : indexes()) {
        if (const Result<void> flushed = core::flush(*index, folder, spaceFiles, parallel, stop); !flushed)
            return flushed;
    }
    return {};
}

std::vector<VectorIndex::File> SpaceVectors::files() const
{
    if (!space)
        return {};
    std::vector<VectorIndex::File> files = passages->files();
    const std::vector<VectorIndex::File> more = pages->files();
    files.insert(files.end(), more.begin(), more.end());
    return files;
}

QList<VectorIndex *> SpaceVectors::indexes()
{
    if (!space)
        return {};
    return {&*passages, &*pages};
}

} // namespace core

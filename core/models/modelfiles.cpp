#include "core/models/modelfiles.h"

#include "core/base/json.h"

#include <QFile>

#include <algorithm>

namespace core {
namespace {

constexpr qint64 quick = 3'000'000'000; // bytes of a model that answers within seconds without a graphics card
constexpr double reported = 0.9;        // share of a machine's memory that it reports; the rest is reserved
constexpr qint64 largestList = 1 << 20; // in bytes

Error wrong(const QString &what)
{
    return {Error::Invalid, QStringLiteral("Your list of model files has an error: %1.").arg(what), {}};
}

bool isSum(const QByteArray &text)
{
    return text.size() == 64 && QByteArray::fromHex(text).toHex() == text;
}

Result<QList<ModelFile>> read(const QByteArray &json)
{
    Json::Problem problem;
    const Json whole = json.size() > largestList ? Json() : Json::parse(json, &problem);
    if (!whole[u"files"].isArray())
        return wrong(problem.what.isEmpty()
                         ? QStringLiteral("it has no list “files”")
                         : QStringLiteral("%1 at byte %2").arg(problem.what, QString::number(problem.at)));
    QList<ModelFile> files;
    for (const Json entry : whole[u"files"]) {
        ModelFile file;
        file.name = entry[u"name"].toString().simplified();
        file.address = QUrl(entry[u"address"].toString().trimmed());
        file.bytes = std::max<qint64>(0, entry[u"bytes"].toInteger());
        file.sha256 = entry[u"sha256"].toString().trimmed().toLower().toLatin1();
        file.licence = entry[u"licence"].toString().simplified();
        file.languages = entry[u"languages"].toString().simplified();
        file.memory = std::max<qint64>(0, entry[u"memory"].toInteger());
        file.embeds = entry[u"embeds"].toBool();
        file.writes = entry[u"writes"].toBool(!file.embeds);
        if (file.name.isEmpty())
            return wrong(QStringLiteral("entry %1 has no name").arg(files.size() + 1));
        if (fileNameOf(file.address).isEmpty())
            return wrong(QStringLiteral("the address of “%1” is not that of a GGUF file").arg(file.name));
        if (!file.sha256.isEmpty() && !isSum(file.sha256))
            return wrong(QStringLiteral("“sha256” of “%1” is not 64 hexadecimal digits").arg(file.name));
        files.append(file);
    }
    return files;
}

// The best of the fast ones first, then better but slower ones.
bool comesBefore(const ModelFile &one, const ModelFile &other)
{
    const bool isQuick = one.bytes <= quick;
    if (one.writes != other.writes || isQuick != (other.bytes <= quick))
        return one.writes != other.writes ? one.writes : isQuick;
    return isQuick ? one.bytes > other.bytes : one.bytes < other.bytes;
}

} // namespace

Result<QList<ModelFile>> modelFiles(const QByteArray &own)
{
    QFile ours(QStringLiteral(":/models.json"));
    if (!ours.open(QIODevice::ReadOnly))
        return Error::defect(QStringLiteral("no models.json"));
    Result<QList<ModelFile>> files = read(ours.readAll());
    if (!files)
        return Error::defect(files.error().message);
    if (own.trimmed().isEmpty())
        return files;
    const Result<QList<ModelFile>> more = read(own);
    if (!more)
        return more.error();
    for (const ModelFile &file : *more) {
        files->removeIf([&file](const ModelFile &other) { return other.name == file.name; });
        files->append(file);
    }
    return files;
}

QList<ModelFile> fittingInto(qint64 memory, QList<ModelFile> files)
{
    if (memory > 0)
        files.removeIf([memory](const ModelFile &file) { return double(memory) < reported * double(file.memory); });
    std::stable_sort(files.begin(), files.end(), comesBefore);
    return files;
}

QString inWords(const ModelFile &file)
{
    QStringList words;
    if (file.bytes > 0)
        words.append(QStringLiteral("%1 GB").arg(double(file.bytes) / 1e9, 0, 'f', 1));
    if (!file.licence.isEmpty())
        words.append(file.licence);
    if (!file.languages.isEmpty())
        words.append(QStringLiteral("languages: %1").arg(file.languages));
    QStringList abilities;
    if (file.writes)
        abilities.append(QStringLiteral("writes"));
    if (file.embeds)
        abilities.append(QStringLiteral("embeds text"));
    QStringList parts{words.join(QStringLiteral(", ")), abilities.join(QStringLiteral(" and ")),
                      QStringLiteral("from %1").arg(file.address.host())};
    if (file.sha256.isEmpty())
        parts.append(QStringLiteral("its SHA-256 is required"));
    parts.removeAll(QString());
    return parts.join(QStringLiteral("; "));
}

QString fileNameOf(const QUrl &address)
{
    const QString name = address.fileName(QUrl::FullyDecoded).section(u'/', -1).simplified();
    const bool isGguf = name.endsWith(QLatin1String(".gguf"), Qt::CaseInsensitive) && name.size() > 5;
    return isGguf && name.toUtf8().size() < 200 && !name.startsWith(u'.') && !name.startsWith(u'-') &&
                   !address.host().isEmpty()
               ? name
               : QString();
}

} // namespace core

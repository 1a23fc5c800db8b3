// Evidence bundles that were changed after Attest wrote them: a valid one with one change, such as a disk, a network or
// an attacker may make. Number n depends only on the seed and n.
#pragma once

#include "core/archive/zipfile.h"
#include "core/archive/zipwriter.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>

#include <sys/stat.h>

#include <functional>
#include <memory>
#include <random>

namespace tests {

// The parts of a bundle, for packing again.
inline QList<core::ZipPart> partsOf(const QString &path)
{
    QList<core::ZipPart> parts;
    const auto file = core::ZipFile::open(path);
    for (const QString &name : file ? (*file)->names() : QStringList())
        parts.append({name, *(*file)->read(name, 1 << 30, {})});
    return parts;
}

// The parts with a manifest that matches them.
inline QList<core::ZipPart> sealed(QList<core::ZipPart> parts)
{
    QJsonObject manifest = QJsonDocument::fromJson(parts[0].bytes).object();
    QJsonArray about;
    for (const core::ZipPart &part : parts.mid(1))
        about.append(QJsonObject{
            {QStringLiteral("name"), part.name},
            {QStringLiteral("bytes"), part.bytes.size()},
            {QStringLiteral("sha256"),
             QString::fromLatin1(QCryptographicHash::hash(part.bytes, QCryptographicHash::Sha256).toHex())}});
    manifest[QLatin1String("parts")] = about;
    parts[0].bytes = QJsonDocument(manifest).toJson();
    return parts;
}

class HostileBundle
{
public:
    enum Outcome {
        Refused,
        Kept, // it is refused, or its content is unchanged
        Told, // it is refused, or accepted as its manifest now says
    };
    struct Case
    {
        QString name;
        Outcome outcome = Told;
        std::function<bool()> change;
    };

    // `whole` is a file; the changed copy is written to `path`.
    HostileBundle(const QString &whole, QString path, quint32 seed)
        : m_path(std::move(path)),
          m_parts(partsOf(whole)),
          m_seed(seed)
    {
        QFile file(whole);
        m_bytes = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
    }

    static constexpr int kinds = 20;

    Case at(int number) const
    {
        std::seed_seq seed{m_seed, quint32(number)};
        const auto dice = std::make_shared<std::mt19937>(seed);
        const Any any = [dice](qsizetype end) { return qsizetype((*dice)() % quint64(end)); };
        QByteArray bytes = m_bytes;
        QList<core::ZipPart> parts = m_parts;
        const qsizetype part = 1 + any(parts.size() - 1);
        const QByteArray name = parts[part].name.toUtf8();
        switch (number % kinds) {
        case 0:
            for (qsizetype i = 0, flips = 1 + any(8); i < flips; ++i)
                bytes[any(bytes.size())] ^= char(1 << any(8));
            return raw("bits flipped", Kept, bytes);
        case 1: {
            const bool isNoise = any(2) == 0;
            const qsizetype from = any(bytes.size());
            for (qsizetype i = from, end = std::min(bytes.size(), from + 1 + any(600)); i < end; ++i)
                bytes[i] = isNoise ? char(any(256)) : '\0';
            return raw("bytes written over", Kept, bytes);
        }
        case 2:
            return raw("cut short", Refused, bytes.left(any(bytes.size())));
        case 3:
            if (any(2) == 0)
                bytes.insert(any(bytes.size()), QByteArray(1 + any(40), char(any(256))));
            else
                bytes.remove(any(bytes.size()), 1 + any(40));
            return raw("bytes put in or taken out", Kept, bytes);
        case 4:
            return raw("bytes around it", Kept,
                       QByteArray(any(200), char(any(256))) + bytes + QByteArray(any(70'000), char(any(256))));
        case 5: { // in a directory record or a local header
            const QByteArray mark = any(2) == 0 ? "PK\1\2" : "PK\3\4";
            const qsizetype at = bytes.indexOf(mark, any(bytes.lastIndexOf(mark) + 1));
            bytes[at + 4 + any(26)] = char(any(256));
            return raw("a field of the directory", Kept, bytes);
        }
        case 6: {
            QList<QByteArray> others{"../" + name,
                                     '/' + name,
                                     name.toUpper(),
                                     QByteArray(name).replace('/', '\\'),
                                     QByteArray(1, '\0') + name,
                                     "\xc3\xa9" + name,
                                     ' ' + name,
                                     "a//" + name};
            QByteArray other = others[any(others.size())].left(name.size());
            if (other == name)
                other[0] = '.';
            return raw("another name: " + other, Refused, bytes.replace(name, other));
        }
        case 7:
            spoil(parts[part].bytes, any);
            return packed("bytes of " + name, Refused, parts);
        case 8: {
            const qsizetype other = part == 1 ? 2 : 1;
            std::swap(parts[part].bytes, parts[other].bytes);
            return packed("the bytes of another part in " + name, Refused, parts);
        }
        case 9:
            if (any(2) == 0)
                parts.removeAt(part);
            else
                parts.append({QStringLiteral("more/%1.json").arg(any(100)), "{}"});
            return packed("a part more or less", Refused, parts);
        case 10:
        case 11: { // a part's entry in the manifest
            const bool isSum = number % kinds == 10;
            QJsonObject manifest = QJsonDocument::fromJson(parts[0].bytes).object();
            QJsonArray about = manifest[u"parts"].toArray();
            QJsonObject one = about[part - 1].toObject();
            const QString sum = one[u"sha256"].toString();
            const QJsonArray sums{sum.toUpper(), sum.left(63), sum + u'0', QString(64, u'0'), {}, 7, QJsonArray{sum}};
            const QJsonArray sizes{-1, 0, 1e18, one[u"bytes"].toInt() + 1, QString::number(one[u"bytes"].toInt()), {}};
            const QJsonArray &wrong = isSum ? sums : sizes;
            one[isSum ? QLatin1String("sha256") : QLatin1String("bytes")] = wrong[any(wrong.size())];
            about[part - 1] = one;
            manifest[QLatin1String("parts")] = about;
            parts[0].bytes = QJsonDocument(manifest).toJson();
            return packed(QByteArray(isSum ? "another sum of " : "another size of ") + name, Refused, parts);
        }
        case 12:
            parts[part].name = QStringLiteral("renamed/%1").arg(any(100));
            return packed("with its sums, another name than " + name, Told, sealed(parts));
        case 13:
        case 14:
            parts[0].bytes = odd(parts[0].bytes, any);
            return packed("other values in the manifest", Told, number % 2 == 0 ? parts : sealed(parts));
        case 15:
        case 16:
            parts[1].bytes = odd(parts[1].bytes, any);
            return packed("with its sums, other values in " + parts[1].name.toUtf8(), Told, sealed(parts));
        case 17:
            spoil(parts[part].bytes, any);
            return packed("with its sums, other bytes in " + name, Told, sealed(parts));
        case 18: {
            const QList<QByteArray> texts{
                {},
                "[1]",
                "{}",
                QByteArray(any(200'000), '['),
                "{\"title\":\"x\",\"turns\":" + QByteArray(300'000, '[') + QByteArray(300'000, ']') + '}',
                "{\"title\":\"x\",\"turns\":[{\"id\":\"1\",\"question\":\"a\",\"answer\":\"\\ud800\",\"trace\":[]}]}",
                "{\"title\":\"\xff\xfe\",\"turns\":[]}",
                "{\"title\":\"x\",\"turns\":[],\"turns\":[{\"id\":\"1\",\"question\":\"a\",\"answer\":\"b\",\"trace\":["
                "]}]}"};
            const qsizetype which = any(2);
            parts[which].bytes = texts[any(texts.size())];
            return packed("another text in the place of JSON", Told, which == 0 ? parts : sealed(parts));
        }
        default:
            return file(int(any(4)));
        }
    }

private:
    using Any = std::function<qsizetype(qsizetype end)>;

    // Replaces a value at any depth with one that no reader expects.
    static QJsonValue oddIn(const QJsonValue &value, const Any &any)
    {
        if (QJsonArray array = value.toArray(); !array.isEmpty() && any(10) > 0) {
            const qsizetype i = any(array.size());
            const qsizetype what = any(12);
            if (what == 0)
                array.removeAt(i);
            else if (what == 1)
                array.insert(i, array[i].toObject());
            else
                array[i] = oddIn(array[i], any);
            return array;
        }
        if (QJsonObject object = value.toObject(); !object.isEmpty() && any(10) > 0) {
            const QString key = object.keys()[any(object.size())];
            const qsizetype what = any(12);
            if (what == 0)
                object.remove(key);
            else if (what == 1)
                object.insert(QString(key + u'x'), object.take(key));
            else
                object[key] = oddIn(object[key], any);
            return object;
        }
        QJsonValue deep;
        for (int i = 0; i < 300; ++i)
            deep = QJsonArray{deep};
        const QJsonArray odd{-1,
                             0,
                             2147483648.0,
                             -9.3e18,
                             1e308,
                             true,
                             {},
                             QString(),
                             QString(100'000, u'x'),
                             QStringLiteral("../../../etc/passwd"),
                             QStringLiteral("<img src=x onerror=alert(1)>"),
                             QString(QChar(0xd800)),
                             QStringLiteral("\u202ea"),
                             QString(QChar(0)),
                             QJsonObject(),
                             QJsonArray(),
                             deep};
        return odd[any(odd.size())];
    }
    static QByteArray odd(const QByteArray &json, const Any &any)
    {
        QJsonValue value = QJsonDocument::fromJson(json).object();
        for (qsizetype i = 0, times = 1 + any(3); i < times; ++i)
            value = oddIn(value, any);
        return value.isObject() ? QJsonDocument(value.toObject()).toJson() : QJsonDocument(value.toArray()).toJson();
    }

    static void spoil(QByteArray &bytes, const Any &any)
    {
        const QByteArray before = bytes;
        while (bytes == before) {
            for (qsizetype i = 0, flips = 1 + any(8); i < flips; ++i)
                bytes[any(bytes.size())] ^= char(1 << any(8));
        }
        if (any(4) == 0)
            bytes.truncate(any(bytes.size() - 1) + 1);
    }

    Case raw(const QByteArray &name, Outcome outcome, const QByteArray &bytes) const
    {
        return {QString::fromUtf8(name), outcome, [this, bytes] {
                    clear();
                    QFile file(m_path);
                    return file.open(QIODevice::WriteOnly) && (bytes.isEmpty() || file.write(bytes) == bytes.size());
                }};
    }
    Case packed(const QByteArray &name, Outcome outcome, const QList<core::ZipPart> &parts) const
    {
        const core::Result<QByteArray> bytes = core::zipped(parts);
        return bytes ? raw(name, outcome, *bytes) : Case{QString::fromUtf8(name), outcome, [] { return false; }};
    }
    Case file(int kind) const
    {
        static const char *const names[] = {"a folder", "a pipe", "a device", "nothing"};
        return {QLatin1String(names[kind]), Refused, [this, kind] {
                    clear();
                    switch (kind) {
                    case 0:
                        return QDir().mkpath(m_path);
                    case 1:
                        return mkfifo(QFile::encodeName(m_path).constData(), 0600) == 0;
                    case 2:
                        return QFile::link(QStringLiteral("/dev/zero"), m_path);
                    default:
                        return true;
                    }
                }};
    }
    void clear() const
    {
        QFile::remove(m_path);
        QDir().rmdir(m_path);
    }

    QString m_path;
    QByteArray m_bytes;
    QList<core::ZipPart> m_parts;
    quint32 m_seed;
};

} // namespace tests

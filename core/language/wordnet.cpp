// The files are sorted: words are found by binary search, senses by their offset. Nothing is kept in memory.
#include "core/language/wordnet.h"

#include <QFile>

#include <array>

namespace core {
namespace {

constexpr std::array parts = {"noun", "verb", "adj", "adv"};
constexpr int senses = 2; // senses used per part of speech, the most common first

// The index line that begins with the word; empty if there is none.
QByteArray indexLine(QFile &file, const QByteArray &word)
{
    qint64 low = 0;
    qint64 high = file.size();
    while (low < high) {
        const qint64 middle = (low + high) / 2;
        file.seek(middle);
        if (middle > 0)
            file.readLine(); // skips the rest of a partial line
        const qint64 begin = file.pos();
        const QByteArray line = begin < high ? file.readLine() : QByteArray();
        const QByteArray key = line.left(line.indexOf(' '));
        if (line.isEmpty() || (!line.startsWith(' ') && key > word))
            high = middle;
        else if (key == word)
            return line;
        else
            low = begin + line.size();
    }
    file.seek(low);
    const QByteArray line = file.readLine();
    return line.startsWith(word + ' ') ? line : QByteArray();
}

// "climate n 2 3 @ + ; 2 1 14519366 14519531": the offsets come last, their number is in the third field.
QList<qint64> offsetsOf(const QByteArray &line)
{
    const QList<QByteArray> fields = line.simplified().split(' ');
    const int count = fields.size() > 2 ? fields[2].toInt() : 0;
    QList<qint64> offsets;
    for (int i = 0; i < std::min(count, senses) && count < fields.size(); ++i)
        offsets.append(fields[fields.size() - count + i].toLongLong());
    return offsets;
}

// "14519366 26 n 02 climate 0 clime 0 ...": the fourth field is the number of words, in hexadecimal.
QStringList wordsAt(QFile &file, qint64 offset)
{
    if (!file.seek(offset))
        return {};
    const QList<QByteArray> fields = file.readLine().split(' ');
    const int count = fields.size() > 3 ? fields[3].toInt(nullptr, 16) : 0;
    QStringList words;
    for (int i = 0; i < count && 4 + 2 * i < fields.size(); ++i)
        words.append(QString::fromLatin1(fields[4 + 2 * i]));
    return words;
}

} // namespace

WordNet::WordNet(const QString &folder)
    : m_folder(folder),
      m_isThere(QFile::exists(folder + QLatin1String("/index.noun")))
{
}

const WordNet &WordNet::installed()
{
    static const WordNet wordNet(QStringLiteral("/usr/share/wordnet"));
    return wordNet;
}

QStringList WordNet::synonyms(const QString &word) const
{
    QStringList found;
    const QString base = word.toLower();
    for (const char *part : parts) {
        QFile index(m_folder + QLatin1String("/index.") + QLatin1String(part));
        QFile senseFile(m_folder + QLatin1String("/data.") + QLatin1String(part));
        if (!m_isThere || !index.open(QIODevice::ReadOnly) || !senseFile.open(QIODevice::ReadOnly))
            continue;
        for (const qint64 offset : offsetsOf(indexLine(index, base.toLatin1()))) {
            for (const QString &synonym : wordsAt(senseFile, offset)) {
                if (synonym.toLower() != base && !synonym.contains(u'(') && !found.contains(synonym))
                    found.append(synonym);
            }
        }
    }
    return found;
}

} // namespace core

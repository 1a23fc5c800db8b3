#include "core/language/bilingual.h"

#include "core/language/lexicon.h"

#include <QDir>
#include <QFileInfo>

#include <algorithm>
#include <cmath>

namespace core {
namespace {

QString tableOf(const QString &languages)
{
    const QString programs = QFileInfo(QFile::symLinkTarget(QStringLiteral("/proc/self/exe"))).absolutePath();
    const QString usual = programs + QStringLiteral("/../share/attest/words");
    return QDir::cleanPath(qEnvironmentVariable("ATTEST_WORDS", usual) + u'/' + languages);
}

// Parses "notice period=240\tperiod of notice=120".
QList<Translation> translationsIn(QByteArrayView entries, int first, int last)
{
    QList<Translation> all;
    for (const QByteArray &entry : entries.toByteArray().split('\t')) {
        const qsizetype equals = entry.lastIndexOf('=');
        const QString words = QString::fromUtf8(entry.left(std::max<qsizetype>(0, equals)));
        if (!words.isEmpty())
            all.append({first, last, words.split(u' '), entry.mid(equals + 1).toInt() / 1000.0});
    }
    return all;
}

} // namespace

bool hasTextsIn(const QString &language, const Idf &idf)
{
    constexpr double few = 0.002; // share of the passages: any library has names and titles in another language
    constexpr int several = 4;    // function words
    const double all = std::expm1(idf(QStringLiteral("\u0001"))); // an IDF is ln(1 + N / (1 + n))
    const QSet<QString> &small = lexicon().terms("telling-language", language.toLatin1().constData());
    return std::count_if(small.begin(), small.end(), [&](const QString &word) {
               const double with = all / std::max(1e-9, std::expm1(idf(word))) - 1;
               return with > 0.5 && with >= few * all;
           }) >= several;
}

BilingualDictionary::BilingualDictionary(const QString &table) : m_file(table)
{
    if (table.isEmpty() || !m_file.open(QIODevice::ReadOnly))
        return;
    if (const uchar *bytes = m_file.map(0, m_file.size()))
        m_table = QByteArrayView(bytes, m_file.size());
}

BilingualDictionary::~BilingualDictionary() = default;

const BilingualDictionary &BilingualDictionary::installed(bool fromGerman)
{
    static const BilingualDictionary german(tableOf(QStringLiteral("de-en")));
    static const BilingualDictionary english(tableOf(QStringLiteral("en-de")));
    return fromGerman ? german : english;
}

// The entries for a key; empty if it is missing.
QByteArrayView BilingualDictionary::lineOf(const QByteArray &key) const
{
    qsizetype low = 0; // start of a line, or the end
    qsizetype high = m_table.size();
    while (low < high) {
        qsizetype begin = low + (high - low) / 2;
        while (begin > low && m_table[begin - 1] != '\n')
            --begin;
        const qsizetype feed = m_table.indexOf('\n', begin);
        const QByteArrayView line = m_table.sliced(begin, (feed < 0 ? m_table.size() : feed) - begin);
        const qsizetype tab = line.indexOf('\t');
        const QByteArrayView own = tab < 0 ? line : line.first(tab);
        const int order = own.compare(key);
        if (order == 0)
            return tab < 0 ? QByteArrayView() : line.sliced(tab + 1);
        if (order > 0)
            high = begin;
        else
            low = begin + line.size() + 1;
    }
    return {};
}

QList<Translation> BilingualDictionary::translations(const QStringList &terms) const
{
    QList<Translation> all;
    if (!isThere())
        return all;
    for (int i = 0; i < int(terms.size()); ++i) {
        if (i + 1 < int(terms.size()))
            all += translationsIn(lineOf((terms[i] + u' ' + terms[i + 1]).toUtf8()), i, i + 2);
        if (!isStopTerm(terms[i]))
            all += translationsIn(lineOf(terms[i].toUtf8()), i, i + 1);
    }
    return all;
}

} // namespace core

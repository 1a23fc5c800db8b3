#include "core/library/sieve.h"

#include <QFile>

#include <algorithm>

#include <fnmatch.h>

namespace core {
namespace {

constexpr int mostPatterns = 50;
constexpr int longestPattern = 200;

QList<QByteArray> encoded(const QStringList &patterns)
{
    QList<QByteArray> list;
    for (const QString &pattern : patterns)
        list.append(QFile::encodeName(pattern));
    return list;
}

// A pattern with a slash matches a path, and its * also matches slashes; "a/" is the same as "a".
bool matches(const QList<QByteArray> &patterns, const QString &path, const QString &name)
{
    const QByteArray whole = QFile::encodeName(path);
    const QByteArray last = QFile::encodeName(name);
    return std::any_of(patterns.begin(), patterns.end(), [&](const QByteArray &pattern) {
        const QByteArray trimmed = pattern.endsWith('/') ? pattern.chopped(1) : pattern;
        const QByteArray &seen = trimmed.contains('/') ? whole : last;
        return fnmatch(trimmed.constData(), seen.constData(), FNM_CASEFOLD) == 0;
    });
}

} // namespace

Sieve::Sieve(const FolderFilter &filter)
    : m_filter(filter),
      m_include(encoded(filter.include)),
      m_exclude(encoded(filter.exclude))
{
}

bool Sieve::isPdf(const QByteArray &name)
{
    return name.size() > 4 && name.right(4).toLower() == ".pdf";
}

bool Sieve::entersFolder(const QString &dir) const
{
    if (dir.isEmpty())
        return true;
    if (!m_filter.subfolders)
        return false;
    for (qsizetype end = dir.indexOf(u'/');; end = dir.indexOf(u'/', end + 1)) {
        const QString path = end < 0 ? dir : dir.left(end);
        const QString name = path.mid(path.lastIndexOf(u'/') + 1);
        if ((!m_filter.hidden && name.startsWith(u'.')) || matches(m_exclude, path, name))
            return false;
        if (end < 0)
            return true;
    }
}

// Programs write "~$report.pdf" beside a file that they have open.
bool Sieve::takesFile(const QString &dir, const QString &name, qint64 bytes) const
{
    const QString path = within(dir, name);
    return (m_filter.hidden || !name.startsWith(u'.')) && !name.startsWith(QLatin1String("~$")) &&
           (m_filter.largest == 0 || bytes <= m_filter.largest) &&
           (m_include.isEmpty() || matches(m_include, path, name)) && !matches(m_exclude, path, name);
}

QString within(const QString &dir, const QString &name)
{
    return dir.isEmpty() ? name : dir + u'/' + name;
}

QString whatIsWrong(const FolderFilter &filter)
{
    if (filter.include.size() + filter.exclude.size() > mostPatterns)
        return QStringLiteral("A folder may have at most %1 patterns; use * for several names at once.")
            .arg(mostPatterns);
    for (const QString &pattern : filter.include + filter.exclude) {
        if (pattern.trimmed().isEmpty() || pattern.size() > longestPattern)
            return QStringLiteral("A pattern has 1 to %1 characters, such as “report*” or “drafts/*”; change “%2”.")
                .arg(longestPattern)
                .arg(pattern.left(40));
        if (pattern.startsWith(u'/'))
            return QStringLiteral("A pattern matches a path inside the folder; leave out the first slash of “%1”.")
                .arg(pattern);
    }
    return filter.largest < 0 ? QStringLiteral("The largest file size cannot be below 0.") : QString();
}

} // namespace core

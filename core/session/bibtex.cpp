#include "core/session/bibtex.h"

#include "core/session/tex.h"

#include <QRegularExpression>

#include <algorithm>
#include <optional>

namespace core {
namespace {

constexpr qsizetype mostEntries = 100'000;
constexpr qsizetype mostFaults = 1'000;
// String names may expand to each other repeatedly, doubling each time: expansion is limited to this many characters,
// and to a multiple of the file.
constexpr qsizetype mostOfStrings = 1'000'000;
constexpr qsizetype mostOfStringsTimes = 16;

// Finds the ends of braces and quotes in one pass. After an error, parsing resumes at the next entry: without this,
// each attempt would search for the same ends again.
class Ends
{
public:
    explicit Ends(const QString &text)
    {
        QList<Group> groups{Group()};
        for (qsizetype i = 0; i < text.size(); ++i) {
            const QChar c = text[i];
            if (c == u'\\') {
                ++i;
            } else if (c == u'{') {
                groups.append(Group{m_ends.size(), -1});
                m_ends.append(End{i, -1});
            } else if (c == u'}' && groups.size() > 1) {
                m_ends[groups.takeLast().brace].to = i;
            } else if (c == u'}') {
                groups.first() = {};
            } else if (c == u'"') {
                Group &group = groups.last();
                if (group.quote >= 0)
                    m_ends[group.quote].to = i;
                group.quote = m_ends.size();
                m_ends.append(End{i, -1});
            }
        }
    }

    // End of the brace or quote that begins there: the next quote within the same braces; -1: it is not closed.
    qsizetype of(qsizetype from) const
    {
        const auto found = std::lower_bound(m_ends.begin(), m_ends.end(), from,
                                            [](const End &end, qsizetype at) { return end.from < at; });
        return found != m_ends.end() && found->from == from ? found->to : -1;
    }

private:
    struct End
    {
        qsizetype from = 0;
        qsizetype to = -1;
    };
    struct Group // text between braces
    {
        qsizetype brace = -1; // index into m_ends
        qsizetype quote = -1; // the last quote in it
    };

    QList<End> m_ends; // sorted by `from`
};

class BibtexReader
{
public:
    explicit BibtexReader(const QString &text) : m_text(text), m_ends(text) {}

    Bibtex read()
    {
        // Text between entries is a comment.
        while ((m_at = m_text.indexOf(u'@', m_at)) >= 0 && m_found.entries.size() < mostEntries) {
            const qsizetype begun = m_at++;
            const QString type = word(QLatin1String("{}(),=\"#%@")).toLower();
            skipBlanks();
            if (type.isEmpty() || type == u"comment" || m_at >= m_text.size() ||
                (m_text[m_at] != u'{' && m_text[m_at] != u'('))
                continue;
            m_end = m_text[m_at++] == u'{' ? u'}' : u')';
            if (type == u"preamble")
                (void)value();
            else if (type == u"string")
                readString();
            else if (!readEntry(type))
                fault(begun);
        }
        return m_found;
    }

private:
    void fault(qsizetype at)
    {
        m_at = at + 1;
        if (m_found.faults.size() == mostFaults)
            return;
        m_line += int(QStringView(m_text).sliced(m_counted, at - m_counted).count(u'\n'));
        m_counted = at;
        m_found.faults.append(QStringLiteral("The entry that begins on line %1 cannot be read.").arg(m_line));
    }

    void skipBlanks()
    {
        while (m_at < m_text.size() && m_text[m_at].isSpace())
            ++m_at;
    }

    bool takes(QChar c)
    {
        skipBlanks();
        if (m_at >= m_text.size() || m_text[m_at] != c)
            return false;
        ++m_at;
        return true;
    }

    QString word(QLatin1String ends = QLatin1String("{}(),=\"#%")) // reads a key, a field or the name of a string
    {
        skipBlanks();
        const qsizetype from = m_at;
        while (m_at < m_text.size() && !m_text[m_at].isSpace() && !ends.contains(m_text[m_at]))
            ++m_at;
        return m_text.mid(from, m_at - from);
    }

    // "{…}", "…" in quotes, a number or a string's name, joined by #. The parts are joined only on demand.
    using Parts = QList<QStringView>;
    std::optional<Parts> value()
    {
        Parts parts;
        do {
            skipBlanks();
            const QChar first = m_at < m_text.size() ? m_text[m_at] : QChar();
            if (first == u'{' || first == u'"') {
                const qsizetype end = m_ends.of(m_at);
                if (end < 0)
                    return std::nullopt;
                parts.append(QStringView(m_text).sliced(m_at + 1, end - m_at - 1));
                m_at = end + 1;
                continue;
            }
            const qsizetype from = m_at;
            const QString name = word();
            if (name.isEmpty())
                return std::nullopt;
            const auto known = m_strings.constFind(name.toLower());
            parts.append(known != m_strings.cend() ? QStringView(*known)
                                                   : QStringView(m_text).sliced(from, m_at - from));
        } while (takes(u'#'));
        return parts;
    }

    std::optional<QString> joined(const Parts &parts)
    {
        qsizetype ofStrings = 0;
        for (const QStringView part : parts) {
            const bool isOfTheText = part.data() >= m_text.data() && part.data() < m_text.data() + m_text.size();
            ofStrings += isOfTheText ? 0 : part.size();
        }
        if (m_ofStrings + ofStrings > mostOfStrings + mostOfStringsTimes * m_text.size())
            return std::nullopt;
        m_ofStrings += ofStrings;
        QString whole;
        for (const QStringView part : parts)
            whole += part;
        return whole;
    }

    void readString()
    {
        const QString name = word().toLower();
        if (!takes(u'='))
            return;
        const std::optional<Parts> parts = value();
        if (const std::optional<QString> text = parts ? joined(*parts) : std::nullopt)
            m_strings.insert(name, *text);
    }

    bool readEntry(const QString &type)
    {
        BibtexEntry entry;
        entry.type = type;
        entry.key = word();
        QHash<QString, Parts> parts;
        while (takes(u',')) {
            skipBlanks();
            if (m_at < m_text.size() && m_text[m_at] == m_end)
                break;
            const QString name = word().toLower();
            if (name.isEmpty() || !takes(u'='))
                return false;
            const std::optional<Parts> text = value();
            if (!text)
                return false;
            parts.insert(name, *text);
        }
        if (!takes(m_end))
            return false;
        QHash<QString, QString> tex;
        for (auto each = parts.cbegin(); each != parts.cend(); ++each) {
            const std::optional<QString> text = joined(*each);
            if (!text)
                return false;
            tex.insert(each.key(), *text);
        }
        keep(entry, tex);
        return true;
    }

    void keep(BibtexEntry &entry, const QHash<QString, QString> &tex)
    {
        for (auto each = tex.cbegin(); each != tex.cend(); ++each)
            entry.fields.insert(each.key(), textOfTex(each.value()));
        entry.files = filesIn(tex.value(QStringLiteral("file")));
        entry.authors = peopleIn(
            tex.value(tex.contains(QStringLiteral("author")) ? QStringLiteral("author") : QStringLiteral("editor")));
        static const QRegularExpression year(QStringLiteral("(?<![0-9])(1[0-9]{3}|20[0-9]{2})(?![0-9])"));
        for (const char *field : {"year", "date"}) {
            if (entry.year == 0)
                entry.year = year.match(entry.fields.value(QLatin1String(field))).captured(1).toInt();
        }
        m_found.entries.append(entry);
    }

    // "a.pdf", "a.pdf;b.pdf", or, from JabRef and Zotero, "Description:folder/a.pdf:application/pdf", where a backslash
    // escapes signs.
    static QStringList filesIn(const QString &field)
    {
        QStringList files;
        for (const QString &one : partsOf(field, u';')) {
            const QStringList parts = partsOf(one, u':');
            QString file = parts.size() >= 3 ? parts[parts.size() - 2] : one;
            file = unescaped(file).trimmed();
            if (!file.isEmpty())
                files.append(file);
        }
        return files;
    }

    static QStringList partsOf(const QString &text, QChar by)
    {
        QStringList parts{QString()};
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (text[i] == u'\\' && i + 1 < text.size()) {
                parts.last() += text[i];
                parts.last() += text[++i];
            } else if (text[i] == by) {
                parts.append(QString());
            } else {
                parts.last() += text[i];
            }
        }
        return parts;
    }

    static QString unescaped(const QString &text)
    {
        QString plain;
        for (qsizetype i = 0; i < text.size(); ++i) {
            if (text[i] == u'\\' && i + 1 < text.size())
                ++i;
            plain += text[i];
        }
        return plain;
    }

    // Separates "Müller, Jürgen and {World Bank}" by semicolons; an "and" in braces does not separate names.
    static QString peopleIn(const QString &tex)
    {
        QStringList people{QString()};
        int depth = 0;
        const QString text = tex.simplified();
        for (qsizetype i = 0; i < text.size(); ++i) {
            depth += text[i] == u'{' ? 1 : text[i] == u'}' ? -1 : 0;
            if (depth == 0 && QStringView(text).mid(i).startsWith(QLatin1String(" and "))) {
                people.append(QString());
                i += 4;
            } else {
                people.last() += text[i];
            }
        }
        QStringList names;
        for (const QString &each : std::as_const(people)) {
            const QString name = textOfTex(each);
            if (!name.isEmpty() && name != u"others")
                names.append(name.contains(u',') ? name.section(u',', -1).simplified() + u' ' + name.section(u',', 0, 0)
                                                 : name);
        }
        return names.join(QStringLiteral("; "));
    }

    const QString &m_text;
    const Ends m_ends;
    qsizetype m_at = 0;
    int m_line = 1; // line number at m_counted
    qsizetype m_counted = 0;
    qsizetype m_ofStrings = 0; // characters taken from strings so far
    QChar m_end;
    QHash<QString, QString> m_strings;
    Bibtex m_found;
};

} // namespace

Bibtex bibtexIn(const QString &text)
{
    return BibtexReader(text).read();
}

} // namespace core

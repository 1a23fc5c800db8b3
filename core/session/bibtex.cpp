#include "core/session/bibtex.h"

#include "core/session/tex.h"

#include <QRegularExpression>

namespace core {
namespace {

constexpr qsizetype mostEntries = 100'000;

class BibtexReader
{
public:
    explicit BibtexReader(const QString &text) : m_text(text) {}

    Bibtex read()
    {
        // What stands between entries is a comment.
        while ((m_at = m_text.indexOf(u'@', m_at)) >= 0 && m_found.entries.size() < mostEntries) {
            const qsizetype begun = m_at++;
            const QString type = word().toLower();
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
        const qsizetype line = QStringView(m_text).left(at).count(u'\n') + 1;
        m_found.faults.append(QStringLiteral("The entry that begins in line %1 cannot be read.").arg(line));
        m_at = at + 1;
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

    QString word() // of a type, a key, a field or a name of a string
    {
        skipBlanks();
        const qsizetype from = m_at;
        while (m_at < m_text.size() && !m_text[m_at].isSpace() && !QStringLiteral("{}(),=\"#%").contains(m_text[m_at]))
            ++m_at;
        return m_text.mid(from, m_at - from);
    }

    // Up to the sign that ends it, outside of braces; false: the file ends before.
    bool upTo(QChar end, QString &into)
    {
        int depth = 0;
        for (; m_at < m_text.size(); ++m_at) {
            const QChar c = m_text[m_at];
            if (c == u'\\' && m_at + 1 < m_text.size()) {
                into += c;
                into += m_text[++m_at];
                continue;
            }
            if (c == end && depth == 0) {
                ++m_at;
                return true;
            }
            depth += c == u'{' ? 1 : c == u'}' ? -1 : 0;
            if (depth < 0)
                return false;
            into += c;
        }
        return false;
    }

    // "{…}", "…" in quotes, a number or the name of a string, put together by #.
    std::optional<QString> value()
    {
        QString whole;
        do {
            QString part;
            if (takes(u'{')) {
                if (!upTo(u'}', part))
                    return std::nullopt;
            } else if (takes(u'"')) {
                if (!upTo(u'"', part))
                    return std::nullopt;
            } else {
                const QString name = word();
                if (name.isEmpty())
                    return std::nullopt;
                part = m_strings.value(name.toLower(), name);
            }
            whole += part;
        } while (takes(u'#'));
        return whole;
    }

    void readString()
    {
        const QString name = word().toLower();
        if (!takes(u'='))
            return;
        if (const std::optional<QString> text = value())
            m_strings.insert(name, *text);
    }

    bool readEntry(const QString &type)
    {
        BibtexEntry entry;
        entry.type = type;
        entry.key = word();
        QHash<QString, QString> tex;
        while (takes(u',')) {
            skipBlanks();
            if (m_at < m_text.size() && m_text[m_at] == m_end)
                break;
            const QString name = word().toLower();
            if (name.isEmpty() || !takes(u'='))
                return false;
            const std::optional<QString> text = value();
            if (!text)
                return false;
            tex.insert(name, *text);
        }
        if (!takes(m_end))
            return false;
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
        return true;
    }

    // "a.pdf", "a.pdf;b.pdf", or as JabRef and Zotero have it "What it is:folder/a.pdf:application/pdf", where a
    // backslash stands before signs that mean themselves.
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

    // "Müller, Jürgen and {World Bank}" by semicolons; "and" in braces parts nobody.
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
    qsizetype m_at = 0;
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

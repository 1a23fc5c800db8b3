// Opening the lexicon only locates the lists, as most commands need few of them.
#include "core/language/lexicon.h"

#include "core/language/terms.h"

#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>

#include <atomic>

namespace core {

namespace {

// A value that several threads may compute at once: the first result is used by all, without a lock.
template <class T>
class Lazy
{
public:
    Lazy() = default;
    Lazy(const Lazy &) = delete;
    Lazy &operator=(const Lazy &) = delete;
    ~Lazy() { delete m_made.load(); }

    template <class Make>
    const T &get(Make make) const
    {
        const T *there = m_made.load();
        if (there)
            return *there;
        auto made = std::make_unique<const T>(make());
        return m_made.compare_exchange_strong(there, made.get()) ? *made.release() : *there;
    }

private:
    mutable std::atomic<const T *> m_made = nullptr;
};

QList<Lexicon::Line> linesIn(const QList<QStringView> &source)
{
    QList<Lexicon::Line> lines;
    bool behind = false;
    for (const QStringView line : source) {
        if (lines.isEmpty() || !line.startsWith(u' ')) { // otherwise it continues the previous line
            lines.append(Lexicon::Line());
            behind = false;
        }
        for (const QStringView entry : line.tokenize(u' ', Qt::SkipEmptyParts)) {
            if (entry == u"|")
                behind = true;
            else
                (behind ? lines.last().others : lines.last().words).append(entry.toString().replace(u'_', u' '));
        }
    }
    return lines;
}

} // namespace

struct Lexicon::List
{
    QList<QStringView> source; // lines of the list
    QStringList languages;
    Lazy<QList<Line>> lines;
    Lazy<QSet<QString>> words;
    Lazy<QSet<QString>> terms;

    const QList<Line> &allLines() const
    {
        return lines.get([this] { return linesIn(source); });
    }

    const QSet<QString> &allWords() const
    {
        return words.get([this] {
            QSet<QString> all;
            for (const Line &line : allLines())
                all.unite({line.words.begin(), line.words.end()});
            return all;
        });
    }

    const QSet<QString> &allTerms() const
    {
        return terms.get([this] {
            QSet<QString> all;
            for (const QString &word : allWords())
                forEachTerm(word, [&](QStringView term, int, int) { all.insert(term.toString()); });
            return all;
        });
    }
};

Lexicon::Lexicon(const QList<File> &files)
{
    for (const File &file : files)
        m_texts.append(file.text);
    for (const File &file : files)
        add(file);
}

Lexicon::~Lexicon() = default;

void Lexicon::add(const File &file)
{
    List *ofAll = nullptr;
    List *ofOne = nullptr;
    const auto at = [this](const QString &key) {
        std::unique_ptr<List> &list = m_lists[key.toStdString()];
        if (!list)
            list = std::make_unique<List>();
        return list.get();
    };
    for (const QStringView line : QStringView(file.text).tokenize(u'\n', Qt::SkipEmptyParts)) {
        if (line.startsWith(u'#'))
            continue;
        if (line.startsWith(u'[') && line.endsWith(u']')) {
            const QString name = line.sliced(1, line.size() - 2).toString();
            ofAll = at(name + u'/');
            ofOne = at(name + u'/' + file.language);
            if (file.language != u"any" && !ofAll->languages.contains(file.language))
                ofAll->languages.append(file.language);
        } else if (ofAll) {
            ofAll->source.append(line);
            ofOne->source.append(line);
        }
    }
}

const Lexicon::List &Lexicon::list(const char *name, const char *language) const
{
    static const List none;
    const auto found = m_lists.find(std::string(name) + '/' + language);
    Q_ASSERT_X(found != m_lists.end(), "Lexicon", name);
    return found == m_lists.end() ? none : *found->second;
}

const QSet<QString> &Lexicon::words(const char *name, const char *language) const
{
    return list(name, language).allWords();
}

const QSet<QString> &Lexicon::terms(const char *name, const char *language) const
{
    return list(name, language).allTerms();
}

const QList<Lexicon::Line> &Lexicon::lines(const char *name, const char *language) const
{
    return list(name, language).allLines();
}

QString Lexicon::alternatives(const char *name, const char *language) const
{
    QStringList all;
    for (const Line &line : lines(name, language)) {
        for (const QString &word : line.words)
            all.append(QRegularExpression::escape(word));
    }
    return all.join(u'|');
}

QStringList Lexicon::languagesOf(const char *name) const
{
    return list(name, "").languages;
}

const Lexicon &lexicon()
{
    static const Lexicon builtIn([] {
        QStringList paths;
        for (QDirIterator each(QStringLiteral(":/language"), QDir::Files, QDirIterator::Subdirectories);
             each.hasNext();)
            paths.append(each.next());
        paths.sort();
        QList<Lexicon::File> files;
        for (const QString &path : std::as_const(paths)) {
            QFile file(path);
            if (file.open(QIODevice::ReadOnly))
                files.append({path.section(u'/', 2, 2), QString::fromUtf8(file.readAll())});
        }
        return files;
    }());
    return builtIn;
}

} // namespace core

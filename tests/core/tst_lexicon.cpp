// Language rules as data: reading and querying the lists, and checks of those in resources/language.
#include "core/language/lexicon.h"
#include "core/language/terms.h"

#include <QDir>
#include <QDirIterator>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

#include <thread>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

const QString root = QStringLiteral(ATTEST_SOURCE "/resources/language");

QByteArray contentOf(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
}

QStringList filesBelow(const QString &folder, const QString &pattern)
{
    QStringList all;
    for (QDirIterator each(folder, {pattern}, QDir::Files, QDirIterator::Subdirectories); each.hasNext();)
        all.append(each.next());
    all.sort();
    return all;
}

// The lists that the sources use: each with a language or "" for all; and all names they can contain, directly or not.
struct Asked
{
    QSet<std::pair<QString, QString>> lists;
    QSet<QString> byLine; // lists in which each line has a meaning
    QSet<QString> named;
};

Asked askedBySources()
{
    static const QRegularExpression call(
        uR"x(lexicon\(\)\s*\.(words|terms|lines|alternatives|languagesOf)\(\s*"([^"]+)"(?:,\s*"([^"]+)")?)x"_s);
    static const QRegularExpression literal(u"\"([a-z]+(?:-[a-z]+)*)\""_s);
    // Lists whose names are passed to a function.
    Asked asked{{}, {u"synonym-groups"_s, u"irregular-forms"_s}, {}};
    for (const QString &path : filesBelow(QStringLiteral(ATTEST_SOURCE "/core"), u"*.cpp"_s)) {
        const QString source = QString::fromUtf8(contentOf(path));
        if (!source.contains("lexicon()"_L1))
            continue;
        for (auto each = call.globalMatch(source); each.hasNext();) {
            const QRegularExpressionMatch match = each.next();
            asked.lists.insert({match.captured(2), match.captured(3)});
            if (match.captured(1) == "lines"_L1)
                asked.byLine.insert(match.captured(2));
        }
        for (auto each = literal.globalMatch(source); each.hasNext();)
            asked.named.insert(each.next().captured(1));
    }
    return asked;
}

struct ListInFile
{
    QString name;
    bool isByLine = false;
    QStringList sides[2]; // of the line or of the whole list
    int lines = 0;
};

// The errors of a file, as "3: why".
class Faults
{
public:
    Faults(const QByteArray &content, const Asked &asked, QSet<QString> &ofLanguage)
        : m_asked(asked),
          m_ofLanguage(ofLanguage)
    {
        const QString text = QString::fromUtf8(content);
        if (text.toUtf8() != content)
            found(u"not UTF-8"_s);
        if (!text.endsWith(u'\n'))
            found(u"no end of the last line"_s);
        for (const QString &line : text.split(u'\n')) {
            ++m_line;
            if (line != line.normalized(QString::NormalizationForm_C))
                found(u"not in the composed form (NFC)"_s);
            if (line.startsWith(u'['))
                begin(line);
            else if (!line.isEmpty() && !line.startsWith(u'#'))
                take(line);
        }
        end();
    }

    QStringList all() const { return m_all; }

private:
    void found(const QString &why) { m_all.append(QString::number(m_line) + u": "_s + why); }

    void begin(const QString &line)
    {
        end();
        static const QRegularExpression heading(u"^\\[([a-z]+(?:-[a-z]+)*)\\]$"_s);
        m_list = {};
        m_list.name = heading.match(line).captured(1);
        if (m_list.name.isEmpty())
            return found(u"no name of a list: "_s + line);
        if (m_ofLanguage.contains(m_list.name))
            found(u"twice in this language: "_s + m_list.name);
        if (!m_asked.named.contains(m_list.name))
            found(u"nothing asks for the list "_s + m_list.name);
        m_ofLanguage.insert(m_list.name);
        m_list.isByLine = m_asked.byLine.contains(m_list.name);
    }

    void end()
    {
        if (!m_list.name.isEmpty() && m_list.lines == 0)
            found(u"empty: "_s + m_list.name);
    }

    void take(const QString &line)
    {
        if (m_list.name.isEmpty())
            return found(u"words that are in no list"_s);
        static const QRegularExpression blanks(u"[^\\S ]|.  | $|^ (?! \\S)|^   "_s,
                                               QRegularExpression::UseUnicodePropertiesOption);
        if (blanks.match(line).hasMatch())
            found(u"stray blanks"_s);
        const bool goesOn = line.startsWith(u' ');
        if (goesOn && m_list.lines == 0)
            found(u"goes on with no line"_s);
        if (m_list.isByLine && !goesOn) {
            m_list.sides[0].clear();
            m_list.sides[1].clear();
            m_isBehind = false;
        }
        ++m_list.lines;
        for (const QString &word : line.split(u' ', Qt::SkipEmptyParts))
            takeWord(word);
    }

    void takeWord(const QString &word)
    {
        if (word == u"|") {
            if (!m_list.isByLine)
                found(u"two sides in a list of words"_s);
            if (m_isBehind)
                found(u"three sides"_s);
            m_isBehind = true;
            return;
        }
        if (word != word.toLower())
            found(u"not lower case: "_s + word);
        if (word.contains(u'|') || word.startsWith(u'#') || word.contains(u'[') || word.startsWith(u'_') ||
            word.endsWith(u'_') || word.contains("__"_L1) || word.contains(u','))
            found(u"no word: "_s + word);
        QStringList &side = m_list.sides[m_isBehind ? 1 : 0];
        if (side.contains(word))
            found(u"twice: "_s + word);
        side.append(word);
    }

    const Asked &m_asked;
    QSet<QString> &m_ofLanguage;
    QStringList m_all;
    ListInFile m_list;
    bool m_isBehind = false;
    int m_line = 0;
};

QStringList faultsOf(const QByteArray &content)
{
    const Asked asked{{}, {u"pairs"_s}, {u"pairs"_s, u"words"_s, u"more-words"_s}};
    QSet<QString> ofLanguage;
    return Faults(content, asked, ofLanguage).all();
}

} // namespace

class TestLexicon : public QObject
{
    Q_OBJECT

private slots:
    void readsListsOfSeveralLanguages()
    {
        const Lexicon words({{u"en"_s, u"# Small words.\n[small]\nthe a\nof  \n\n[long]\nthank_you\n"_s},
                             {u"de"_s, u"[small]\nder die\n"_s},
                             {u"any"_s, u"[small]\nde\n"_s}});
        QCOMPARE(words.words("small"), (QSet<QString>{u"the"_s, u"a"_s, u"of"_s, u"der"_s, u"die"_s, u"de"_s}));
        QCOMPARE(words.words("small", "de"), (QSet<QString>{u"der"_s, u"die"_s}));
        QCOMPARE(words.words("long"), QSet<QString>{u"thank you"_s});
        QCOMPARE(words.languagesOf("small"), (QStringList{u"en"_s, u"de"_s}));
        QCOMPARE(words.languagesOf("long"), QStringList{u"en"_s});
    }

    void givesWordsAsTermsDoes()
    {
        const Lexicon words(
            {{u"en"_s, u"[forms]\nincreases increasing rose isn't at_risk\n"_s}, {u"de"_s, u"[forms]\nStraße\n"_s}});
        QCOMPARE(words.terms("forms"),
                 (QSet<QString>{u"increas"_s, u"rose"_s, u"isn't"_s, u"at"_s, u"risk"_s, u"straße"_s}));
        QCOMPARE(words.terms("forms", "de"), QSet<QString>{u"straße"_s});
    }

    void keepsLinesAndTheirSides()
    {
        const Lexicon words({{u"en"_s, u"[opposites]\nbefore earlier | after\n  later_on\n| none\n[next]\nx\n"_s}});
        const QList<Lexicon::Line> &lines = words.lines("opposites");
        QCOMPARE(lines.size(), 2);
        QCOMPARE(lines[0].words, (QStringList{u"before"_s, u"earlier"_s}));
        QCOMPARE(lines[0].others, (QStringList{u"after"_s, u"later on"_s}));
        QCOMPARE(lines[1].words, QStringList());
        QCOMPARE(lines[1].others, QStringList{u"none"_s});
        QCOMPARE(words.words("opposites"), (QSet<QString>{u"before"_s, u"earlier"_s}));
    }

    void givesWordsForARegularExpression()
    {
        const Lexicon words({{u"en"_s, u"[operators]\nplus divided_by c++\n"_s}});
        const QRegularExpression expression(u"^(?:%1)$"_s.arg(words.alternatives("operators")));
        for (const QString &word : {u"plus"_s, u"divided by"_s, u"c++"_s})
            QVERIFY(expression.match(word).hasMatch());
        QVERIFY(!expression.match(u"ccc"_s).hasMatch());
    }

    void mayBeAskedBySeveralThreadsAtOnce()
    {
        for (int round = 0; round < 20; ++round) {
            const Lexicon words({{u"en"_s, u"[small]\nthe a of increases\n"_s}});
            std::vector<std::thread> threads;
            std::atomic<int> right = 0;
            for (int i = 0; i < 4; ++i)
                threads.emplace_back([&] {
                    right += words.terms("small").contains(u"increas"_s) && words.words("small", "en").size() == 4 &&
                             words.lines("small").size() == 1;
                });
            for (std::thread &thread : threads)
                thread.join();
            QCOMPARE(right.load(), 4);
        }
    }

    void findsFaults_data()
    {
        QTest::addColumn<QByteArray>("content");
        QTest::addColumn<QStringList>("expected");
        const auto row = [](const char *name, const char *content, const QStringList &expected) {
            QTest::newRow(name) << QByteArray(content) << expected;
        };
        row("none", "# Words.\n\n[words]\nthe a\nof thank_you isn't\n[pairs]\na b | c\n  d\na | 1\n", {});
        row("in no list", "the\n[words]\na\n", {u"1: words that are in no list"_s});
        row("no name", "[Some words]\n[words]\na\n", {u"1: no name of a list: [Some words]"_s});
        row("unknown", "[wrods]\na\n", {u"1: nothing asks for the list wrods"_s});
        row("list twice", "[words]\na\n[words]\nb\n", {u"3: twice in this language: words"_s});
        row("empty", "[words]\n[more-words]\na\n", {u"2: empty: words"_s});
        row("word twice", "[words]\nthe a\nof the\n", {u"3: twice: the"_s});
        row("twice in a line", "[pairs]\na a | b\n", {u"2: twice: a"_s});
        row("capital", "[words]\nthe The\n", {u"2: not lower case: The"_s});
        row("two blanks", "[words]\nthe  a\n", {u"2: stray blanks"_s});
        row("blank at the end", "[words]\nthe \n", {u"2: stray blanks"_s});
        row("one blank at the beginning", "[words]\nthe\n a\n", {u"3: stray blanks"_s});
        row("tab", "[words]\nthe\ta\n", {u"2: stray blanks"_s});
        row("no-break space", "[words]\nthe\u00a0a\n", {u"2: stray blanks"_s});
        row("carriage return", "[words]\nthe\r\n", {u"2: stray blanks"_s});
        row("decomposed", "[words]\nu\u0308ber\n", {u"2: not in the composed form (NFC)"_s});
        row("sides", "[words]\na | b\n", {u"2: two sides in a list of words"_s});
        row("three sides", "[pairs]\na | b | c\n", {u"2: three sides"_s});
        row("comma", "[words]\nthe, a\n", {u"2: no word: the,"_s});
        row("comment behind", "[words]\nthe #small\n", {u"2: no word: #small"_s});
        row("no end", "[words]\nthe", {u"0: no end of the last line"_s});
        row("not UTF-8", "[words]\nm\xfcller\n", {u"0: not UTF-8"_s});
    }

    void findsFaults()
    {
        QFETCH(QByteArray, content);
        QFETCH(QStringList, expected);
        QCOMPARE(faultsOf(content), expected);
    }

    void hasNoFaults()
    {
        const Asked asked = askedBySources();
        QHash<QString, QSet<QString>> lists; // by language
        QStringList all;
        for (const QString &path : filesBelow(root, u"*.txt"_s)) {
            const QString name = QDir(root).relativeFilePath(path);
            for (const QString &fault : Faults(contentOf(path), asked, lists[name.section(u'/', 0, 0)]).all())
                all.append(name + u':' + fault);
        }
        QVERIFY2(all.isEmpty(), qPrintable(all.join(u'\n')));
    }

    void hasEveryListThatIsAskedFor()
    {
        const Asked asked = askedBySources();
        QVERIFY(!asked.lists.isEmpty());
        for (const auto &[name, language] : asked.lists)
            QVERIFY2(!lexicon().lines(name.toLatin1(), language.toLatin1()).isEmpty(),
                     qPrintable(name + u' ' + language));
    }

    // A stem belongs to one group: a German "Start" would separate "start" from "begin".
    void putsNoWordOfOneLanguageIntoTheGroupsOfAnother()
    {
        QHash<QString, QString> languages; // by stem
        for (const char *list : {"synonym-groups", "irregular-forms"}) {
            for (const QString &language : lexicon().languagesOf(list)) {
                for (const Lexicon::Line &line : lexicon().lines(list, language.toLatin1().constData())) {
                    for (const QString &word : line.words) {
                        for (const Term &term : terms(word)) {
                            const QString known = languages.value(term.text, language);
                            QVERIFY2(known == language, qPrintable(word + u": "_s + language + u", "_s + known));
                            languages.insert(term.text, language);
                        }
                    }
                }
            }
        }
    }

    void hasOnlyValuesThatTheProgramKnows()
    {
        for (const char *list : {"cardinals", "figure-few"}) {
            for (const Lexicon::Line &line : lexicon().lines(list)) {
                bool isNumber = false;
                line.words.value(0).toDouble(&isNumber);
                QVERIFY2(isNumber && line.words.size() == 1 && !line.others.isEmpty(), list);
            }
        }
        for (const char *list : {"opposites", "expansions"}) {
            for (const Lexicon::Line &line : lexicon().lines(list))
                QVERIFY2(!line.words.isEmpty() && !line.others.isEmpty(), list);
        }
    }

    void isBuiltInAsItStands()
    {
        const QStringList files = filesBelow(root, u"*.txt"_s);
        QVERIFY(!files.isEmpty());
        for (const QString &path : files)
            QCOMPARE(contentOf(u":/language/"_s + QDir(root).relativeFilePath(path)), contentOf(path));
        QCOMPARE(filesBelow(u":/language"_s, u"*"_s).size(), files.size());
        QVERIFY(lexicon().terms("stop-words").contains(u"the"_s));
    }
};

QTEST_GUILESS_MAIN(TestLexicon)
#include "tst_lexicon.moc"

// Misspelled words in questions: the suggestions, and that correct words get none.
#include "core/language/dictionaries.h"
#include "core/language/languageguess.h"
#include "core/language/terms.h"
#include "core/library/spelling.h"

#include <QDir>
#include <QFile>
#include <QRegularExpression>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

// A library that contains these words.
Idf libraryOf(const QString &text)
{
    QSet<QString> known;
    for (const Term &term : terms(text))
        known.insert(term.text);
    return [known](const QString &term) { return known.contains(term) ? 2.0 : 9.0; };
}

QString read(const QString &path)
{
    QFile file(path);
    return file.open(QIODevice::ReadOnly) ? QString::fromUtf8(file.readAll()) : QString();
}

// Lines with this many words; the last column takes the rest.
QList<QStringList> rowsOf(const QString &file, qsizetype columns)
{
    QList<QStringList> rows;
    for (const QString &line : read(QStringLiteral(ATTEST_TEST_DATA "/spelling/") + file).split(u'\n')) {
        if (line.isEmpty() || line.startsWith(u'#'))
            continue;
        QStringList row = line.split(u' ').mid(0, columns - 1);
        row.append(line.section(u' ', columns - 1));
        rows.append(row);
    }
    return rows;
}

QString manual()
{
    static const QString whole = [] {
        QString text;
        const QDir folder(QStringLiteral(ATTEST_SOURCE "/resources/manual"));
        for (const QString &file : folder.entryList({u"*.md"_s}))
            text += read(folder.filePath(file));
        return text;
    }();
    return whole;
}

// The manual and all of these questions except one: many similar words, but not all of that question's.
class LibraryWithoutOne
{
public:
    explicit LibraryWithoutOne(const QList<QStringList> &rows)
    {
        count(manual(), 1);
        for (const QStringList &row : rows)
            count(row[1], 1);
    }

    Idf without(const QString &question)
    {
        count(question, -1);
        const QHash<QString, int> left = m_uses;
        count(question, 1);
        return [left](const QString &term) { return left.value(term) > 0 ? 2.0 : 9.0; };
    }

private:
    void count(const QString &text, int by)
    {
        for (const Term &term : terms(text))
            m_uses[term.text] += by;
    }

    QHash<QString, int> m_uses;
};

QStringList bothNeeded()
{
    QStringList missing;
    for (const QString &language : {u"en"_s, u"de"_s}) {
        if (!Dictionaries::installed().first(language).isThere())
            missing.append(dictionaryPackage(language));
    }
    return missing;
}

const Dictionaries none{QStringList()};

const QString text =
    u"The total revenue of Pfarrer in 2021. An album was released by Platt. What has the employees of the company."_s;

} // namespace

class TestSpelling : public QObject
{
    Q_OBJECT

private slots:
    void initTestCase()
    {
        const QStringList missing = bothNeeded();
        if (!missing.isEmpty())
            QSKIP(qPrintable(u"not installed: "_s + missing.join(u", "_s)));
    }

    void suggestsWordsOfTheLibrary_data()
    {
        QTest::addColumn<QString>("typed");
        QTest::addColumn<QString>("meant");
        const auto row = [](const char *name, const QString &typed, const QString &meant) {
            QTest::newRow(name) << typed << meant;
        };
        row("a letter too few", u"Who released the albm?"_s, u"Who released the album?"_s);
        row("in the wrong order", u"the reveune of Pfarrer"_s, u"the revenue of Pfarrer"_s);
        row("a name in small letters", u"the revenue of pfrarer"_s, u"the revenue of pfarrer"_s);
        row("beside marks", u"Is it (the albm)?"_s, u"Is it (the album)?"_s);
        row("nothing near", u"the penguins of Norway"_s, {});
        row("right, and not in the library", u"Was there a plat of an alum?"_s, {});
        row("a short word", u"the pat of 2021"_s, {});
        row("with a digit", u"the albm2 of Pfarrer"_s, {});
        row("with a capital", u"the Albm of PFARER, by Plat"_s, {});
        row("a path", u"is it in /tmp/albm or ~/albm or albm/cover?"_s, {});
        row("a file, an option, an address", u"does albm.txt need --albm or albm@example.org?"_s, {});
        row("with a hyphen", u"what is the albm-like thing?"_s, {});
        row("quoted", u"what does “the albm” or \"reveune\" mean?"_s, {});
        row("that Attest knows other words for", u"what is the capex of it?"_s, {});
        row("much is wrong", u"teh albm fo reveune si employes"_s, {});
    }

    void suggestsWordsOfTheLibrary()
    {
        QFETCH(QString, typed);
        QFETCH(QString, meant);
        QCOMPARE(Spelling(libraryOf(text + u" The apex."_s), Dictionaries::installed()).suggestion(typed), meant);
    }

    // Each of a hundred questions, in a library of all others, where many words are one typo apart.
    void leavesWhatIsSpelledRight()
    {
        const QList<QStringList> rows = rowsOf(u"questions.txt"_s, 2);
        QCOMPARE(rows.size(), 100);
        LibraryWithoutOne library(rows);
        QStringList changed;
        for (qsizetype i = 0; i < rows.size(); ++i) {
            const Spelling spelling(library.without(rows[i][1]), Dictionaries::installed());
            for (const QString &question : {rows[i][1], rows[i][1].toLower()}) {
                const QString suggestion = spelling.suggestion(question);
                if (!suggestion.isEmpty())
                    changed.append(question + u" -> "_s + suggestion);
            }
        }
        QVERIFY2(changed.isEmpty(), qPrintable(changed.join(u'\n')));
    }

    // Nor with dictionaries of languages other than the question's.
    void callsNothingMistypedWithoutADictionary_data()
    {
        QTest::addColumn<QString>("dictionaries");
        QTest::newRow("none") << QString();
        QTest::newRow("English") << u"en"_s;
        QTest::newRow("German") << u"de"_s;
    }

    void callsNothingMistypedWithoutADictionary()
    {
        QFETCH(QString, dictionaries);
        QTemporaryDir folder;
        const QString file = Dictionaries::installed().first(dictionaries).file();
        for (const QString &suffix : {u".aff"_s, u".dic"_s})
            QFile::link(file + suffix, folder.filePath(QFileInfo(file).fileName() + suffix));
        const Dictionaries one({folder.path()});
        QCOMPARE(one.languages().join(u' '), dictionaries);
        const Spelling spelling(libraryOf(manual() + text), one);
        QStringList changed;
        for (const QStringList &row : rowsOf(u"questions.txt"_s, 2) + rowsOf(u"slips.txt"_s, 4)) {
            if (row[0] == dictionaries)
                continue;
            const QString suggestion = spelling.suggestion(row.last());
            if (!suggestion.isEmpty())
                changed.append(row.last() + u" -> "_s + suggestion);
        }
        QVERIFY2(changed.isEmpty(), qPrintable(changed.join(u'\n')));
    }

    void suggestsWhatWasMeant()
    {
        QString library = manual();
        for (const QStringList &row : rowsOf(u"questions.txt"_s, 2))
            library += row[1] + u'\n';
        const Spelling spelling(libraryOf(library), Dictionaries::installed());
        const QList<QStringList> rows = rowsOf(u"slips.txt"_s, 4);
        QCOMPARE(rows.size(), 30);
        QStringList wrong;
        for (const QStringList &row : rows) {
            const QString suggestion = spelling.suggestion(row[3]);
            if (suggestion != QString(row[3]).replace(row[1], row[2]))
                wrong.append(row[3] + u" -> "_s + suggestion);
        }
        qInfo("%lld of %lld suggestions right", qlonglong(rows.size() - wrong.size()), qlonglong(rows.size()));
        QVERIFY2(rows.size() - wrong.size() >= 24, qPrintable(wrong.join(u'\n')));
    }

    // Omits, doubles or swaps a letter in any word of any correct question: the suggestion is the original question or
    // none, seldom another one.
    void isSeldomWrongAboutGeneratedSlips()
    {
        int right = 0;
        int wrong = 0;
        int silent = 0;
        const QList<QStringList> rows = rowsOf(u"questions.txt"_s, 2);
        QString library = manual();
        for (const QStringList &row : rows)
            library += row[1] + u'\n';
        const Spelling spelling(libraryOf(library), Dictionaries::installed());
        static const QRegularExpression words(u"(?<=^| )[\\p{Ll}]{6,}(?=$|[ ?.,])"_s);
        for (const QStringList &row : rows) {
            if (!Dictionaries::installed().first(row[0]).isThere())
                continue;
            for (auto each = words.globalMatch(row[1]); each.hasNext();) {
                const QRegularExpressionMatch word = each.next();
                const qsizetype at = word.capturedStart() + word.capturedLength() / 2;
                QString exchanged = row[1];
                std::swap(exchanged[at], exchanged[at + 1]);
                for (const QString &typed :
                     {row[1].left(at) + row[1].mid(at + 1), exchanged, row[1].left(at) + row[1][at] + row[1].mid(at)}) {
                    const QString suggestion = spelling.suggestion(typed);
                    ++(suggestion.isEmpty() ? silent : suggestion == row[1] ? right : wrong);
                }
            }
        }
        qInfo("%d right, %d wrong, %d without a suggestion", right, wrong, silent);
        QVERIFY(right > 5 * (wrong + silent));
        QVERIFY(right > 20 * wrong);
    }

    void suggestsNothingInAnEmptyLibrary()
    {
        const Spelling spelling([](const QString &) { return 0.0; }, Dictionaries::installed());
        QCOMPARE(spelling.suggestion(u"Who released the albm?"_s), QString());
    }

    void knowsWhatIsInstalled()
    {
        QVERIFY(!none.first(u"en"_s).isThere() && !none.know(u"word"_s) && none.languages().isEmpty());
        QVERIFY(none.suggestions(u"wrod"_s, u"en"_s).isEmpty());
        const Dictionaries &installed = Dictionaries::installed();
        QVERIFY(installed.know(u"miete"_s, u"de"_s) && installed.know(u"kaution"_s) && !installed.know(u"kauton"_s));
    }

    void tellsTheLanguage()
    {
        for (const QStringList &row : rowsOf(u"questions.txt"_s, 2)) {
            const QString told = guessLanguage(row[1]);
            QVERIFY2(told == row[0] || told.isEmpty(), qPrintable(row.join(u' ') + u": "_s + told));
        }
    }
};

QTEST_GUILESS_MAIN(TestSpelling)
#include "tst_spelling.moc"

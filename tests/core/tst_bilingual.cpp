// Translations of words, limited to those that occur in a library.
#include "core/language/bilingual.h"
#include "core/retrieval/translatedterms.h"
#include "core/search/termhash.h"

#include <QMap>
#include <QTemporaryDir>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

constexpr auto english = "contract\tvertrag=800\tkontrakt=200\n"
                         "notic\tanzeige=500\n"
                         "notic period\tkündigungsfrist=1000\n"
                         "tenant\tmieter=1000\n";
constexpr auto german = "kündigungsfrist\tnotice period=1000\n"
                        "mieter\ttenant=1000\n";

QString said(const QList<Translation> &translations)
{
    QStringList all;
    for (const Translation &each : translations)
        all.append(u"%1-%2 %3"_s.arg(each.first).arg(each.last).arg(each.words.join(u' ')));
    return all.join(u", "_s);
}

// A library with these passages.
struct Words
{
    explicit Words(const QStringList &passages)
    {
        for (const QString &passage : passages) {
            std::vector<quint64> hashes;
            for (const Term &term : terms(passage)) {
                hashes.push_back(termHash(term.text));
                ++times[term.text];
            }
            counts.add(hashes);
        }
    }

    QStringList translated(const QString &question) const
    {
        const TermsBeginning beginning = [this](const QString &letters, int most) {
            QList<std::pair<QString, int>> found;
            for (auto term = times.lowerBound(letters);
                 term != times.end() && term.key().startsWith(letters) && found.size() < most; ++term)
                found.append({term.key(), term.value()});
            return found;
        };
        QStringList all;
        for (const TranslatedTerm &each : translatedTerms(analyseQuestion(question), counts, beginning))
            all.append(each.term);
        return all;
    }

    TermCounts counts;
    QMap<QString, int> times;
};

const QStringList lease{u"Der Vertrag ist von dem Mieter und der Vermieterin zu unterschreiben."_s,
                        u"Die Verträge haben eine Kündigungsfrist von drei Monaten, und sie wird nicht verkürzt."_s};
const QStringList house{u"The contract is signed by the tenant, and the notice period of it is three months."_s,
                        u"What the tenant does with the rooms of the house is for him to say."_s};

} // namespace

class BilingualTest : public QObject
{
    Q_OBJECT

private:
    void write(const QString &name, const QByteArray &table) const
    {
        QFile file(m_folder.filePath(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(table);
    }

    QTemporaryDir m_folder;

private Q_SLOTS:
    void initTestCase()
    {
        write(u"en-de"_s, english);
        write(u"de-en"_s, german);
        qputenv("ATTEST_WORDS", m_folder.path().toLocal8Bit()); // set before the first question
    }

    void wordsAreFoundAloneAndTwoTogether_data()
    {
        QTest::addColumn<QString>("text");
        QTest::addColumn<QString>("found");
        QTest::newRow("first line") << u"contracts"_s << u"0-1 vertrag, 0-1 kontrakt"_s;
        QTest::newRow("last line") << u"tenants"_s << u"0-1 mieter"_s;
        QTest::newRow("two words") << u"the notice period"_s << u"1-3 kündigungsfrist, 1-2 anzeige"_s;
        QTest::newRow("before the first") << u"a boat"_s << u""_s;
        QTest::newRow("behind the last") << u"zebra"_s << u""_s;
        QTest::newRow("between") << u"dog"_s << u""_s;
        QTest::newRow("the beginning of a word") << u"contra"_s << u""_s;
    }

    void wordsAreFoundAloneAndTwoTogether()
    {
        QFETCH(const QString, text);
        QStringList asked;
        for (const Term &term : terms(text))
            asked.append(term.text);
        const BilingualDictionary dictionary(m_folder.filePath(u"en-de"_s));
        QTEST(said(dictionary.translations(asked)), "found");
    }

    void everyWordOfATableIsFound()
    {
        QByteArray table;
        constexpr int count = 1000;
        for (int i = 0; i < count; ++i)
            table += "word" + QByteArray::number(10'000 + i) + "\tanother" + QByteArray::number(i) + "=1000\n";
        write(u"many"_s, table);
        const BilingualDictionary dictionary(m_folder.filePath(u"many"_s));
        for (int i = 0; i < count; ++i)
            QCOMPARE(said(dictionary.translations({u"word%1"_s.arg(10'000 + i)})), u"0-1 another%1"_s.arg(i));
    }

    void whatIsNoTableTranslatesNothing_data()
    {
        QTest::addColumn<QByteArray>("bytes");
        QTest::newRow("empty") << QByteArray();
        QTest::newRow("line feeds") << QByteArray("\n\n\n");
        QTest::newRow("no entries") << QByteArray("contract\ntenant\n");
        QTest::newRow("no shares") << QByteArray("contract\tvertrag\n");
        QTest::newRow("no end") << QByteArray("contract\t=");
        QTest::newRow("not text") << QByteArray(64, '\xff');
    }

    void whatIsNoTableTranslatesNothing()
    {
        QFETCH(const QByteArray, bytes);
        write(u"damaged"_s, bytes);
        const BilingualDictionary dictionary(m_folder.filePath(u"damaged"_s));
        QCOMPARE(said(dictionary.translations({u"contract"_s, u"tenant"_s})), QString());
        QVERIFY(!BilingualDictionary(m_folder.filePath(u"missing"_s)).isThere());
    }

    void aQuestionHasTheWordsOfTheOtherLanguage()
    {
        const Words both(lease + house);
        QCOMPARE(both.translated(u"How long is the notice period?"_s), QStringList{u"kündigungsfrist"_s});
        const QStringList contract = both.translated(u"Who signs the contract?"_s);
        QVERIFY(contract.contains(u"vertrag"_s));
        QVERIFY(contract.contains(terms(u"Verträge")[0].text)); // in the inflected form used there
        QVERIFY(!contract.contains(u"kontrakt"_s));             // occurs nowhere
        QCOMPARE(both.translated(u"Wie lang ist die Kündigungsfrist?"_s), (QStringList{u"notic"_s, u"period"_s}));
    }

    void aLibraryInOneLanguageKeepsTheQuestionAsItIs()
    {
        QCOMPARE(Words(house).translated(u"How long is the notice period?"_s), QStringList());
        QCOMPARE(Words(house + QStringList{u"Mieter"_s}).translated(u"Who is the tenant?"_s), QStringList());
        QCOMPARE(Words(lease).translated(u"Wie lang ist die Kündigungsfrist?"_s), QStringList());
    }

    void theLanguageOfAPassageIsTold()
    {
        const SmallWords small = smallWordsBeside(analyseQuestion(u"How long is the notice period?"_s));
        for (const QString &passage : lease + house) {
            std::vector<quint64> hashes = termHashes(passage);
            std::sort(hashes.begin(), hashes.end());
            QCOMPARE(small.areOther(hashes), lease.contains(passage));
        }
    }
};

QTEST_GUILESS_MAIN(BilingualTest)
#include "tst_bilingual.moc"

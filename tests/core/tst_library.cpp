// The library's interface: what is stored, found, replaced and removed, and how second programs and damaged files are
// handled.
#include "core/store/database.h"
#include "core/library/library.h"
#include "core/library/librarybin.h"
#include "core/library/libraryindexes.h"
#include "core/library/librarysessions.h"
#include "core/store/spacerepository.h"
#include "core/language/terms.h"

#include <QDirIterator>
#include <QProcess>
#include <QTemporaryDir>
#include <QTest>

#include <sqlite3.h>

#include <atomic>
#include <thread>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

std::unique_ptr<Library> opened(const QString &folder, QStringList *notices = nullptr)
{
    auto library = Library::open(folder, [notices](const QString &sentence) {
        if (notices)
            notices->append(sentence);
    });
    if (!library)
        qFatal("%s (%s)", qPrintable(library.error().message), qPrintable(library.error().detail));
    return std::move(*library);
}

Page pageOf(int number, const QString &text)
{
    Page page;
    page.number = number;
    page.label = QString::number(number);
    page.width = 612;
    page.height = 792;
    page.status = text.isEmpty() ? PageStatus::Empty : PageStatus::Text;
    page.text = text;
    int from = 0;
    for (const QString &word : text.split(u' ')) {
        page.words.append({from, int(word.size()), {float(from), 100, float(from + word.size()), 110.5f}, 10});
        from += int(word.size()) + 1;
    }
    return page;
}

Passage passageOf(int page, const QString &text)
{
    Passage passage;
    passage.text = text;
    passage.page = passage.lastPage = page;
    passage.pageLabel = QString::number(page);
    passage.spans = {{0, int(text.size()), page, 0}};
    return passage;
}

// A document with one passage per page.
Result<Document> add(Library &library, const QString &path, const QStringList &texts, const QByteArray &hash = {},
                     const QHash<QString, QString> &headings = {})
{
    Document document;
    document.path = path;
    document.title = path.section(u'/', -1);
    document.hash = hash.isEmpty() ? path.toUtf8().toHex() : hash;
    document.status = DocumentStatus::Indexed;
    QList<Page> pages;
    QList<Passage> passages;
    for (const QString &text : texts) {
        pages.append(pageOf(int(pages.size()) + 1, text));
        passages.append(passageOf(int(pages.size()), text));
        passages.last().ordinal = int(passages.size()) - 1;
        passages.last().heading = headings.value(text);
    }
    return library.add(document, pages, passages);
}

QStringList found(const Library &library, const QString &question, const QList<DocumentId> &documents = {})
{
    const auto passages = library.search({question, 10, documents}, {});
    if (!passages)
        qFatal("%s", qPrintable(passages.error().detail));
    QStringList texts;
    for (const Passage &passage : *passages)
        texts.append(passage.text);
    return texts;
}

// Texts about four subjects; those on one subject share words but no sentences.
QStringList subjects(int count)
{
    const QList<QStringList> words = {
        u"glacier ice melting arctic polar snow frozen sea level warming"_s.split(u' '),
        u"revenue profit earnings dividend shareholder income margin fiscal quarter cash"_s.split(u' '),
        u"neuron brain cortex synapse memory learning dopamine signal axon receptor"_s.split(u' '),
        u"violin orchestra symphony concert melody composer piano harmony tempo opera"_s.split(u' '),
    };
    QStringList texts;
    quint32 state = 12345;
    const auto next = [&state](qsizetype below) {
        state = state * 1664525u + 1013904223u;
        return qsizetype(state >> 8) % below;
    };
    for (int i = 0; i < count; ++i) {
        const QStringList &own = words[i % 4];
        QStringList text{u"Number %1 treats"_s.arg(1000 + i)};
        for (int j = 0; j < 30; ++j)
            text.append(own[next(own.size())]);
        texts.append(text.join(u' '));
    }
    return texts;
}

// While this lives, the next disk read fails on request. SQLite calls it instead of the disk.
class FailingDisk
{
public:
    FailingDisk()
    {
        s_disk = sqlite3_vfs_find(nullptr);
        m_vfs = *s_disk;
        m_vfs.zName = "failing";
        m_vfs.pNext = nullptr;
        m_vfs.xOpen = open;
        sqlite3_vfs_register(&m_vfs, 1);
    }
    ~FailingDisk()
    {
        sqlite3_vfs_unregister(&m_vfs);
        sqlite3_vfs_register(s_disk, 1);
    }
    FailingDisk(const FailingDisk &) = delete;
    FailingDisk &operator=(const FailingDisk &) = delete;

    void failOnce() { s_fails = true; }
    bool hasFailed() const { return !s_fails; }

private:
    static int open(sqlite3_vfs *, const char *name, sqlite3_file *file, int flags, int *given)
    {
        const int code = s_disk->xOpen(s_disk, name, file, flags, given);
        if (code != SQLITE_OK || !(flags & SQLITE_OPEN_MAIN_DB))
            return code;
        s_real = file->pMethods;
        s_methods = *s_real;
        s_methods.iVersion = 2; // no memory mapping, all data are read
        s_methods.xRead = read;
        file->pMethods = &s_methods;
        return code;
    }
    static int read(sqlite3_file *file, void *to, int size, sqlite3_int64 from)
    {
        return s_fails.exchange(false) ? SQLITE_IOERR_READ : s_real->xRead(file, to, size, from);
    }

    sqlite3_vfs m_vfs;
    inline static sqlite3_vfs *s_disk = nullptr;
    inline static const sqlite3_io_methods *s_real = nullptr;
    inline static sqlite3_io_methods s_methods;
    inline static std::atomic<bool> s_fails = false;
};

} // namespace

class TestLibrary : public QObject
{
    Q_OBJECT

private slots:
    void keepsWhatItIsGiven()
    {
        QTemporaryDir folder;
        DocumentId id = 0;
        {
            const auto library = opened(folder.path());
            const auto kept = add(*library, u"/a/one.pdf"_s, {u"The glacier melts slowly."_s, u""_s, u"Snow falls."_s});
            QVERIFY(bool(kept));
            id = kept->id;
            QCOMPARE(kept->pages, 3);
            QCOMPARE(kept->coverage.text, 2);
            QCOMPARE(kept->coverage.empty, 1);
        }
        const auto library = opened(folder.path());
        QCOMPARE(library->documents().size(), 1);
        const auto document = library->document(id);
        QVERIFY(bool(document));
        QCOMPARE(document->places, QStringList(u"/a/one.pdf"_s));
        QCOMPARE(document->passages, 3);
        QCOMPARE(library->pages(id)->size(), 3);
        const auto page = library->page(id, 1);
        QVERIFY(bool(page));
        QCOMPARE(page->text, u"The glacier melts slowly."_s);
        QCOMPARE(page->words.size(), 4);
        QCOMPARE(page->words[1].box.bottom, 110.5f);
        QCOMPARE(found(*library, u"melting glaciers"_s), QStringList(u"The glacier melts slowly."_s));
        QCOMPARE(library->page(id, 9).error().code, Error::NotFound);
        QCOMPARE(library->document(99).error().code, Error::NotFound);
        QCOMPARE(library->passage(99).error().code, Error::NotFound);
    }

    void saysWhyAPassageWasFound()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/a/one.pdf"_s, {u"Glaciers melt."_s, u"Orchestras play."_s})));
        const auto passages = library->search({u"Which glaciers melt?"_s, 10, {}}, {});
        QVERIFY(bool(passages));
        QCOMPARE(passages->size(), 1);
        const Passage &best = passages->first();
        QCOMPARE(best.title, u"one.pdf"_s);
        QCOMPARE(best.path, u"/a/one.pdf"_s);
        QCOMPARE(best.page, 1);
        QCOMPARE(best.scores.text, 1.0);
        QVERIFY(best.score > 0 && best.score <= 1);
        QCOMPARE(library->passage(best.id)->text, best.text);
        const auto places = library->places(best, 0, 8);
        QCOMPARE(places.size(), 1);
        QCOMPARE(places[0].page, 1);
    }

    void showsAPassageAtThePageThatHoldsWhatWasAskedFor()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        Document document;
        document.path = u"/papers/a.pdf"_s;
        document.hash = "aa";
        document.status = DocumentStatus::Indexed;
        const QString first = u"Copper conducts electricity."_s;
        const QString second = u"Bees dance in the hive."_s;
        Page page = pageOf(2, second);
        page.label = u"ii"_s;
        Passage passage = passageOf(1, first + u' ' + second);
        passage.lastPage = 2;
        passage.spans = {{0, int(first.size()), 1, 0}, {int(first.size()) + 1, int(second.size()), 2, 0}};
        QVERIFY(bool(library->add(document, {pageOf(1, first), page}, {passage})));
        const auto copper = library->search({u"copper"_s, 1, {}}, {});
        QCOMPARE(copper->first().page, 1);
        const auto bees = library->search({u"where do bees dance"_s, 1, {}}, {});
        QCOMPARE(bees->first().page, 2);
        QCOMPARE(bees->first().pageLabel, u"ii"_s);
    }

    void keepsAByteOrderMarkAtTheBeginningOfAText()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        const QString text = QChar(QChar::ByteOrderMark) + u"Bees dance in the hive."_s;
        QVERIFY(bool(add(*library, u"/a/one.pdf"_s, {text})));
        const auto passages = library->search({u"where do bees dance"_s, 1, {}}, {});
        QCOMPARE(passages->first().text, text);
        QCOMPARE(passages->first().spans.size(), 1);
        QCOMPARE(passages->first().spans.first().length, int(text.size()));
    }

    void knowsADocumentByWordsWrittenTogetherInItsName()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        const QString same = u"Net sales rose, and so did the costs of goods sold in %1 shops."_s;
        const auto other = add(*library, u"/a/GENERALSTORES_2017.pdf"_s, {same.arg(u"our"_s)});
        const auto asked = add(*library, u"/a/BESTSHOES_2017.pdf"_s, {same.arg(u"all"_s)});
        QVERIFY(bool(other) && bool(asked));
        const auto best = library->search({u"What did net sales of Best Shoes cost?"_s, 2, {}}, {});
        QCOMPARE(best->first().document, asked->id);
        const auto general = library->search({u"How did General Stores\u2019 net sales change?"_s, 2, {}}, {});
        QCOMPARE(general->first().document, other->id);
    }

    // A report that says "we" is about the company named at its beginning, whatever the file is called.
    void knowsADocumentByTheNameThatItsTextUses()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        const QString staff = u"In the year we had 397 workers in all of our halls, and the board thanks them."_s;
        QStringList report{u"Zorvex Incorporated, a report of the year to those who hold its shares."_s};
        for (const QString &subject : subjects(40))
            report.append(u"Zorvex: "_s + subject);
        report.append(staff);
        QStringList others = subjects(60);
        others.append(u"In the year they had 20 workers in one hall, and the mayor thanks them."_s);
        others.append(u"The list of forms has a form of Zorvex shares for workers, 10 dollars each."_s);
        QVERIFY(bool(add(*library, u"/a/others.pdf"_s, others)));
        QVERIFY(bool(add(*library, u"/a/ar-22.pdf"_s, report)));
        for (const QString &question :
             {u"How many workers did Zorvex have in the year?"_s, u"how many workers did zorvex have in the year?"_s}) {
            const auto passages = library->search({question, 3, {}}, {});
            QCOMPARE(passages->first().text, staff);
            QCOMPARE(passages->first().named.size(), 1);
            QVERIFY(passages->first().named.first().compare(u"zorvex"_s, Qt::CaseInsensitive) == 0);
        }
        // An ordinary word that occurs everywhere is no name.
        const auto ordinary = library->search({u"How many shares are there in the report?"_s, 3, {}}, {});
        QVERIFY(bool(ordinary));
        for (const Passage &passage : *ordinary)
            QVERIFY(passage.named.isEmpty());
    }

    // German nouns are capitalised too, so without a dictionary no word is taken for a name.
    void takesNoGermanNounForAName()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QStringList report{
            u"Bericht der Werft über das Jahr, das hinter uns liegt, und was es für alle gebracht hat."_s};
        for (int i = 0; i < 40; ++i)
            report.append(
                u"Die Werft hat in der Halle %1 auch in diesem Jahr nicht mehr als das gebaut, was ist."_s.arg(i));
        QVERIFY(bool(add(*library, u"/a/bericht.pdf"_s, report)));
        QVERIFY(bool(add(*library, u"/a/others.pdf"_s, subjects(60))));
        const auto passages = library->search({u"Was hat die Werft in diesem Jahr gebaut?"_s, 3, {}}, {});
        QVERIFY(bool(passages) && !passages->isEmpty());
        for (const Passage &passage : *passages)
            QVERIFY2(passage.named.isEmpty(), qPrintable(passage.named.join(u' ')));
    }

    // Other documents may mention a name that one document bears.
    void findsANameInADocumentOfAnotherName()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QStringList texts = subjects(60);
        QVERIFY(bool(add(*library, u"/a/KESTREL_2019.pdf"_s, {u"Of rates of interest this report is silent."_s})));
        const QString answer = u"Kestrel pays an interest rate of four in a hundred, says the bank."_s;
        texts.append(answer);
        QVERIFY(bool(add(*library, u"/a/BANK_2019.pdf"_s, texts)));
        QCOMPARE(found(*library, u"What interest rate does Kestrel pay?"_s).first(), answer);
    }

    void findsWhatIsWrittenInOtherWords()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QStringList texts = subjects(60);
        const QString answer = u"Purchases of property, plant and equipment were 1,577 in the year."_s;
        texts.append(answer);
        texts.append(u"How high the tide was in the year is told by the high tower."_s);
        QVERIFY(bool(add(*library, u"/a/one.pdf"_s, texts)));
        QCOMPARE(found(*library, u"How high was the capex of the year?"_s).first(), answer);
    }

    // Both contain the words and have the same length; in the first one they are apart.
    void prefersWordsSideBySide()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QStringList texts = subjects(60);
        const QString answer = u"Working capital in the hills is told by lenders of ships."_s;
        texts.append(u"Capital is working in the north, says a bank of rivers."_s);
        texts.append(answer);
        QVERIFY(bool(add(*library, u"/a/one.pdf"_s, texts)));
        QCOMPARE(found(*library, u"Where is the working capital?"_s).first(), answer);
    }

    // One contains the words twice; the other is below a heading that consists of them.
    void prefersWhatStandsBelowAHeadingThatIsAskedFor()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QStringList texts = subjects(60);
        const QString answer = u"Wells are spoiled, and cattle of the valley below are sick for many years."_s;
        const QString other = u"Effects of floods by rain and effects of floods by sea were paid by a bank."_s;
        texts << other << answer;
        const QHash<QString, QString> headings = {
            {answer, u"Chapter 3 › Effects of floods"_s},
            {other, u"Chapter 9 › What the harbours of the north and of the west have paid"_s}};
        QVERIFY(bool(add(*library, u"/a/one.pdf"_s, texts, {}, headings)));
        QCOMPARE(found(*library, u"What are the effects of floods?"_s).first(), answer);
    }

    void findsWordsThatAreBuiltLikeThoseAskedFor_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QString>("answer");
        QTest::addColumn<QString>("other"); // equally good by the question's own words
        QTest::addColumn<QString>("same");  // contains the word itself
        QTest::newRow("the word inside a German compound")
            << u"Treibhausgas der Schiffe"_s << u"Treibhausgasemissionen der Schiffe werden vom Hafen gemeldet."_s
            << u"Versicherungssummen der Schiffe werden vom Hafen gemeldet."_s
            << u"Treibhausgas der Schiffe werden vom Hafen gemeldet."_s;
        QTest::newRow("an inflected German word")
            << u"Haftung der Gesellschaft"_s << u"Haftungen der Gesellschaft werden vom Hafen gemeldet."_s
            << u"Lieferungen der Gesellschaft werden vom Hafen gemeldet."_s
            << u"Haftung der Gesellschaft werden vom Hafen gemeldet."_s;
        QTest::newRow("an English derivation")
            << u"inhibitors of tulips"_s << u"Inhibition of tulips were told by the bank of the north."_s
            << u"Prices of tulips were told by the bank of the north."_s
            << u"Inhibitors of tulips were told by the bank of the north."_s;
    }

    void findsWordsThatAreBuiltLikeThoseAskedFor()
    {
        QFETCH(QString, question);
        QFETCH(QString, answer);
        QFETCH(QString, other);
        QFETCH(QString, same);
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/a/one.pdf"_s, subjects(60) + QStringList{other, answer})));
        QCOMPARE(found(*library, question).first(), answer);
        QVERIFY(bool(add(*library, u"/a/two.pdf"_s, {same}, "two")));
        QCOMPARE(found(*library, question).first(2), QStringList({same, answer})); // the word itself counts more
    }

    // Subsidiaries with the document's name are not the subject of a question about it.
    void countsTheNameOfADocumentOnceInAPassage()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QStringList texts = subjects(60);
        const QString answer =
            u"Kestrel paid less, for its rate of taxes was low in that year and no penalty was due."_s;
        texts.append(answer);
        texts.append(
            u"Kestrel Wings, Kestrel Capital, Kestrel Rate Holding, Kestrel of Delaware, Kestrel of Canada."_s);
        QVERIFY(bool(add(*library, u"/a/KESTREL_2019.pdf"_s, texts)));
        QCOMPARE(found(*library, u"What rate of taxes did Kestrel pay?"_s).first(), answer);
    }

    void weighsWordsThatSayHowToAnswerLess()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QStringList texts = subjects(60);
        const QString answer = u"Turnover of goods was four in the year, as the table of stocks gives it."_s;
        texts.append(u"Please explain to a decimal, and round what is provided: judgment of the jury."_s);
        texts.append(answer);
        QVERIFY(bool(add(*library, u"/a/one.pdf"_s, texts)));
        QCOMPARE(found(*library, u"What was the turnover? Please explain, and round to a decimal."_s).first(), answer);
    }

    void findsNothingWhereNothingIsShared()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(found(*library, u"anything"_s).isEmpty());
        QVERIFY(bool(add(*library, u"/a/one.pdf"_s, subjects(100))));
        Inline parallel;
        QVERIFY(bool(LibraryIndexes(*library).fit(parallel, {})));
        QVERIFY(found(*library, u"What is the boiling point of tungsten?"_s).isEmpty());
        QVERIFY(found(*library, u"the of and"_s).isEmpty());
        QVERIFY(found(*library, u"\"'*()- NEAR AND"_s).isEmpty());
        QVERIFY(found(*library, QString()).isEmpty());
    }

    void searchesOnlyInTheGivenDocuments()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        const auto one = add(*library, u"/one.pdf"_s, {u"Glaciers melt in summer."_s});
        const auto two = add(*library, u"/two.pdf"_s, {u"Glaciers grow in winter."_s});
        const auto three = add(*library, u"/three.pdf"_s, {u"Glaciers sing."_s});
        QCOMPARE(found(*library, u"glacier"_s).size(), 3);
        QCOMPARE(found(*library, u"glacier"_s, {two->id}), QStringList(u"Glaciers grow in winter."_s));
        QCOMPARE(found(*library, u"glacier"_s, {one->id, three->id}).size(), 2);
        QVERIFY(found(*library, u"glacier"_s, {77}).isEmpty());
    }

    // Without a choice of documents, scoring goes term by term; with one, passage by passage.
    void scoresTheSameEverywhereAsInAllDocuments()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        const QStringList texts = subjects(420);
        QList<DocumentId> all;
        for (int i = 0; i < 6; ++i) {
            const auto added = add(*library, u"/%1.pdf"_s.arg(i), texts.mid(i * 70, 70));
            QVERIFY(added);
            all.append(added->id);
        }
        QVERIFY(library->remove(all.takeAt(2)));
        for (const QString &question : {u"glacier"_s, u"Does warming ice raise the sea level?"_s,
                                        u"glacier snow sea revenue margin cash brain cortex memory axon violin piano "
                                        u"opera harmony tempo and what "
                                        u"else concerts and neurons have to do with dividends"_s}) {
            const auto everywhere = library->search({question, 100, {}}, {});
            const auto inAll = library->search({question, 100, all}, {});
            QVERIFY(everywhere && inAll);
            QVERIFY(everywhere->size() > 10);
            QCOMPARE(everywhere->size(), inAll->size());
            for (qsizetype i = 0; i < inAll->size(); ++i) {
                QCOMPARE(everywhere->at(i).id, inAll->at(i).id);
                QCOMPARE(everywhere->at(i).score, inAll->at(i).score);
            }
        }
    }

    void findsTwiceTheSameTextOnce()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        const QString text = u"The glacier melts slowly in the warm summer of the far north."_s;
        QVERIFY(bool(add(*library, u"/one.pdf"_s, {text})));
        QVERIFY(bool(add(*library, u"/two.pdf"_s, {text})));
        QCOMPARE(found(*library, u"glacier"_s).size(), 1);
    }

    void tellsWhatItIsAbout()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(library->subject().titles.isEmpty());
        QVERIFY(library->subject().terms.isEmpty());
        QVERIFY(bool(add(*library, u"/small.pdf"_s,
                         {u"The Glaciers are melting in 2019, and the glaciers were melting in 2020; a b c."_s})));
        QVERIFY(bool(add(*library, u"/large.pdf"_s, {u"Orchestras play."_s, u"Orchestras rest."_s})));
        QVERIFY(bool(add(*library, u"/none.pdf"_s, {})));
        const Subject told = library->subject();
        QCOMPARE(told.titles, QStringList({u"large.pdf"_s, u"small.pdf"_s})); // the largest first
        QVERIFY(told.terms.contains(u"melting"_s));                           // as written, not as a stem
        QVERIFY(told.terms.contains(u"Orchestras"_s));
        QCOMPARE(told.terms.filter(u"glaciers"_s, Qt::CaseInsensitive).size(), 1);
        for (const QString &empty : {u"the"_s, u"The"_s, u"2019"_s, u"a"_s, u"b"_s, u"c"_s})
            QVERIFY2(!told.terms.contains(empty), qPrintable(empty));
        const Subject again = library->subject();
        QCOMPARE(again.terms, told.terms);
        QVERIFY(bool(library->remove(library->documents().first().id)));
        QCOMPARE(library->subject().titles, QStringList(u"large.pdf"_s));
        QVERIFY(!library->subject().terms.contains(u"melting"_s));
    }

    void itsSpaceTellsWhatItIsAbout()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QStringList texts = subjects(200);
        for (qsizetype i = 0; i < texts.size(); ++i) // a word on a single page says nothing about the library
            texts[i] +=
                u" unrepeated%1 unrepeated%1 unrepeated%1"_s.arg(QString(1 + int(i) / 26, QChar(97 + int(i) % 26)));
        QVERIFY(bool(add(*library, u"/a.pdf"_s, texts)));
        Inline parallel;
        const QStringList before = library->subject().terms;
        QVERIFY(bool(LibraryIndexes(*library).fit(parallel, {})));
        const QStringList terms = library->subject().terms;
        QVERIFY(before != terms);
        QCOMPARE(terms.size(), 30);
        QVERIFY2(terms.contains(u"Number"_s), qPrintable(terms.join(u' ')));
        for (const QString &subject :
             {u"glacier ice melting arctic polar snow frozen sea level warming"_s,
              u"neuron brain cortex synapse memory learning dopamine signal axon receptor"_s}) {
            const QStringList words = subject.split(u' ');
            const auto own =
                std::count_if(words.begin(), words.end(), [&](auto &word) { return terms.contains(word); });
            QVERIFY2(own >= 4, qPrintable(terms.join(u' ')));
        }
        QVERIFY2(terms.filter(u"unrepeated"_s).isEmpty(), qPrintable(terms.join(u' ')));
    }

    void theSameContentIsOneDocumentWithTwoPlaces()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        const auto first = add(*library, u"/a/one.pdf"_s, {u"Glaciers melt."_s}, "00ff");
        QVERIFY(bool(library->addPlace(first->id, u"/b/copy.pdf"_s)));
        const Document known = library->withHash("00ff");
        QCOMPARE(known.id, first->id);
        QCOMPARE(known.places, QStringList({u"/a/one.pdf"_s, u"/b/copy.pdf"_s}));
        const auto again = add(*library, u"/c/third.pdf"_s, {u"Glaciers melt."_s}, "00ff");
        QCOMPARE(again->id, first->id);
        QCOMPARE(again->places.size(), 3);
        QCOMPARE(library->documents().size(), 1);
        QCOMPARE(library->passageCount(), 1);
        QCOMPARE(library->withHash("1234").id, 0);
        QCOMPARE(library->withHash({}).id, 0);
    }

    void newContentTakesThePlaceOfTheOld()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/a/one.pdf"_s, {u"Glaciers melt."_s}, "aa")));
        QVERIFY(bool(add(*library, u"/a/one.pdf"_s, {u"Orchestras play."_s, u"Violins sing."_s}, "bb")));
        QCOMPARE(library->documents().size(), 1);
        QCOMPARE(library->passageCount(), 2);
        QVERIFY(found(*library, u"glacier"_s).isEmpty());
        QCOMPARE(found(*library, u"violin"_s).size(), 1);
        QCOMPARE(library->withHash("aa").id, 0);
    }

    void contentThatStillStandsElsewhereIsKept()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        const auto old = add(*library, u"/a/one.pdf"_s, {u"Glaciers melt."_s}, "aa");
        QVERIFY(bool(library->addPlace(old->id, u"/b/copy.pdf"_s)));
        QVERIFY(bool(add(*library, u"/a/one.pdf"_s, {u"Orchestras play."_s}, "bb")));
        QCOMPARE(library->documents().size(), 2);
        QCOMPARE(library->document(old->id)->path, u"/b/copy.pdf"_s);
        QCOMPARE(found(*library, u"glacier"_s).size(), 1);
    }

    void aRemovedDocumentIsNowhere()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        const auto one = add(*library, u"/one.pdf"_s, subjects(80));
        const auto two = add(*library, u"/two.pdf"_s, {u"A kingfisher dives."_s});
        Inline parallel;
        QVERIFY(bool(LibraryIndexes(*library).fit(parallel, {})));
        QVERIFY(bool(library->remove(one->id)));
        QCOMPARE(library->passageCount(), 1);
        QVERIFY(found(*library, u"glacier"_s).isEmpty());
        QCOMPARE(found(*library, u"kingfisher"_s).size(), 1);
        QCOMPARE(library->remove(one->id).error().code, Error::NotFound);
        QCOMPARE(library->document(two->id)->passages, 1);
    }

    void knowsHowRareATermIs()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/one.pdf"_s, {u"ice and snow"_s, u"snow snow"_s, u"rain"_s})));
        const auto expected = [](int passages) { return std::log(1 + 3.0 / (1 + passages)); };
        QCOMPARE(library->idf(u"snow"_s), expected(2));
        QCOMPARE(library->idf(u"ice"_s), expected(1));
        QCOMPARE(library->idf(u"sun"_s), expected(0));
        const auto other = add(*library, u"/two.pdf"_s, {u"snow"_s});
        QVERIFY(bool(library->remove(other->id)));
        QCOMPARE(library->idf(u"snow"_s), expected(2));
    }

    void findsByMeaningOnceItIsFitted()
    {
        QTemporaryDir folder;
        QStringList before;
        {
            const auto library = opened(folder.path());
            QVERIFY(bool(add(*library, u"/few.pdf"_s, subjects(40))));
            QVERIFY(!LibraryIndexes(*library).wantsFitting());
            QVERIFY(bool(add(*library, u"/more.pdf"_s, subjects(120))));
            QVERIFY(LibraryIndexes(*library).wantsFitting());
            Inline parallel;
            QVERIFY(bool(LibraryIndexes(*library).fit(parallel, {})));
            QVERIFY(!LibraryIndexes(*library).wantsFitting());
            // Shares no word with the question.
            QVERIFY(bool(add(*library, u"/late.pdf"_s, {u"Symphony and melody and harmony at the opera."_s})));
            before = found(*library, u"violin concert by a composer with piano"_s);
            QVERIFY(before.contains(u"Symphony and melody and harmony at the opera."_s) || before.size() == 10);
        }
        const auto library = opened(folder.path());
        QVERIFY(!LibraryIndexes(*library).wantsFitting());
        QCOMPARE(found(*library, u"violin concert by a composer with piano"_s), before);
        const auto passages = library->search({u"glacier warming"_s, 5, {}}, {});
        QVERIFY(passages->first().scores.vector > 0.2);
        QVERIFY(passages->first().scores.page > 0.2);
    }

    // The first fit uses terms just added from memory; after a restart they are read.
    void theFirstFitIsTheSameAfterANewStart()
    {
        const auto fitted = [](const QString &folder, bool startsAnew) {
            auto library = opened(folder);
            QStringList texts = subjects(90);
            (void)add(*library, u"/one.pdf"_s, texts.mid(0, 40), "one",
                      {{texts.first(), u"Of glaciers and markets"_s}});
            (void)add(*library, u"/two.pdf"_s, texts.mid(40, 20), "two");
            const Result<Document> gone = add(*library, u"/gone.pdf"_s, texts.mid(70), "gone");
            (void)add(*library, u"/two.pdf"_s, texts.mid(50, 30) + QStringList{{}, u"walrus "_s.repeated(9000)}, "new");
            (void)library->remove(gone->id);
            if (startsAnew) {
                library.reset();
                library = opened(folder);
            }
            Inline parallel;
            (void)LibraryIndexes(*library).fit(parallel, {});
            (void)add(*library, u"/late.pdf"_s, texts.mid(60), "late");
            QList<QByteArray> kept;
            const auto store = Store::open(folder + u"/library.db"_s, Database::ReadOnly);
            SpaceRepository spaces(**store);
            const StoredSpace space = spaces.inUse();
            kept.append(space.model);
            for (const Document &document : library->documents()) {
                const Vectors vectors = spaces.vectors(document.id, space.version);
                kept << vectors.passages << vectors.pages;
            }
            const Result<QList<Passage>> nearest = library->search({u"glacier warming"_s, 8, {}}, {});
            for (const Passage &passage : *nearest)
                kept.append(QByteArray::number(passage.scores.vector) + passage.text.toUtf8());
            return kept;
        };
        QTemporaryDir folder;
        const QList<QByteArray> atOnce = fitted(folder.filePath(u"a"_s), false);
        QCOMPARE(atOnce.size(), 1 + 2 * 3 + 8);
        QVERIFY(atOnce.first().size() > 1000 && atOnce[1].size() > 1000);
        QCOMPARE(fitted(folder.filePath(u"b"_s), true), atOnce);
    }

    void learnsMeaningsFromTheBeginningsOfPages()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/one.pdf"_s, subjects(100))));
        const QString filling = u"glacier ice melting arctic polar snow "_s.repeated(2000); // 76,000 characters
        Document large;
        large.path = u"/large.pdf"_s;
        large.hash = "large";
        QList<Page> pages;
        for (int number = 1; number <= 10; ++number)
            pages.append(pageOf(number, u"walrus "_s + filling + u"kestrel"_s));
        QVERIFY(bool(library->add(large, pages, {passageOf(1, u"The arctic sea."_s)})));
        Inline parallel;
        QVERIFY(bool(LibraryIndexes(*library).fit(parallel, {})));
        const auto known = [&](const QString &word) {
            const auto passages = library->search({word, 3, {}, true}, {});
            return passages && !passages->isEmpty();
        };
        QVERIFY(known(u"walrus"_s));
        QVERIFY(!known(u"kestrel"_s));
    }

    void aStoppedFitChangesNothing()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/one.pdf"_s, subjects(100))));
        std::stop_source stop;
        stop.request_stop();
        Inline parallel;
        QCOMPARE(LibraryIndexes(*library).fit(parallel, stop.get_token()).error().code, Error::Cancelled);
        QVERIFY(LibraryIndexes(*library).wantsFitting());
        QCOMPARE(library->search({u"glacier"_s, 3, {}}, stop.get_token()).error().code, Error::Cancelled);
    }

    void aSecondProgramIsToldWhoHoldsIt()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        const auto second = Library::open(folder.path(), {});
        QVERIFY(!second);
        QCOMPARE(second.error().code, Error::Busy);
        QVERIFY(second.error().message.contains(QString::number(QCoreApplication::applicationPid())));
        QVERIFY(second.error().message.contains(QCoreApplication::applicationName()));
    }

    void rebuildsADamagedIndex_data()
    {
        QTest::addColumn<int>("harm");
        QTest::newRow("missing") << 0;
        QTest::newRow("cut") << 1;
        QTest::newRow("one bit") << 2;
        QTest::newRow("other bytes") << 3;
    }
    void rebuildsADamagedIndex()
    {
        QFETCH(int, harm);
        QTemporaryDir folder;
        QStringList before;
        {
            const auto library = opened(folder.path());
            QVERIFY(bool(add(*library, u"/one.pdf"_s, subjects(100))));
            Inline parallel;
            QVERIFY(bool(LibraryIndexes(*library).fit(parallel, {})));
            before = found(*library, u"glacier dividend"_s);
        }
        QFile cache(folder.filePath(u"index.cache"_s));
        QVERIFY(cache.open(QIODevice::ReadWrite));
        QByteArray bytes = cache.readAll();
        QVERIFY(bytes.size() > 1000);
        bytes[bytes.size() / 2] = char(bytes[bytes.size() / 2] ^ 4);
        cache.seek(0);
        if (harm == 0)
            cache.remove();
        else if (harm == 1)
            cache.resize(bytes.size() / 3);
        else if (harm == 2)
            cache.write(bytes);
        else
            cache.write(QByteArray(bytes.size(), 'x'));
        cache.close();
        QStringList notices;
        const auto library = opened(folder.path(), &notices);
        QCOMPARE(notices.size(), 1);
        QCOMPARE(found(*library, u"glacier dividend"_s), before);
        QCOMPARE(library->idf(u"glacier"_s) > 0, true);
    }

    void noticesACacheOfAnotherTime()
    {
        QTemporaryDir folder;
        const QString store = folder.filePath(u"library.db"_s);
        const QString cache = folder.filePath(u"index.cache"_s);
        const auto replace = [](const QString &by, const QString &file) {
            return QFile::remove(file) && QFile::copy(by, file);
        };
        QVERIFY(bool(add(*opened(folder.path()), u"/one.pdf"_s, subjects(20))));
        QVERIFY(QFile::copy(store, folder.filePath(u"backup"_s)));
        QVERIFY(bool(add(*opened(folder.path()), u"/two.pdf"_s, {u"A kestrel hovers."_s})));
        QVERIFY(QFile::copy(cache, folder.filePath(u"newer"_s)));
        // The backup is restored and then changed differently, by the same number of changes.
        QVERIFY(replace(folder.filePath(u"backup"_s), store));
        QVERIFY(bool(add(*opened(folder.path()), u"/three.pdf"_s, {u"A walrus dives."_s})));
        QVERIFY(replace(folder.filePath(u"newer"_s), cache));
        const auto library = opened(folder.path());
        QCOMPARE(found(*library, u"walrus"_s), QStringList{u"A walrus dives."_s});
        QVERIFY(library->idf(terms(u"kestrel"_s).first().text) > library->idf(terms(u"walrus"_s).first().text));
    }

    void unknownWordsLeaveRoomForKnownOnes()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/one.pdf"_s, {u"The walrus dives below the ice."_s, u"Gold does not rust."_s})));
        QString question = u"walrus"_s;
        for (const QChar letter : u"abcdefghijklmnopqrstuvwxyz"_s)
            question += u" qx"_s + letter + letter + u"zq"_s;
        const auto passages = library->search({question, 10, {}, true}, {});
        QVERIFY(bool(passages));
        QVERIFY(!passages->isEmpty());
        QVERIFY(passages->first().text.contains(u"walrus"_s));
    }

    void theNearestAreFoundHoweverFarTheyAre()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/all.pdf"_s, subjects(100))));
        const auto tempo = add(*library, u"/music.pdf"_s, {u"Melody and harmony, a violin in the orchestra."_s});
        QVERIFY(bool(tempo));
        Inline parallel;
        QVERIFY(bool(LibraryIndexes(*library).fit(parallel, {})));
        const Query query{u"glacier"_s, 3, {tempo->id}};
        const auto near = library->search(query, {});
        QVERIFY(bool(near));
        QVERIFY(near->isEmpty());
        Query wide = query;
        wide.nearest = true;
        const auto nearest = library->search(wide, {});
        QVERIFY(bool(nearest));
        QCOMPARE(nearest->size(), 1);
    }

    void rebuildsADamagedFullText_data()
    {
        QTest::addColumn<QByteArray>("harm");
        QTest::addColumn<bool>("cached");
        QTest::newRow("its head") << QByteArray("DELETE FROM fulltext_data WHERE id = 10") << true;
        QTest::newRow("its head, without a cache") << QByteArray("DELETE FROM fulltext_data WHERE id = 10") << false;
        QTest::newRow("its leaves") << QByteArray("UPDATE fulltext_data SET block = x'00' WHERE id > 10") << false;
        QTest::newRow("all of it") << QByteArray("DELETE FROM fulltext_data; DELETE FROM fulltext_idx") << true;
    }
    void rebuildsADamagedFullText()
    {
        QFETCH(QByteArray, harm);
        QFETCH(bool, cached);
        QTemporaryDir folder;
        QStringList before;
        {
            const auto library = opened(folder.path());
            QVERIFY(bool(add(*library, u"/one.pdf"_s, subjects(100))));
            Inline parallel;
            QVERIFY(bool(LibraryIndexes(*library).fit(parallel, {})));
            before = found(*library, u"glacier dividend"_s);
        }
        {
            const auto database = Database::open(folder.filePath(u"library.db"_s), Database::ReadWrite);
            const FullTextUnlocked unlocked(**database);
            QVERIFY((*database)->run(harm.constData()));
        }
        if (!cached)
            QVERIFY(QFile::remove(folder.filePath(u"index.cache"_s)));
        QStringList notices;
        {
            const auto library = opened(folder.path(), &notices);
            QCOMPARE(notices.size(), 1);
            QVERIFY2(notices.first().contains(u"rebuilt"_s), qPrintable(notices.first()));
            QCOMPARE(found(*library, u"glacier dividend"_s), before);
        }
        const auto again = opened(folder.path(), &notices);
        QCOMPARE(notices.size(), 1);
        QCOMPARE(found(*again, u"glacier dividend"_s), before);
    }

    void rebuildsItsIndexesWhenAsked()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/one.pdf"_s, subjects(100))));
        const QStringList before = found(*library, u"glacier dividend"_s);
        QVERIFY(!before.isEmpty());
        {
            const auto other = Database::open(folder.filePath(u"library.db"_s), Database::ReadWrite);
            QVERIFY((*other)->run("INSERT INTO fulltext(fulltext) VALUES ('delete-all')"));
        }
        QVERIFY(found(*library, u"glacier dividend"_s) != before);
        std::stop_source stopped;
        stopped.request_stop();
        QCOMPARE(LibraryIndexes(*library).rebuild(stopped.get_token()).error().code, Error::Cancelled);
        QVERIFY(found(*library, u"glacier dividend"_s) != before);
        QVERIFY(bool(LibraryIndexes(*library).rebuild({})));
        QCOMPARE(found(*library, u"glacier dividend"_s), before);
        QVERIFY(bool(add(*library, u"/two.pdf"_s, {u"A walrus dives."_s}))); // the library still works
        QCOMPARE(found(*library, u"walrus"_s), QStringList{u"A walrus dives."_s});
    }

    void looksASecondTimeWhereTheDiskFailsOnce_data()
    {
        QTest::addColumn<int>("what");
        QTest::newRow("documents") << 0;
        QTest::newRow("sessions") << 1;
        QTest::newRow("the document with this content") << 2;
    }
    void looksASecondTimeWhereTheDiskFailsOnce()
    {
        QFETCH(int, what);
        QTemporaryDir folder;
        FailingDisk disk;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/one.pdf"_s, subjects(4), "aa")));
        QVERIFY(bool(LibrarySessions(*library).save({})));
        disk.failOnce();
        const bool known = what == 0   ? library->documents().size() == 1
                           : what == 1 ? LibrarySessions(*library).all().size() == 1
                                       : library->withHash("aa").id > 0;
        QVERIFY(disk.hasFailed());
        QVERIFY(known);
    }

    void refusesADamagedDatabase()
    {
        QTemporaryDir folder;
        {
            const auto library = opened(folder.path());
            QVERIFY(bool(add(*library, u"/one.pdf"_s, subjects(100))));
        }
        QFile file(folder.filePath(u"library.db"_s));
        QVERIFY(file.open(QIODevice::ReadWrite));
        file.write(QByteArray(4096, 'x'));
        file.close();
        const auto library = Library::open(folder.path(), {});
        QVERIFY(!library);
        QCOMPARE(library.error().code, Error::Storage);
        QVERIFY(library.error().message.contains(u"damaged"_s));
    }

    void refusesAFolderThatMayNotBeWritten()
    {
        QTemporaryDir folder;
        const QString file = folder.filePath(u"file"_s);
        QFile(file).open(QIODevice::WriteOnly);
        const auto library = Library::open(file + u"/library"_s, {});
        QVERIFY(!library);
        QCOMPARE(library.error().code, Error::Storage);
        QVERIFY(!library.error().message.isEmpty());
    }

    void refusesAFolderWithoutAName()
    {
        const QTemporaryDir here;
        const QString before = QDir::currentPath();
        QVERIFY(QDir::setCurrent(here.path()));
        const auto library = Library::open({}, {});
        QVERIFY(QDir::setCurrent(before));
        QVERIFY(!library);
        QCOMPARE(library.error().code, Error::Invalid);
        QVERIFY(QDir(here.path()).isEmpty());
    }

    void searchesWhileItGrows()
    {
        QTemporaryDir folder;
        const auto library = opened(folder.path());
        QVERIFY(bool(add(*library, u"/first.pdf"_s, subjects(100))));
        Inline parallel;
        QVERIFY(bool(LibraryIndexes(*library).fit(parallel, {})));
        std::atomic<int> searches = 0;
        std::atomic<int> failures = 0;
        {
            const auto search = [&](std::stop_token stop) {
                while (!stop.stop_requested()) {
                    const auto passages = library->search({u"glacier dividend"_s, 5, {}}, {});
                    failures += !passages || passages->size() != 5;
                    ++searches;
                }
            };
            std::jthread one(search);
            std::jthread two(search);
            for (int i = 0; i < 10; ++i) {
                const auto kept = add(*library, u"/more%1.pdf"_s.arg(i % 3), subjects(20), QByteArray::number(i));
                QVERIFY(bool(kept));
                if (i % 4 == 0)
                    QVERIFY(bool(LibraryIndexes(*library).fit(parallel, {})));
                if (i % 5 == 4)
                    QVERIFY(bool(library->remove(kept->id)));
            }
        }
        QCOMPARE(failures, 0);
        QVERIFY(searches > 0);
    }

    void keepsSessions()
    {
        QTemporaryDir folder;
        SessionId id = 0;
        {
            const auto library = opened(folder.path());
            Session session;
            session.title = u"Ice"_s;
            id = *LibrarySessions(*library).save(session);
            Turn turn;
            turn.id = u"t1"_s;
            turn.question = u"What melts?"_s;
            QVERIFY(bool(LibrarySessions(*library).saveTurn(id, turn)));
            turn.id = u"t2"_s;
            QVERIFY(bool(LibrarySessions(*library).saveTurn(id, turn)));
            turn.id = u"t1"_s;
            turn.answer = u"Ice."_s;
            QVERIFY(bool(LibrarySessions(*library).saveTurn(id, turn)));
            QCOMPARE(LibrarySessions(*library).saveTurn(99, turn).error().code, Error::NotFound);
        }
        const auto library = opened(folder.path());
        QCOMPARE(LibrarySessions(*library).all().size(), 1);
        QCOMPARE(LibrarySessions(*library).all().first().turnCount, 2);
        QVERIFY(LibrarySessions(*library).all().first().turns.isEmpty());
        const auto session = LibrarySessions(*library).find(id);
        QVERIFY(bool(session));
        QCOMPARE(session->turns.size(), 2);
        QCOMPARE(session->turns[0].answer, u"Ice."_s);
        QVERIFY(bool(LibrarySessions(*library).save(
            LibrarySessions(*library).all().first()))); // renaming in the list loses no turn
        QCOMPARE(LibrarySessions(*library).find(id)->turns.size(), 2);
        QVERIFY(bool(LibrarySessions(*library).remove(id)));
        QVERIFY(LibrarySessions(*library).all().isEmpty());
        QCOMPARE(LibrarySessions(*library).find(id).error().code, Error::NotFound);
        QCOMPARE(LibrarySessions(*library).remove(id).error().code, Error::NotFound);
    }

    void putsARemovedDocumentBackAsItWas()
    {
        const QTemporaryDir folder;
        const QStringList texts{u"Glaciers melt in warm summers."_s, u"Violins are made of spruce."_s};
        DocumentId id = 0;
        Document before;
        {
            const auto library = opened(folder.path());
            QVERIFY(bool(add(*library, u"/papers/other.pdf"_s, {u"Neurons signal by synapses."_s})));
            id = add(*library, u"/papers/ice.pdf"_s, texts)->id;
            QVERIFY(bool(library->addPlace(id, u"/copies/ice.pdf"_s)));
            before = *library->document(id);
            QVERIFY(found(*library, u"glaciers"_s).contains(texts[0]));
            QVERIFY(bool(library->remove(id)));
            QVERIFY(!found(*library, u"glaciers"_s).contains(texts[0]));
            QCOMPARE(library->passageCount(), 1);
        }
        const auto library = opened(folder.path());
        LibraryBin bin(*library);
        QCOMPARE(bin.entries().size(), 1);
        QCOMPARE(bin.entries().first().kind, Binned::OfDocument);
        QCOMPARE(bin.entries().first().title, u"ice.pdf"_s);
        const BinId entry = bin.entries().first().id;
        QVERIFY(bool(bin.putBack(entry, {})));
        QVERIFY(bin.entries().isEmpty());
        QCOMPARE(bin.putBack(entry, {}).error().code, Error::NotFound);
        const Result<Document> back = library->document(id);
        QVERIFY(bool(back));
        QCOMPARE(back->places, before.places);
        QCOMPARE(back->path, before.path);
        QCOMPARE(back->added, before.added);
        QCOMPARE(back->pages, 2);
        const Result<Page> page = library->page(id, 2);
        QCOMPARE(page->text, texts[1]);
        QCOMPARE(page->words.size(), 5);
        QVERIFY(found(*library, u"glaciers"_s).contains(texts[0]));
    }

    void putsADocumentBackWhoseFileWasAddedAgain()
    {
        const QTemporaryDir folder;
        const auto library = opened(folder.path());
        const DocumentId id = add(*library, u"/papers/ice.pdf"_s, {u"Glaciers melt."_s})->id;
        QVERIFY(bool(library->remove(id)));
        const DocumentId again = add(*library, u"/papers/ice.pdf"_s, {u"Glaciers melt."_s})->id;
        QVERIFY(again != id);
        LibraryBin bin(*library);
        QVERIFY(bool(bin.putBack(bin.entries().first().id, {})));
        QCOMPARE(library->documents().size(), 1);
        QCOMPARE(library->documents().first().id, again);
    }

    void putsARemovedSessionBackAsItWas()
    {
        const QTemporaryDir folder;
        const auto library = opened(folder.path());
        Session session;
        session.title = u"Ice"_s;
        session.pinned = true;
        session.tags = {u"cold"_s};
        Turn turn;
        turn.id = u"t1"_s;
        turn.question = u"What melts?"_s;
        session.turns = {turn};
        const SessionId id = *LibrarySessions(*library).save(session);
        QVERIFY(bool(LibrarySessions(*library).remove(id)));
        LibraryBin bin(*library);
        QCOMPARE(bin.entries().first().kind, Binned::OfSession);
        QVERIFY(bool(bin.putBack(bin.entries().first().id, {})));
        const Result<Session> back = LibrarySessions(*library).find(id);
        QVERIFY(bool(back));
        QCOMPARE(back->turns.size(), 1);
        QCOMPARE(back->turns[0].question, turn.question);
        QVERIFY(back->pinned && back->tags == session.tags);
    }

    void emptiesTheBinAndWhatLiesThereTooLong()
    {
        const QTemporaryDir folder;
        {
            const auto library = opened(folder.path());
            for (const char *name : {"/a.pdf", "/b.pdf", "/c.pdf"})
                QVERIFY(bool(library->remove(add(*library, QLatin1String(name), {QLatin1String(name)})->id)));
            LibraryBin bin(*library);
            QCOMPARE(bin.entries().size(), 3);
            QVERIFY(bool(bin.drop({bin.entries().first().id})));
            QCOMPARE(bin.entries().size(), 2);
        }
        {
            auto database = Database::open(folder.filePath(u"library.db"_s), Database::ReadWrite);
            QVERIFY(
                (*database)->run("UPDATE bin SET removed = removed - 31 * 86400000 WHERE title = '/a.pdf' OR id = 1"));
        }
        const auto library = opened(folder.path());
        LibraryBin bin(*library);
        QCOMPARE(bin.entries().size(), 1);
        QVERIFY(bool(bin.empty()));
        QVERIFY(bin.entries().isEmpty());
    }
};

QTEST_GUILESS_MAIN(TestLibrary)
#include "tst_library.moc"

// The user's descriptions of documents: they survive rereading, appear in trash and sessions, and serve questions.
#include "core/library/librarybin.h"
#include "core/library/librarydescriptions.h"
#include "core/library/queue.h"
#include "core/library/librarysessions.h"
#include "core/maintenance/backup.h"
#include "core/session/memo.h"
#include "core/language/terms.h"
#include "core/store/fulltextrepository.h"
#include "core/store/store.h"
#include "core/values/documentname.h"
#include "core/values/description.h"
#include "oldschema.h"
#include "papers.h"
#include "samples.h"

#include <QTemporaryDir>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

Passage said(const QString &text)
{
    Passage passage;
    passage.text = text;
    return passage;
}

// As if the file were read again, with the description in the file itself.
Document readAgain(Library &library, DocumentId id, const QString &title)
{
    const Document known = *library.document(id);
    Document document;
    document.path = known.path;
    document.title = title;
    document.author = u"A Machine"_s;
    document.hash = known.hash;
    document.status = DocumentStatus::Indexed;
    Page page = *library.page(id, 1);
    Passage passage = said(page.text);
    passage.page = passage.lastPage = 1;
    passage.spans = {{0, int(page.text.size()), 1, 0}};
    const Result<Document> kept = library.add(document, {page}, {passage});
    if (!kept)
        qFatal("%s", qPrintable(kept.error().message));
    return *kept;
}

} // namespace

class tst_librarydescriptions : public QObject
{
    Q_OBJECT

private slots:
    void namesWithTheYearUnlessTheTitleSaysIt()
    {
        QCOMPARE(titleWithYear(u"Attention Is All You Need"_s, 2017), u"Attention Is All You Need (2017)"_s);
        QCOMPARE(titleWithYear(u"Netflix 10-K 2015"_s, 2015), u"Netflix 10-K 2015"_s);
        QCOMPARE(titleWithYear(u"Notes"_s, 0), u"Notes"_s);
        QCOMPARE(titleWithYear({}, 2015), QString());
        QCOMPARE(yearOf(u"Annual report"_s, u"/x/NETFLIX_2015_10K.pdf"_s), 2015);
        QCOMPARE(yearOf(u"Report of 2014"_s, u"/x/NETFLIX_2015_10K.pdf"_s), 2014);
        QCOMPARE(yearOf(u"Form 10-K of 2018 and 12019 others"_s, u"/x/a.pdf"_s), 2018);
    }

    void keepsWhatTheUserSaysOverReadingAgain()
    {
        const QTemporaryDir folder;
        const auto library = libraryAt(folder.filePath(u"library"_s), {u"Penguins dive for krill."_s});
        LibraryDescriptions descriptions(*library);
        const DocumentId id = library->documents().first().id;
        QVERIFY(descriptions.describe(id, {u"  On  penguins "_s, u"Ada Byron"_s, 1999}));
        Document document = *library->document(id);
        QCOMPARE(document.title, u"On penguins"_s);
        QCOMPARE(document.author, u"Ada Byron"_s);
        QCOMPARE(document.year, 1999);
        QCOMPARE(document.readTitle, u"0.pdf"_s);

        document = readAgain(*library, id, u"What the file says"_s);
        QCOMPARE(document.id, id);
        QCOMPARE(document.title, u"On penguins"_s);
        QCOMPARE(library->document(id)->author, u"Ada Byron"_s);
        QCOMPARE(library->document(id)->year, 1999);

        QVERIFY(descriptions.describe(id, {}));
        document = *library->document(id);
        QCOMPARE(document.title, u"What the file says"_s);
        QCOMPARE(document.author, u"A Machine"_s);
        QCOMPARE(document.year, 0);

        QVERIFY(descriptions.describe(id, {u""_s, u""_s, 0}));
        document = *library->document(id);
        QCOMPARE(document.title, u"What the file says"_s); // an empty title does not count
        QCOMPARE(document.author, QString());              // but an empty author does, if the file names a wrong one
        QCOMPARE(descriptions.describe(id, {{}, {}, 12}).error().code, Error::Invalid);
        QCOMPARE(descriptions.describe(4711, {u"x"_s}).error().code, Error::NotFound);
    }

    void isFoundByItsCorrectedTitle()
    {
        const QTemporaryDir folder;
        const auto library = libraryAt(folder.filePath(u"library"_s),
                                       {u"Revenue was 40 million in that year."_s, u"Revenue was 70 million in it."_s,
                                        u"Revenue was 90 million once."_s});
        const Query query{u"What was the revenue of Acme?"_s, 3, {}};
        const DocumentId third = library->documents().last().id;
        QVERIFY(LibraryDescriptions(*library).describe(third, {u"Acme annual report"_s, {}, 2015}));
        const auto found = library->search(query, {});
        QVERIFY(found && !found->isEmpty());
        QCOMPARE(found->first().document, third);
        QCOMPARE(nameOf(found->first()), u"Acme annual report (2015)"_s);
    }

    void hidesFromAssistantsWhateverBecomesOfTheDocument()
    {
        const QTemporaryDir folder;
        const QString at = folder.filePath(u"library"_s);
        auto library = libraryAt(at, {u"Penguins dive for krill."_s, u"Canaries sing of zumbling."_s});
        const DocumentId id = library->documents().last().id;
        const auto forAssistants = [&] {
            auto opened = Library::open(at, {}, Library::ForAssistants);
            if (!opened)
                qFatal("%s", qPrintable(opened.error().message));
            return *std::move(opened);
        };
        const auto reading = forAssistants();
        QCOMPARE(reading->documents().size(), 2);
        const PassageId passage = reading->search({u"zumbling"_s, 1, {}}, {})->first().id;
        QVERIFY(LibraryDescriptions(*library).setHidden({id}, true));
        QCOMPARE(LibraryDescriptions(*library).setHidden({4711}, true).error().code, Error::NotFound);
        QVERIFY(library->document(id)->isHidden);

        QCOMPARE(reading->documents().size(), 1);
        QVERIFY(reading->search({u"zumbling"_s, 9, {}}, {})->isEmpty());
        QVERIFY(reading->search({u"zumbling"_s, 9, {id}}, {})->isEmpty());
        const auto nearest = reading->search({u"zumbling krill"_s, 9, {}, true}, {});
        QVERIFY(nearest && !nearest->isEmpty());
        for (const Passage &near : *nearest)
            QVERIFY(near.document != id);
        QCOMPARE(reading->document(id).error().code, Error::NotFound);
        QVERIFY(!reading->page(id, 1));
        QVERIFY(!reading->pages(id));
        QVERIFY(!reading->passage(passage));
        QVERIFY(!reading->passageAt(id, 1, 0, 4));
        QCOMPARE(reading->withPlace(library->document(id)->path).id, 0);
        QCOMPARE(reading->withHash(library->document(id)->hash).id, 0);
        QVERIFY(!reading->subject().terms.contains(u"zumbling"_s, Qt::CaseInsensitive));
        QCOMPARE(reading->subject().titles.size(), 1);
        const auto rarity = [](const Library &of, const QString &word) { return of.idf(terms(word).first().text); };
        QCOMPARE(rarity(*reading, u"zumbling"_s), rarity(*reading, u"nowhere"_s));
        QVERIFY(rarity(*library, u"zumbling"_s) < rarity(*library, u"nowhere"_s));
        QCOMPARE(library->search({u"zumbling"_s, 9, {}}, {})->size(), 1); // the user still finds it

        (void)readAgain(*library, id, u"Read again"_s);
        QVERIFY(library->document(id)->isHidden);
        QVERIFY(library->remove(id));
        QVERIFY(LibraryBin(*library).putBack(LibraryBin(*library).entries().first().id, {}));
        QVERIFY(library->document(id)->isHidden);
        QCOMPARE(forAssistants()->documents().size(), 1);
        QVERIFY(LibraryDescriptions(*library).setHidden({id}, false));
        QCOMPARE(reading->documents().size(), 2);
        QCOMPARE(reading->search({u"zumbling"_s, 9, {}}, {})->size(), 1);
    }

    // The counts by full text that large libraries use for rare words.
    void countsNoWordOfWhatIsHidden()
    {
        const QTemporaryDir folder;
        const auto library =
            libraryAt(folder.filePath(u"library"_s), {u"Penguins dive for krill."_s, u"Penguins sing."_s});
        QVERIFY(LibraryDescriptions(*library).setHidden({library->documents().last().id}, true));
        const auto store = Store::open(folder.filePath(u"library/library.db"_s), Database::ReadOnly);
        const QString penguin = terms(u"penguins"_s).first().text;
        const QString sing = terms(u"sing"_s).first().text;
        QCOMPARE(FullTextRepository(**store).termCount(penguin), 2);
        QVERIFY((*store)->leaveOutHidden());
        QCOMPARE(FullTextRepository(**store).termCount(penguin), 1);
        QCOMPARE(FullTextRepository(**store).termCount(sing), 0);
    }

    void comesBackFromTheBinAndABackup()
    {
        const QTemporaryDir folder;
        const QString backup = folder.filePath(u"library.zip"_s);
        DocumentId id = 0;
        {
            const auto library = libraryAt(folder.filePath(u"library"_s), {u"Penguins dive for krill."_s});
            id = library->documents().first().id;
            QVERIFY(LibraryDescriptions(*library).describe(id, {u"On penguins"_s, {}, 1999}));
            QVERIFY(library->remove(id));
            QVERIFY(library->documents().isEmpty());
            LibraryBin bin(*library);
            QCOMPARE(bin.entries().first().title, u"On penguins"_s);
            QVERIFY(bin.putBack(bin.entries().first().id, {}));
            QCOMPARE(library->document(id)->title, u"On penguins"_s);
            QCOMPARE(library->document(id)->readTitle, u"0.pdf"_s);
            QCOMPARE(library->document(id)->year, 1999);
            QVERIFY(backUp(folder.filePath(u"library"_s), backup, IfThere::Refuse, [](int) {}, {}));
        }
        const QString restored = folder.filePath(u"restored"_s);
        QVERIFY(restore(backup, restored, IfThere::Refuse, [](int) {}, {}));
        const auto library = libraryAt(restored);
        QCOMPARE(library->document(id)->title, u"On penguins"_s);
        QCOMPARE(library->document(id)->described.year.value_or(0), 1999);
    }

    void namesWhatSessionsCite()
    {
        const QTemporaryDir folder;
        const auto library = libraryAt(folder.filePath(u"library"_s), {u"Penguins dive."_s, u"Whales too."_s});
        const QList<Document> documents = library->documents();
        Session session = sampleSession();
        session.id = 0;
        Turn &turn = session.turns.first();
        turn.citations[0].document = documents[0].id;
        turn.citations[1].document = documents[1].id;
        turn.sources.first().document = documents[0].id;
        turn.nearest.clear();
        turn.evidence = {{documents[0].id, documents[0].hash}, {documents[1].id, "another content"}};
        const SessionId id = *LibrarySessions(*library).save(session);
        LibraryDescriptions descriptions(*library);
        for (const Document &document : documents)
            QVERIFY(descriptions.describe(document.id, {u"On diving"_s, {}, 2001}));
        const Turn told = LibrarySessions(*library).find(id)->turns.first();
        QCOMPARE(nameOf(told.citations[0]), u"On diving (2001)"_s);
        QCOMPARE(nameOf(told.sources.first()), u"On diving (2001)"_s);
        QCOMPARE(told.citations[1].title, u"Climate"_s); // the answer rests on the earlier passages
        QCOMPARE(memoEvidence(told).first().document, u"On diving (2001)"_s);
    }

    void tagsHoldAndAreTakenAway()
    {
        const QTemporaryDir folder;
        const auto library =
            libraryAt(folder.filePath(u"library"_s), {u"Penguins dive for krill."_s, u"Whales dive too."_s});
        LibraryDescriptions descriptions(*library);
        const QList<Document> documents = library->documents();
        const QList<DocumentId> ids{documents[0].id, documents[1].id};
        const auto tagsOf = [&](int i) { return library->document(ids[i])->tags; };
        QVERIFY(descriptions.tag(ids, u" Thesis  work "_s));
        QVERIFY(descriptions.tag({ids[0]}, u"thesis WORK"_s)); // the same tag
        QVERIFY(descriptions.tag({ids[0]}, u"ice"_s));
        QCOMPARE(tagsOf(0), (QStringList{u"Thesis work"_s, u"ice"_s}));
        QCOMPARE(descriptions.tags().size(), 2);
        QCOMPARE(descriptions.tags().last().documents, 2);

        readAgain(*library, ids[0], u"On penguins"_s);
        QCOMPARE(tagsOf(0), (QStringList{u"Thesis work"_s, u"ice"_s}));
        QVERIFY(library->remove(ids[0]));
        QCOMPARE(descriptions.tags().size(), 1);
        LibraryBin bin(*library);
        QVERIFY(bin.putBack(bin.entries().first().id, {}));
        QCOMPARE(tagsOf(0), (QStringList{u"Thesis work"_s, u"ice"_s}));

        QVERIFY(descriptions.setTags(ids[1], {u"ICE"_s, u"sea"_s}));
        QCOMPARE(tagsOf(1), (QStringList{u"ice"_s, u"sea"_s}));
        QVERIFY(descriptions.untag({}, u"Ice"_s));
        QCOMPARE(tagsOf(0), QStringList(u"Thesis work"_s));
        QCOMPARE(tagsOf(1), QStringList(u"sea"_s));
        QCOMPARE(library->documents().size(), 2);
        QCOMPARE(descriptions.untag({}, u"ice"_s).error().code, Error::NotFound);
        QCOMPARE(descriptions.tag(ids, u"  "_s).error().code, Error::Invalid);
        QCOMPARE(descriptions.tag(ids, QString(longestTag + 1, u'x')).error().code, Error::Invalid);
        QCOMPARE(descriptions.tag({4711}, u"x"_s).error().code, Error::NotFound);
    }

    void opensAnOlderLibrary()
    {
        const QTemporaryDir folder;
        const QString place = folder.filePath(u"library"_s);
        {
            const auto library = libraryAt(place, {u"Penguins dive for krill."_s});
        }
        {
            auto database = Database::open(place + u"/library.db"_s, Database::ReadWrite);
            QVERIFY(database && tests::bringToVersionTwo(**database));
        }
        const auto library = libraryAt(place);
        QCOMPARE(library->documents().first().title, u"0.pdf"_s);
        QVERIFY(LibraryDescriptions(*library).describe(library->documents().first().id, {u"On penguins"_s}));
        QCOMPARE(library->documents().first().title, u"On penguins"_s);
    }
};

QTEST_GUILESS_MAIN(tst_librarydescriptions)
#include "tst_librarydescriptions.moc"

// Places of documents: which document they belong to and whether the file exists, also if they change during reading.
#include "core/library/folders.h"
#include "core/library/recognition.h"

#include <QTemporaryDir>
#include <QTest>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

struct Text // the text read from a file
{
    Document document;
    QList<Page> pages;
    QList<Passage> passages;
};

Text textOf(const QString &path, const QString &text, const QByteArray &hash)
{
    Text read;
    read.document.path = path;
    read.document.title = path;
    read.document.hash = hash;
    read.document.status = DocumentStatus::Indexed;
    Page page;
    page.number = 1;
    page.status = PageStatus::Text;
    page.text = text;
    read.pages = {page};
    Passage passage;
    passage.text = text;
    passage.page = passage.lastPage = 1;
    passage.spans = {{0, int(text.size()), 1, 0}};
    read.passages = {passage};
    return read;
}

class Papers
{
public:
    void open()
    {
        library.reset();
        library = *Library::open(folder.path(), [](const QString &) {});
    }
    DocumentId add(const QString &path, const QString &text, const QByteArray &hash)
    {
        const Text read = textOf(path, text, hash);
        const auto added = library->add(read.document, read.pages, read.passages);
        return added ? added->id : 0;
    }
    Result<Document> recognised(const LibraryRecognition::DocumentState &begun, const QString &text)
    {
        const Text read = textOf(begun.document.path, text, begun.document.hash);
        return LibraryRecognition(*library).keep(begun, 0, begun.document, read.pages, read.passages, {});
    }
    int found(const QString &words) const { return int(library->search({words, 10, {}}, {})->size()); }
    QStringList places() const // of all documents, with missing ones marked
    {
        QStringList all;
        for (const LibraryFolders::Place &place : LibraryFolders(*library).placesOfNoFolder())
            all.append(u"%1 of %2, %3"_s.arg(place.path).arg(library->withPlace(place.path).id).arg(place.missing));
        return all;
    }

    QTemporaryDir folder;
    std::unique_ptr<Library> library = *Library::open(folder.path(), [](const QString &) {});
};

} // namespace

class tst_places : public QObject
{
    Q_OBJECT

private slots:
    void recognisedTextTakesNoPlaceFromAnother()
    {
        Papers papers;
        const DocumentId scan = papers.add(u"/a.pdf"_s, u"glaciers"_s, "aa");
        QVERIFY(bool(papers.library->addPlace(scan, u"/b.pdf"_s)));
        const auto begun = LibraryRecognition(*papers.library).begin(scan, u"eng"_s);
        QVERIFY(bool(begun));
        const DocumentId other = papers.add(u"/b.pdf"_s, u"violins"_s, "bb"); // overwritten in the meantime

        const Result<Document> kept = papers.recognised(*begun, u"glaciers and moraines"_s);
        QVERIFY(bool(kept));
        QCOMPARE(kept->places, QStringList{u"/a.pdf"_s});
        QCOMPARE(papers.places(), QStringList({u"/a.pdf of %1, 0"_s.arg(scan), u"/b.pdf of %1, 0"_s.arg(other)}));
        for (int i = 0; i < 2; ++i, papers.open()) {
            QCOMPARE(papers.library->documents().size(), 2);
            QCOMPARE(papers.found(u"violins"_s), 1);
            QCOMPARE(papers.found(u"moraines"_s), 1);
        }
        QVERIFY(bool(papers.library->check()));
    }

    void recognisedTextStaysWithADocumentWhoseFirstPlaceIsGone()
    {
        Papers papers;
        const DocumentId scan = papers.add(u"/a.pdf"_s, u"glaciers"_s, "aa");
        QVERIFY(bool(papers.library->addPlace(scan, u"/b.pdf"_s)));
        const auto begun = LibraryRecognition(*papers.library).begin(scan, u"eng"_s);
        const DocumentId other = papers.add(u"/a.pdf"_s, u"violins"_s, "bb");

        QVERIFY(bool(papers.recognised(*begun, u"glaciers and moraines"_s)));
        QCOMPARE(papers.places(), QStringList({u"/a.pdf of %1, 0"_s.arg(other), u"/b.pdf of %1, 0"_s.arg(scan)}));
        QCOMPARE(papers.library->document(scan)->path, u"/b.pdf"_s);
        QCOMPARE(papers.found(u"violins"_s), 1);
        QCOMPARE(papers.found(u"moraines"_s), 1);
    }

    void recognisedTextFollowsAFileThatMoved()
    {
        Papers papers;
        LibraryFolders folders(*papers.library);
        const FolderId id = *folders.add(u"/papers"_s, {});
        const DocumentId scan = papers.add(u"/papers/a.pdf"_s, u"glaciers"_s, "aa");
        FolderFile file{0, id, {}, u"a.pdf"_s, {1, 1, 1, 1}, false};
        QVERIFY(bool(folders.keep({{file}, {}, {}, {}})));
        const auto begun = LibraryRecognition(*papers.library).begin(scan, u"eng"_s);
        file = folders.filesIn(id, {}).value(0);
        FolderFile moved = file;
        moved.name = u"b.pdf"_s;
        QVERIFY(bool(folders.keep({{}, {{file, moved}}, {}, {}})));

        const Result<Document> kept = papers.recognised(*begun, u"glaciers and moraines"_s);
        QVERIFY(bool(kept));
        QCOMPARE(kept->places, QStringList{u"/papers/b.pdf"_s});
        QCOMPARE(papers.library->document(scan)->path, u"/papers/b.pdf"_s);
    }

    void readingAgainLeavesPlacesAsTheyAre_data()
    {
        QTest::addColumn<bool>("recognised");
        QTest::newRow("the file") << false;
        QTest::newRow("its pictures") << true;
    }

    void readingAgainLeavesPlacesAsTheyAre()
    {
        QFETCH(bool, recognised);
        Papers papers;
        const DocumentId id = papers.add(u"/a.pdf"_s, u"glaciers"_s, "aa");
        for (const QString &path : {u"/gone.pdf"_s, u"/drive.pdf"_s, u"/there.pdf"_s})
            QVERIFY(bool(papers.library->addPlace(id, path)));
        LibraryFolders folders(*papers.library);
        QVERIFY(bool(folders.setPlaces({{u"/a.pdf"_s, 2}, {u"/gone.pdf"_s, 1}, {u"/drive.pdf"_s, 2}})));
        if (recognised) // recognised elsewhere: the missing place stays missing
            QVERIFY(bool(papers.recognised(*LibraryRecognition(*papers.library).begin(id, u"eng"_s), u"moraines"_s)));
        else
            QCOMPARE(papers.add(u"/a.pdf"_s, u"moraines"_s, "aa"), id);
        const QString first = recognised ? u"/a.pdf of %1, 2"_s : u"/a.pdf of %1, 0"_s;
        QCOMPARE(papers.places(), QStringList({first.arg(id), u"/drive.pdf of %1, 2"_s.arg(id),
                                               u"/gone.pdf of %1, 1"_s.arg(id), u"/there.pdf of %1, 0"_s.arg(id)}));
        QVERIFY(bool(folders.keep({})));
        QCOMPARE(papers.places(), QStringList({first.arg(id), u"/drive.pdf of %1, 2"_s.arg(id), // available again
                                               u"/there.pdf of %1, 0"_s.arg(id)}));
    }
};

QTEST_GUILESS_MAIN(tst_places)
#include "tst_places.moc"

// A library opened for reading while another program may use it.
#include "core/library/librarydescriptions.h"
#include "core/library/librarytables.h"
#include "core/library/libraryembedder.h"
#include "core/library/librarysessions.h"
#include "core/ports/embedder.h"
#include "papers.h"

#include <QDir>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

using namespace Qt::StringLiterals;
using core::Library;

namespace {

core::Result<std::unique_ptr<Library>> toRead(const QString &folder)
{
    return Library::open(
        folder, [](const QString &) {}, Library::ToRead);
}

qsizetype foundBy(const Library &library, const QString &text)
{
    const auto found = library.search({.text = text, .documents = {}}, {});
    return found ? found->size() : -1;
}

// Names and sizes, except of the files that SQLite shares between programs.
QStringList filesIn(const QString &folder)
{
    QStringList files;
    for (const QFileInfo &each : QDir(folder).entryInfoList(QDir::Files | QDir::Hidden, QDir::Name)) {
        if (!each.fileName().endsWith(u"-shm") && !each.fileName().endsWith(u"-wal"))
            files.append(each.fileName() + u' ' + QString::number(each.size()) + u' ' +
                         each.lastModified().toString(Qt::ISODateWithMs));
    }
    return files;
}

// Treats the words of one text as synonyms of the other's.
class LikeWords : public core::Embedder
{
public:
    QString name() const override { return u"like words"_s; }
    core::Result<std::vector<std::vector<float>>> embed(const QStringList &texts, Purpose, std::stop_token) override
    {
        std::vector<std::vector<float>> vectors;
        for (const QString &text : texts) {
            const bool isOfBees = text.contains(u"bees"_s) || text.contains(u"Insekten"_s);
            const bool isOfStars = text.contains(u"stars"_s) || text.contains(u"Fernrohr"_s);
            vectors.push_back({isOfBees ? 1.0F : 0.0F, isOfStars ? 1.0F : 0.0F, 0.1F});
        }
        return vectors;
    }
};

void makeVectors(Library &library)
{
    core::Inline here;
    core::LibraryEmbedder(library).set(std::make_shared<LikeWords>());
    QVERIFY(core::LibraryEmbedder(library).embed({}, here, {}));
}

const QStringList papers{u"Copper conducts electricity, so that cables are made of copper."_s,
                         u"The waggle dance of bees tells where flowers are."_s};

} // namespace

class tst_librarytoread : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatTheOtherProgramHas()
    {
        const QTemporaryDir folder;
        const auto writing = libraryAt(folder.path(), papers);
        const auto reading = toRead(folder.path());
        QVERIFY2(reading, reading ? "" : qPrintable(reading.error().message));
        QCOMPARE((*reading)->documents().size(), 2);
        QCOMPARE(foundBy(**reading, u"waggle dance"_s), 1);
        QCOMPARE(foundBy(**reading, u"telescope"_s), 0);
    }

    void followsWhatTheOtherProgramChanges()
    {
        const QTemporaryDir folder;
        const auto writing = libraryAt(folder.path(), papers);
        const auto reading = toRead(folder.path());
        QVERIFY(reading);
        QCOMPARE(foundBy(**reading, u"telescope"_s), 0);
        keepPaper(*writing, u"A telescope gathers the light of stars."_s);
        QCOMPARE(foundBy(**reading, u"telescope"_s), 1);
        QCOMPARE((*reading)->passageCount(), 3);
        QVERIFY(writing->remove(writing->documents().first().id));
        QCOMPARE((*reading)->documents().size(), 2);
        QCOMPARE((*reading)->passageCount(), 3); // until the next search
        QVERIFY(foundBy(**reading, u"light of stars"_s) >= 1);
        QCOMPARE((*reading)->passageCount(), 2);
    }

    void findsByVectorsOfTheOtherProgram()
    {
        const QTemporaryDir folder;
        const auto writing = libraryAt(folder.path(), papers);
        const auto reading = toRead(folder.path());
        QVERIFY(reading);
        core::LibraryEmbedder(**reading).set(std::make_shared<LikeWords>());
        QCOMPARE(foundBy(**reading, u"Insekten"_s), 0);
        makeVectors(*writing);
        QCOMPARE(foundBy(**reading, u"Insekten"_s), 1); // added by the other program in the meantime
        QCOMPARE(foundBy(**reading, u"Fernrohr"_s), 0);
        keepPaper(*writing, u"A telescope gathers the light of stars."_s);
        makeVectors(*writing);
        QCOMPARE(foundBy(**reading, u"Fernrohr"_s), 1);
        const QStringList before = filesIn(folder.path());
        const auto other = toRead(folder.path());
        core::LibraryEmbedder(**other).set(std::make_shared<LikeWords>());
        QCOMPARE(foundBy(**other, u"Insekten"_s), 1);
        QCOMPARE(filesIn(folder.path()), before);
        core::LibraryEmbedder(**other).set(nullptr);
        QCOMPARE(foundBy(**other, u"Insekten"_s), 0);
    }

    void findsNothingHiddenByVectors()
    {
        const QTemporaryDir folder;
        const auto writing = libraryAt(folder.path(), papers);
        makeVectors(*writing);
        QVERIFY(core::LibraryDescriptions(*writing).setHidden({writing->documents().last().id}, true));
        const auto assistants = Library::open(
            folder.path(), [](const QString &) {}, Library::ForAssistants);
        QVERIFY(assistants);
        core::LibraryEmbedder(**assistants).set(std::make_shared<LikeWords>());
        QCOMPARE(foundBy(**assistants, u"Insekten"_s), 0);
    }

    void changesNothing()
    {
        const QTemporaryDir folder;
        libraryAt(folder.path(), papers).reset();
        const QStringList before = filesIn(folder.path());
        {
            const auto reading = toRead(folder.path());
            QVERIFY(reading);
            QCOMPARE(foundBy(**reading, u"copper cables"_s), 1);
            QVERIFY(core::LibraryTables(**reading).tables((*reading)->documents().first().id));
            core::Session session;
            session.title = u"New"_s;
            const auto saved = core::LibrarySessions(**reading).save(session);
            QVERIFY(!saved && saved.error().message.contains(u"cannot be written to"_s));
            QVERIFY(!(*reading)->remove((*reading)->documents().first().id));
            core::Document document;
            document.path = u"/papers/9.pdf"_s;
            QVERIFY(!(*reading)->add(document, {}, {}));
            core::LibraryEmbedder(**reading).set(nullptr);
        }
        QCOMPARE(filesIn(folder.path()), before);
        QCOMPARE(libraryAt(folder.path())->documents().size(), 2);
    }

    // A search from the terminal takes no lock if nothing has to be built first.
    void isReadAtOnceWhereItsIndexesWereSaved()
    {
        const QTemporaryDir folder;
        const auto atOnce = [&folder] {
            return Library::open(
                folder.path(), [](const QString &) {}, Library::ToReadAtOnce);
        };
        QVERIFY(!atOnce()); // there is no library
        {
            const auto writing = libraryAt(folder.path(), papers);
            QCOMPARE(atOnce().error().code, core::Error::Unavailable); // the cache is written on closing
        }
        {
            const auto reading = atOnce();
            QVERIFY2(reading, reading ? "" : qPrintable(reading.error().message));
            QCOMPARE(foundBy(**reading, u"waggle dance"_s), 1);
            const auto writing = libraryAt(folder.path()); // does not lock others out
            keepPaper(*writing, u"A telescope gathers the light of stars."_s);
            QCOMPARE(foundBy(**reading, u"telescope"_s), 1);
            QVERIFY(writing->remove(writing->documents().last().id));
        }
        {
            QFile cache(folder.filePath(u"index.cache"_s));
            QVERIFY(cache.open(QIODevice::ReadWrite) && cache.seek(cache.size() - 1) && cache.putChar('\1'));
        }
        QCOMPARE(atOnce().error().code, core::Error::Unavailable); // damaged
        libraryAt(folder.path()).reset();
        QVERIFY(atOnce());
    }

    void severalReadAtOnceAndKeepNobodyOut()
    {
        const QTemporaryDir folder;
        libraryAt(folder.path(), papers).reset();
        const auto first = toRead(folder.path());
        const auto second = toRead(folder.path());
        QVERIFY(first && second);
        const auto writing = libraryAt(folder.path());
        keepPaper(*writing, u"A telescope gathers the light of stars."_s);
        QCOMPARE(foundBy(**first, u"telescope"_s), 1);
        QCOMPARE(foundBy(**second, u"telescope"_s), 1);
    }

    void makesNoLibraryAndTakesNoOther()
    {
        const QTemporaryDir folder;
        const auto none = toRead(folder.filePath(u"none"_s));
        QVERIFY(!none);
        QCOMPARE(none.error().code, core::Error::NotFound);
        QVERIFY(!QFile::exists(folder.filePath(u"none"_s)));
        QFile other(folder.filePath(u"library.db"_s));
        QVERIFY(other.open(QIODevice::WriteOnly) && other.write("This is no database, whatever its name.") > 0);
        other.close();
        QVERIFY(!toRead(folder.path()));
    }
};

QTEST_GUILESS_MAIN(tst_librarytoread)
#include "tst_librarytoread.moc"

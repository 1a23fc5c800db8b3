// Watched folders as the window uses them: through the queue, across restarts, and the signals about them.
#include "app/services/assistant.h"
#include "folderworld.h"
#include "pdfs.h"
#include "tests/traceevents.h"

#include <QJsonArray>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 120'000; // milliseconds: new files are left alone for seconds, and the machine may be busy

class Program
{
public:
    Program() { start(); }

    void start()
    {
        m_assistant = std::make_unique<app::Assistant>(m_place.filePath(u"library"_s));
        QObject::connect(m_assistant.get(), &app::Assistant::libraryChanged, m_assistant.get(),
                         [this](const QList<Document> &all) { documents = all; });
        QObject::connect(m_assistant.get(), &app::Assistant::traced, m_assistant.get(),
                         [this](int, const Trace &events) {
                             for (const TraceEvent &event : events) {
                                 if (const TaskProgress *progress = event.as<TaskProgress>())
                                     once += progress->folders;
                             }
                         });
        m_assistant->folders().watch({m_assistant.get(), [this](const QList<Folder> &all) { folders = all; }});
    }

    void quit() { m_assistant.reset(); }

    app::Assistant &operator*() { return *m_assistant; }
    app::Assistant *operator->() { return m_assistant.get(); }
    QString root() const { return m_place.filePath(u"papers"_s); }
    QString path(const QString &name) const { return root() + u'/' + name; }

    void write(const QString &name, const QString &words) const
    {
        QDir().mkpath(root());
        QFile file(path(name));
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write(tests::makePdf({words}));
        file.close();
        tests::FolderWorld::age(QFile::encodeName(path(name)), 3600);
    }

    QStringList indexed() const // names of indexed files; "-" marks offline ones
    {
        QStringList names;
        for (const Document &document : documents) {
            if (document.status == DocumentStatus::Indexed)
                names.append((document.missing.isEmpty() ? u""_s : u"-"_s) + document.path.section(u'/', -1));
        }
        names.sort();
        return names;
    }

    QList<Document> documents;
    QList<Folder> folders;
    QStringList once;

private:
    QTemporaryDir m_place;
    std::unique_ptr<app::Assistant> m_assistant;
};

} // namespace

class tst_assistantfolders : public QObject
{
    Q_OBJECT

private slots:
    void readsThroughTheQueueAndGoesOnAfterQuitting()
    {
        Program program;
        program.write(u"a.pdf"_s, u"Copper conducts electricity very well."_s);
        program->folders().watchFolder(program.root());
        QTRY_COMPARE_WITH_TIMEOUT(program.indexed(), QStringList({u"a.pdf"_s}), patience);
        QTRY_COMPARE_WITH_TIMEOUT(program.folders.value(0).state, FolderState::InStep, patience);

        program.write(u"b.pdf"_s, u"Bees dance to tell where flowers are."_s);
        QTRY_COMPARE_WITH_TIMEOUT(program.indexed(), QStringList({u"a.pdf"_s, u"b.pdf"_s}), patience);

        program.quit();
        QVERIFY(QFile::remove(program.path(u"a.pdf"_s)));
        QVERIFY(QFile::rename(program.path(u"b.pdf"_s), program.path(u"bees.pdf"_s)));
        program.write(u"c.pdf"_s, u"Silver is a metal, too."_s);
        program.documents.clear();
        program.start();
        QTRY_COMPARE_WITH_TIMEOUT(program.indexed(), QStringList({u"-a.pdf"_s, u"bees.pdf"_s, u"c.pdf"_s}), patience);

        const FolderId id = program.folders.value(0).id;
        program->folders().removeGone(id);
        QTRY_COMPARE_WITH_TIMEOUT(program.indexed(), QStringList({u"bees.pdf"_s, u"c.pdf"_s}), patience);
        program->folders().setFilter(id, {{}, {u"c*"_s}}, WithDocuments::Remove);
        QTRY_COMPARE_WITH_TIMEOUT(program.indexed(), QStringList({u"bees.pdf"_s}), patience);
        program->folders().leave(id, WithDocuments::Remove);
        QTRY_VERIFY_WITH_TIMEOUT(program.folders.isEmpty() && program.documents.isEmpty(), patience);
        QVERIFY(QFile::exists(program.path(u"bees.pdf"_s)));
    }

    void saysWhichFoldersAreReadOnlyOnce()
    {
        Program program;
        program.write(u"a.pdf"_s, u"Copper conducts electricity very well."_s);
        program->documents().add({program.root()});
        QTRY_COMPARE_WITH_TIMEOUT(program.indexed(), QStringList({u"a.pdf"_s}), patience);
        QCOMPARE(program.once, QStringList({program.root()}));
        QVERIFY(program.folders.isEmpty());
        program->folders().watchFolder(program.root());
        QTRY_COMPARE_WITH_TIMEOUT(program.folders.value(0).files, 1, patience);
        program.once.clear();
        program->documents().add({program.root()}); // already watched
        program.write(u"b.pdf"_s, u"Bees dance to tell where flowers are."_s);
        QTRY_COMPARE_WITH_TIMEOUT(program.indexed().size(), 2, patience);
        QCOMPARE(program.once, QStringList());
    }

    void saysWhyAFolderCannotBeKeptInStep()
    {
        Program program;
        QList<Error::Code> errors;
        QObject::connect(&*program, &app::Assistant::finished, &*program, [&](int, const Result<void> &result) {
            if (!result)
                errors.append(result.error().code);
        });
        program->folders().watchFolder(u"/"_s);
        QTRY_COMPARE_WITH_TIMEOUT(errors, QList<Error::Code>({Error::Invalid}), patience);
    }
};

QTEST_GUILESS_MAIN(tst_assistantfolders)
#include "tst_assistantfolders.moc"

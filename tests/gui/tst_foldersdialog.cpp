// How the window shows watched folders, and documents whose file is missing.
#include "folderworld.h"
#include "pdfs.h"
#include "ui/library/foldersdialog.h"
#include "ui/library/librarymodel.h"
#include "ui/widgets/taskline.h"
#include "tests/traceevents.h"

#include <QJsonArray>
#include <QLabel>
#include <QLineEdit>
#include <QMenu>
#include <QPushButton>
#include <QSignalSpy>
#include <QTreeWidget>

using namespace core;
using namespace Qt::StringLiterals;

namespace {

constexpr int patience = 60'000;

struct Window
{
    Window()
    {
        QDir().mkpath(place.filePath(u"papers"_s));
        dialogs.folder = [this](QWidget *) { return place.filePath(u"papers"_s); };
        assistant = std::make_unique<app::Assistant>(place.filePath(u"library"_s));
        dialog = std::make_unique<ui::FoldersDialog>(assistant->folders(), dialogs);
        dialog->setVisible(true);
    }

    template <class Widget>
    Widget *named(const QString &name) const
    {
        for (Widget *widget : dialog->findChildren<Widget *>()) {
            if (widget->accessibleName() == name)
                return widget;
        }
        return nullptr;
    }

    QPushButton *button(const QString &word) const
    {
        for (QPushButton *button : dialog->findChildren<QPushButton *>()) {
            if (button->text().remove(u'&').startsWith(word))
                return button;
        }
        return nullptr;
    }

    QTreeWidget *list() const { return dialog->findChild<QTreeWidget *>(); }
    QString cell(int column) const
    {
        const QTreeWidgetItem *item = list()->topLevelItem(0);
        return item ? item->text(column) : QString();
    }

    QTemporaryDir place;
    ui::Dialogs dialogs;
    std::unique_ptr<app::Assistant> assistant;
    std::unique_ptr<ui::FoldersDialog> dialog;
};

} // namespace

class tst_foldersdialog : public QObject
{
    Q_OBJECT

private slots:
    void addsChangesAndLeavesAFolder()
    {
        Window window;
        QVERIFY(!window.button(u"Stop watching"_s)->isEnabled());
        QTest::mouseClick(window.button(u"Add a folder"_s), Qt::LeftButton);
        QTRY_COMPARE_WITH_TIMEOUT(window.cell(0), window.place.filePath(u"papers"_s), patience);
        QTRY_VERIFY_WITH_TIMEOUT(window.cell(1).startsWith(u"✓ Up to date"_s), patience);
        QCOMPARE(window.cell(2), u"0"_s);

        window.named<QLineEdit>(u"Leave out"_s)->setText(u"drafts; *old*"_s);
        window.button(u"Change"_s)->menu()->actions().first()->trigger();
        QList<Folder> folders;
        window.assistant->folders().watch({&*window.dialog, [&](const QList<Folder> &all) { folders = all; }});
        QTRY_COMPARE_WITH_TIMEOUT(folders.value(0).filter.exclude, QStringList({u"drafts"_s, u"*old*"_s}), patience);
        QCOMPARE(window.named<QLineEdit>(u"Leave out"_s)->text(), u"drafts; *old*"_s);

        window.button(u"Stop watching"_s)->menu()->actions().first()->trigger();
        QTRY_COMPARE_WITH_TIMEOUT(window.list()->topLevelItemCount(), 0, patience);
        QVERIFY(!window.button(u"Stop watching"_s)->isEnabled());
    }

    void showsWhyAFolderIsOffline()
    {
        Window window;
        QTest::mouseClick(window.button(u"Add a folder"_s), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(window.cell(1).startsWith(u"✓"_s), patience);
        QVERIFY(QDir().rmdir(window.place.filePath(u"papers"_s)));
        QTRY_VERIFY_WITH_TIMEOUT(window.cell(1).contains(u"Offline"_s), patience);
        QVERIFY(window.named<QLabel>(u"Remarks"_s)->text().contains(u"Its documents stay in the library"_s));
    }

    void showsADocumentWhoseFileIsNotThereAndKeepsItInUse()
    {
        ui::LibraryModel model;
        Document document;
        document.id = 1;
        document.path = u"/a.pdf"_s;
        document.places = {u"/a.pdf"_s, u"/b.pdf"_s};
        document.status = DocumentStatus::Indexed;
        document.pages = 12;
        document.passages = 40;
        document.missing = {u"/a.pdf"_s};
        model.setDocuments({document});
        QCOMPARE(model.status(0), DocumentStatus::Indexed);
        const QString one = model.index(0).data(Qt::ToolTipRole).toString();
        QVERIFY(one.contains(u"/a.pdf (missing at the moment)"_s));
        QVERIFY(!one.contains(u"/b.pdf (missing at the moment)"_s));

        document.missing = document.places;
        model.setDocuments({document});
        QCOMPARE(model.status(0), DocumentStatus::Offline);
        QTRY_COMPARE(model.index(0).data(ui::LibraryModel::LineRole).toString(), u"offline · 12 pages"_s);
        QVERIFY(model.index(0).data(Qt::ToolTipRole).toString().contains(u"can still ask"_s));
    }

    void tellsWhichFoldersWereAddedOnce()
    {
        ui::TaskLine line;
        QSignalSpy added(&line, &ui::TaskLine::foldersAdded);
        app::Run run;
        run.number = 1;
        run.kind = app::Run::Task;
        line.begin(run);
        line.add(1, {{{}, 1, core::TaskProgress{.folders = {u"/papers"_s}}}});
        QCOMPARE(added.size(), 1);
        QCOMPARE(added.first().first().toStringList(), QStringList({u"/papers"_s}));
    }
};

QTEST_MAIN(tst_foldersdialog)
#include "tst_foldersdialog.moc"

// A window on its own library, with helpers to operate it as a user would.
#pragma once

#include "app/services/assistant.h"
#include "tests/pdfs.h"
#include "ui/conversation/answerview.h"
#include "ui/conversation/askbar.h"
#include "ui/conversation/exportline.h"
#include "ui/library/librarypanel.h"
#include "ui/window/mainwindow.h"
#include "ui/window/menus.h"
#include "ui/conversation/sessionpanel.h"
#include "ui/conversation/turnview.h"

#include <QAction>
#include <QDir>
#include <QDropEvent>
#include <QLabel>
#include <QMenu>
#include <QMimeData>
#include <QPushButton>
#include <QTabWidget>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

namespace desks {

constexpr int patience = 30000; // milliseconds; the machine may be busy

inline const QStringList copperPages{
    QStringLiteral("The history of copper.\n\nCopper was first smelted in the Balkans about seven thousand years ago.\n"
                   "The oldest furnace was found at Belovode in Serbia."),
    QStringLiteral("The uses of copper.\n\nCopper conducts electricity better than any metal but silver.\n"
                   "Half of all copper is used for wires and cables."),
};

struct Desk
{
    QTemporaryDir folder;
    QString file;  // result of file dialogs; then the last file chosen for writing
    QString asked; // the last question asked for confirmation
    bool agrees = false;
    std::unique_ptr<app::Assistant> assistant;
    std::unique_ptr<ui::MainWindow> window;

    explicit Desk(const QString &library = {}) { open(library.isEmpty() ? at("library") : library); }
    ~Desk() { close(); }

    QString at(const char *name) const { return folder.filePath(QLatin1String(name)); }

    void open(const QString &library)
    {
        close();
        assistant = std::make_unique<app::Assistant>(library);
        window = std::make_unique<ui::MainWindow>(*assistant, dialogs());
        window->resize(1400, 900);
        window->show();
    }

    void close()
    {
        if (window)
            window->close();
        window.reset();
        assistant.reset();
    }

    ui::Dialogs dialogs()
    {
        const auto one = [this](QWidget *) { return file; };
        const auto oneOf = [this](QWidget *, const QString &) { return file; };
        ui::Dialogs dialogs;
        dialogs.files = [this](QWidget *) { return file.isEmpty() ? QStringList() : QStringList{file}; };
        dialogs.fileToSave = [this](QWidget *, const QString &suggested) {
            file = QDir(folder.path()).filePath(suggested); // works whether or not it names a folder
            return file;
        };
        dialogs.confirm = [this](QWidget *, const QString &question, const QString &) {
            asked = question;
            return agrees;
        };
        dialogs.folder = dialogs.modelFile = dialogs.backupToRestore = dialogs.questionFile = one;
        dialogs.questionFolder = dialogs.vectorFolder = dialogs.bundleFile = dialogs.certificateFile = one;
        dialogs.backupFile = dialogs.reportFile = dialogs.pictureFile = oneOf;
        return dialogs;
    }

    template <class T>
    T *find(const char *name = nullptr) const
    {
        return window->findChild<T *>(QLatin1String(name));
    }

    QString write(const char *name, const QByteArray &bytes) const
    {
        return tests::writeFile(at(name), bytes) ? at(name) : QString();
    }

    // Drops on the widget at that position, as the platform does; parents are tried until one accepts.
    void drop(const QStringList &paths, QPoint place = {700, 400}) const
    {
        QMimeData data;
        QList<QUrl> urls;
        for (const QString &path : paths)
            urls.append(QUrl::fromLocalFile(path));
        data.setUrls(urls);
        data.setText(paths.join(u'\n')); // as file managers do
        QWidget *under = window->childAt(place);
        const QPoint inside = under->mapFrom(window.get(), place);
        QDragEnterEvent enter(inside, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(under, &enter);
        QVERIFY(enter.isAccepted());
        QDropEvent event(inside, Qt::CopyAction, &data, Qt::LeftButton, Qt::NoModifier);
        QCoreApplication::sendEvent(under, &event);
    }

    void addCopper() const
    {
        drop({write("copper.pdf", tests::makePdf(copperPages))});
        QTRY_COMPARE_WITH_TIMEOUT(documents(), 1, patience);
    }

    ui::LibraryModel *model() const { return find<ui::LibraryPanel>()->model(); }

    int documents() const // number of documents that questions can use
    {
        int count = 0;
        for (int row = 0; row < model()->rowCount(); ++row)
            count += model()->status(row) == core::DocumentStatus::Indexed && model()->document(row).id != 0;
        return count;
    }

    void type(const QString &question) const
    {
        auto *line = find<ui::QuestionEdit>();
        line->setFocus();
        QTest::keyClicks(line, question);
    }

    void beginToAsk(const QString &question) const
    {
        type(question);
        QTest::mouseClick(find<QPushButton>("ask"), Qt::LeftButton);
    }

    void ask(const QString &question) const
    {
        const int before = turns();
        beginToAsk(question);
        QTRY_VERIFY_WITH_TIMEOUT(turns() > before && answered(), patience);
    }

    int turns() const { return int(window->findChildren<ui::TurnView *>().size()); }

    ui::TurnView *lastTurn() const
    {
        const auto views = window->findChildren<ui::TurnView *>();
        return views.isEmpty() ? nullptr : views.last();
    }

    bool answered() const { return lastTurn() && !lastTurn()->running(); }

    void exportAs(const QString &format) const
    {
        for (QAction *action : find<ui::Menus>()->exportAs->actions()) {
            if (action->text() == format)
                action->trigger();
        }
        QVERIFY(find<ui::ExportLine>()->isVisible());
    }

    void press(const QString &text) const
    {
        for (QPushButton *button : window->findChildren<QPushButton *>()) {
            if (button->text() == text && button->isVisible())
                return QTest::mouseClick(button, Qt::LeftButton);
        }
        QFAIL(qPrintable(text));
    }

    void follow(const QString &link) const // in the last answer
    {
        for (QLabel *label : lastTurn()->findChildren<QLabel *>()) {
            if (label->text().contains(QStringLiteral("href=\"%1\"").arg(link)))
                return emit label->linkActivated(link);
        }
        for (QAction *action : lastTurn()->findChildren<QAction *>(link)) // one of its buttons
            return action->trigger();
        QFAIL(qPrintable(link));
    }

    void showTab(const QString &title) const
    {
        for (QTabWidget *tabs : window->findChildren<QTabWidget *>()) {
            for (int i = 0; i < tabs->count(); ++i) {
                if (tabs->tabText(i) == title)
                    tabs->setCurrentIndex(i);
            }
        }
    }

    bool says(const QString &words) const // in a visible label
    {
        const auto labels = window->findChildren<QLabel *>();
        return std::any_of(labels.begin(), labels.end(),
                           [&](const QLabel *label) { return label->isVisible() && label->text().contains(words); });
    }

    QStringList listed() const
    {
        QStringList titles;
        const auto *list = find<ui::SessionPanel>()->findChild<QTreeWidget *>();
        for (int i = 0; i < list->topLevelItemCount(); ++i) {
            for (int j = 0; j < list->topLevelItem(i)->childCount(); ++j)
                titles.append(list->topLevelItem(i)->child(j)->text(0));
        }
        return titles;
    }

    void picture(const char *name) const
    {
        if (!qEnvironmentVariableIsSet("ATTEST_PICTURES"))
            return;
        QTest::qWait(300);
        window->grab().save(qEnvironmentVariable("ATTEST_PICTURES") + u'/' + QLatin1String(name) +
                            QStringLiteral(".png"));
    }
};

} // namespace desks

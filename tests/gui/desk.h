// A window on a library of its own, for tests of what is carried away and of sessions.
#pragma once

#include "app/assistant.h"
#include "tests/pdfs.h"
#include "ui/answerview.h"
#include "ui/askbar.h"
#include "ui/exportline.h"
#include "ui/librarypanel.h"
#include "ui/mainwindow.h"
#include "ui/menus.h"
#include "ui/sessionpanel.h"
#include "ui/turnview.h"

#include <QAction>
#include <QMenu>
#include <QPushButton>
#include <QTemporaryDir>
#include <QTest>
#include <QTreeWidget>

namespace desks {

constexpr int patience = 30000; // milliseconds: this machine may be busy

inline const QStringList copperPages{
    QStringLiteral("The history of copper.\n\nCopper was first smelted in the Balkans about seven thousand years ago.\n"
                   "The oldest furnace was found at Belovode in Serbia."),
    QStringLiteral("The uses of copper.\n\nCopper conducts electricity better than any metal but silver.\n"
                   "Half of all copper is used for wires and cables."),
};

// A window on a library of its own.
struct Desk
{
    QTemporaryDir folder;
    QString file; // what the system's dialogs answer
    std::unique_ptr<app::Assistant> assistant;
    std::unique_ptr<ui::MainWindow> window;

    Desk()
    {
        assistant = std::make_unique<app::Assistant>(at("library"));
        ui::Dialogs dialogs;
        dialogs.fileToSave = [this](QWidget *, const QString &suggested) {
            file = folder.filePath(suggested);
            return file;
        };
        dialogs.bundleFile = [this](QWidget *) { return file; };
        window = std::make_unique<ui::MainWindow>(*assistant, dialogs);
        window->resize(1400, 900);
        window->show();
    }

    ~Desk()
    {
        window->close();
        window.reset();
        assistant.reset();
    }

    QString at(const char *name) const { return folder.filePath(QLatin1String(name)); }

    template <class T>
    T *find(const char *name = nullptr) const
    {
        return window->findChild<T *>(QLatin1String(name));
    }

    void addCopper() const
    {
        QVERIFY(tests::writeFile(at("copper.pdf"), tests::makePdf(copperPages)));
        window->addOrOpen({at("copper.pdf")});
        QTRY_VERIFY_WITH_TIMEOUT(documents() == 1, patience);
    }

    int documents() const
    {
        const ui::LibraryModel *model = find<ui::LibraryPanel>()->model();
        int count = 0;
        for (int row = 0; row < model->rowCount(); ++row)
            count += model->status(row) == core::DocumentStatus::Indexed && model->document(row).id != 0;
        return count;
    }

    void ask(const QString &question) const
    {
        const int before = turns();
        auto *line = find<ui::QuestionEdit>();
        line->setFocus();
        QTest::keyClicks(line, question);
        QTest::mouseClick(find<QPushButton>("ask"), Qt::LeftButton);
        QTRY_VERIFY_WITH_TIMEOUT(turns() > before && !lastTurn()->running(), patience);
    }

    int turns() const { return int(window->findChildren<ui::TurnView *>().size()); }

    ui::TurnView *lastTurn() const
    {
        const auto views = window->findChildren<ui::TurnView *>();
        return views.isEmpty() ? nullptr : views.last();
    }

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

// The settings' list of scan languages: the installed ones by name, with check boxes.
#include "core/ocr/languages.h"
#include "ui/window/windowactions.h"
#include "ui/settings/languagelist.h"
#include "ui/settings/settingsdialog.h"

#include <QLabel>
#include <QListWidget>
#include <QTemporaryDir>
#include <QTest>

using app::ScanLanguages;
using ui::LanguageList;

namespace {

const ScanLanguages installed{{{QStringLiteral("eng"), QStringLiteral("English")},
                               {QStringLiteral("fra"), QStringLiteral("French")},
                               {QStringLiteral("deu"), QStringLiteral("German")}},
                              {QStringLiteral("eng")}};

QListWidget *rows(const QWidget &list)
{
    return list.findChild<QListWidget *>();
}

QString note(const QWidget &list)
{
    return list.findChild<QLabel *>()->text();
}

QStringList words(const QWidget &list)
{
    QStringList texts;
    for (int row = 0; row < rows(list)->count(); ++row)
        texts.append(rows(list)->item(row)->text());
    return texts;
}

void press(const QWidget &list, const QString &name) // by keyboard
{
    for (int row = 0; row < rows(list)->count(); ++row) {
        if (rows(list)->item(row)->text() == name)
            rows(list)->setCurrentRow(row);
    }
    QTest::keyClick(rows(list), Qt::Key_Space);
}

} // namespace

class TestLanguageList : public QObject
{
    Q_OBJECT

private slots:
    void ticksThoseThatAreChosen()
    {
        LanguageList list;
        list.setText(QStringLiteral("deu+eng"));
        QCOMPARE(list.text(), QStringLiteral("deu eng"));
        list.setLanguages(installed);
        QCOMPARE(words(list),
                 (QStringList{QStringLiteral("English"), QStringLiteral("French"), QStringLiteral("German")}));
        QCOMPARE(list.text(), QStringLiteral("deu eng")); // German comes first
        press(list, QStringLiteral("French"));
        press(list, QStringLiteral("German"));
        QCOMPARE(list.text(), QStringLiteral("eng fra"));
    }

    void saysWhatIsUsedWhereNoneIsChosen()
    {
        LanguageList list;
        list.setLanguages(installed);
        QVERIFY2(note(list).contains(QStringLiteral("None is ticked, so Attest uses: English.")),
                 qPrintable(note(list)));
        QVERIFY(note(list).contains(QStringLiteral("tesseract-ocr-fra")));
        press(list, QStringLiteral("German"));
        QVERIFY(!note(list).contains(QStringLiteral("None is ticked")));
    }

    void keepsWhatIsNotInstalledHere()
    {
        LanguageList list;
        list.setText(QStringLiteral("jpn"));
        list.setLanguages(installed);
        QCOMPARE(list.text(), QStringLiteral("jpn"));
        QVERIFY(words(list).contains(QStringLiteral("jpn (not installed)")));
        press(list, QStringLiteral("jpn (not installed)"));
        QCOMPARE(list.text(), QString());
    }

    void saysThatThereIsNone()
    {
        LanguageList list;
        list.setLanguages({});
        QVERIFY(note(list).contains(QStringLiteral("No language is installed")));
        QVERIFY(note(list).contains(QStringLiteral("tesseract-ocr-eng")));
    }

    void listsThoseOfThisSystemInTheSettings()
    {
        const QStringList here = core::installedOcrLanguages().installed;
        if (here.isEmpty())
            QSKIP("no language of Tesseract is installed");
        QTemporaryDir folder;
        app::Assistant assistant(folder.filePath(QStringLiteral("library")));
        ui::SettingsDialog dialog(assistant, ui::systemDialogs());
        QWidget *list = dialog.field(QStringLiteral("ocr-languages"));
        QTRY_COMPARE(rows(*list)->count(), here.size());
        const QString first = core::ocrLanguageName(here.first());
        QVERIFY(words(*list).contains(first));
        press(*list, first);
        QCOMPARE(dialog.settings().ocrLanguages, here.first());
    }
};

QTEST_MAIN(TestLanguageList)
#include "tst_languagelist.moc"

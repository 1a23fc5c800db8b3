#include "app/settings/settingsfile.h"

#include <QFile>
#include <QTemporaryDir>
#include <QTest>

class tst_settingsfile : public QObject
{
    Q_OBJECT

private slots:
    void remembersWhatWasChanged()
    {
        QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("attest.ini"));
        core::Settings settings;
        settings.passages = 9;
        settings.serverUrl = QStringLiteral("http://127.0.0.1:8080/v1");
        settings.gradeAgainstQuery = true;
        QVERIFY(bool(app::SettingsFile(name).setSettings(settings)));
        const core::Settings again = app::SettingsFile(name).settings();
        QCOMPARE(again.passages, 9);
        QCOMPARE(again.serverUrl, settings.serverUrl);
        QVERIFY(again.gradeAgainstQuery);
    }

    void writesOnlyWhatDiffersFromTheDefaults()
    {
        QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("attest.ini"));
        core::Settings settings;
        settings.passages = 9;
        QVERIFY(bool(app::SettingsFile(name).setSettings(settings)));
        QFile file(name);
        QVERIFY(file.open(QIODevice::ReadOnly));
        const QByteArray text = file.readAll();
        QVERIFY(text.contains("passages=9"));
        QVERIFY(!text.contains("max-calls"));
    }

    void keepsDefaultsWhereTheFileMakesNoSense()
    {
        QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("attest.ini"));
        QFile file(name);
        QVERIFY(file.open(QIODevice::WriteOnly));
        file.write("[General]\npassages=many\nmax-calls=-3\ntheme=dark\n\x00\xff");
        file.close();
        const core::Settings settings = app::SettingsFile(name).settings();
        QCOMPARE(settings.passages, core::Settings().passages);
        QCOMPARE(settings.maxCalls, core::Settings().maxCalls);
        QCOMPARE(settings.theme, QStringLiteral("dark"));
    }

    void remembersBytes()
    {
        QTemporaryDir folder;
        const QString name = folder.filePath(QStringLiteral("attest.ini"));
        const QByteArray state("\x00\x01\xfe\n;=", 6);
        QVERIFY(bool(app::SettingsFile(name).setBytes(QStringLiteral("window/layout"), state)));
        QCOMPARE(app::SettingsFile(name).bytes(QStringLiteral("window/layout")), state);
    }

    void saysWhatCannotBeWritten()
    {
        QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        app::SettingsFile below(file.fileName() + QStringLiteral("/attest.ini"));
        core::Settings settings;
        settings.passages = 9;
        const core::Result<void> kept = below.setSettings(settings);
        QVERIFY(!kept);
        QCOMPARE(kept.error().code, core::Error::Storage);
        QVERIFY2(kept.error().message.contains(file.fileName()), qPrintable(kept.error().message));
        QVERIFY(!below.setBytes(QStringLiteral("window/layout"), "state"));
    }
};

QTEST_GUILESS_MAIN(tst_settingsfile)
#include "tst_settingsfile.moc"

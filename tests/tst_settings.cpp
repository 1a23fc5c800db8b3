// Settings as text: what the file, --set and the dialog have in common.
#include "core/base/profiles.h"
#include "core/base/settings.h"

#include <QSet>
#include <QTest>

using namespace core;

class tst_settings : public QObject
{
    Q_OBJECT

private slots:
    void readsBackWhatItWrites()
    {
        Settings changed;
        for (const Setting &setting : settingsTable())
            QVERIFY2(setFromText(changed, setting, settingText(Settings(), setting)).isEmpty(), setting.key);
    }

    void hasEveryKeyOnce()
    {
        QSet<QString> keys;
        for (const Setting &setting : settingsTable()) {
            QVERIFY2(!keys.contains(QLatin1String(setting.key)), setting.key);
            keys.insert(QLatin1String(setting.key));
            QCOMPARE(findSetting(QLatin1String(setting.key)), &setting);
        }
    }

    void everyProfileCanBeApplied()
    {
        for (const Profile &profile : profiles()) {
            Settings settings;
            apply(settings, profile);
            QVERIFY2(differences(settings, profile).isEmpty(), profile.id);
        }
    }

    void aProfileSaysWhatItChanges()
    {
        const Profile *profile = findProfile(QStringLiteral("s4"));
        QVERIFY(profile);
        QVERIFY(differences(Settings(), *profile).contains(QStringLiteral("passages 4 → 3")));
    }

    void refusesWhatItCannotBe_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("text");
        QTest::newRow("below") << QStringLiteral("passages") << QStringLiteral("0");
        QTest::newRow("above") << QStringLiteral("passages") << QStringLiteral("51");
        QTest::newRow("a fraction") << QStringLiteral("passages") << QStringLiteral("4.5");
        QTest::newRow("not a number") << QStringLiteral("temperature") << QStringLiteral("warm");
        QTest::newRow("nan") << QStringLiteral("temperature") << QStringLiteral("nan");
        QTest::newRow("neither true nor false") << QStringLiteral("grade-against-query") << QStringLiteral("maybe");
        QTest::newRow("none of the choices") << QStringLiteral("theme") << QStringLiteral("blue");
    }

    void refusesWhatItCannotBe()
    {
        QFETCH(QString, key);
        QFETCH(QString, text);
        Settings settings;
        const Setting *setting = findSetting(key);
        QVERIFY(setting);
        QVERIFY(setFromText(settings, *setting, text).contains(key));
        QCOMPARE(settingText(settings, *setting), settingText(Settings(), *setting));
    }

    void setsWhatItCanBe()
    {
        Settings settings;
        QVERIFY(setFromText(settings, *findSetting(QStringLiteral("passages")), QStringLiteral("9")).isEmpty());
        QCOMPARE(settings.passages, 9);
        QVERIFY(setFromText(settings, *findSetting(QStringLiteral("theme")), QStringLiteral("dark")).isEmpty());
        QCOMPARE(settings.theme, QStringLiteral("dark"));
    }
};

QTEST_GUILESS_MAIN(tst_settings)
#include "tst_settings.moc"

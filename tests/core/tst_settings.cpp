// Settings as text, shared by the file, --set and the dialog.
#include "core/base/profiles.h"
#include "core/base/settings.h"

#include <QHash>
#include <QSet>
#include <QTest>

using namespace core;

namespace {

// The settings that a flow's sources (core/flows) use, without the user's own and those that only save time.
QStringList usedBy(const QString &flow)
{
    static const QHash<QString, QString> keys = {
        {QStringLiteral("self-rag"), QStringLiteral("max-rewrites max-regenerations grade-against-query")},
        {QStringLiteral("passage-rag"), QStringLiteral("stop-early")},
        {QStringLiteral("corrective-rag"),
         QStringLiteral("simplified upper-score lower-score strips strips-kept strip-floor post-check web-pages "
                        "max-web-searches max-regenerations grade-against-query")},
        {QStringLiteral("adaptive-rag"), QStringLiteral("max-rewrites max-regenerations grade-against-query size-up "
                                                        "max-web-searches max-thoughts web-pages")},
        {QStringLiteral("reflection-rag"),
         QStringLiteral("retrieval retrieval-threshold relevance-weight support-weight utility-weight sequence-score "
                        "hard-constraints long-form beams max-segments path-score answer-tokens stop-early")},
    };
    return (keys.value(flow) +
            QStringLiteral(" flow passages passage-length passage-overlap temperature max-tokens max-calls "
                           "answer-length"))
        .split(u' ');
}

} // namespace

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

    void everyProfileSetsTheSameWhicheverCameBefore()
    {
        for (const Profile &before : profiles()) {
            for (const Profile &profile : profiles()) {
                Settings fresh;
                apply(fresh, profile);
                Settings settings;
                apply(settings, before);
                apply(settings, profile);
                for (const QString &key : usedBy(fresh.flow)) {
                    const Setting *setting = findSetting(key);
                    QVERIFY2(setting, qPrintable(key));
                    const QString now = settingText(settings, *setting);
                    QVERIFY2(now == settingText(fresh, *setting),
                             qPrintable(QStringLiteral("%1 after %2: %3 %4")
                                            .arg(QLatin1String(profile.id), QLatin1String(before.id), key, now)));
                }
            }
        }
    }

    void everyKeyThatAProfileSetsIsUsedBySomeFlow()
    {
        for (const Profile &profile : profiles()) {
            Settings settings;
            apply(settings, profile);
            for (const ProfileValue &value : profile.values)
                QVERIFY2(usedBy(settings.flow).contains(QLatin1String(value.key)), value.key);
        }
    }

    void aProfileLeavesTheUsersChoicesAlone()
    {
        for (const Profile &profile : profiles()) {
            Settings mine;
            for (const char *key : {"model", "writer-model", "server-url", "embedder", "local-model", "web-url"})
                QVERIFY(setFromText(mine, *findSetting(QLatin1String(key)), QStringLiteral("mine")).isEmpty());
            mine.webSearch = QStringLiteral("searxng");
            mine.maxSeconds = 900;
            Settings after = mine;
            apply(after, profile);
            for (const char *key : {"model", "writer-model", "server-url", "embedder", "local-model", "web-url",
                                    "web-search", "max-seconds", "max-steps", "write-ahead", "theme"}) {
                const Setting &setting = *findSetting(QLatin1String(key));
                QCOMPARE(settingText(after, setting), settingText(mine, setting));
            }
        }
    }

    void aProfileSaysWhatItChanges()
    {
        const Profile *profile = findProfile(QStringLiteral("s4"));
        QVERIFY(profile);
        QVERIFY(differences(Settings(), *profile).contains(QStringLiteral("passages 4 → 3")));
        Settings settings;
        apply(settings, *findProfile(QStringLiteral("s0")));
        profile = findProfile(QStringLiteral("s1-self"));
        QVERIFY(differences(settings, *profile).contains(QStringLiteral("max-rewrites 0 → 2"))); // not from its source
        apply(settings, *profile);
        QCOMPARE(settings.maxRewrites, 2);
        apply(settings, *findProfile(QStringLiteral("s2")));
        QVERIFY(!settings.gradeAgainstQuery);
        settings.pathScore = QStringLiteral("sum"); // not part of any profile
        apply(settings, *findProfile(QStringLiteral("paper-long")));
        QCOMPARE(settings.pathScore, QStringLiteral("mean"));
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

    void keepsPasswordsOutOfAddresses_data()
    {
        QTest::addColumn<QString>("key");
        QTest::addColumn<QString>("text");
        QTest::addColumn<bool>("taken");
        const QString url = QStringLiteral("web-url");
        QTest::newRow("name and password") << url << QStringLiteral("https://eve:sesame@search.example/") << false;
        QTest::newRow("a password alone") << url << QStringLiteral("HTTP://:sesame@localhost:8888") << false;
        QTest::newRow("none") << url << QStringLiteral("https://search.example/@eve?a=b@c") << true;
        QTest::newRow("a server") << QStringLiteral("server-url") << QStringLiteral("https://sesame@a.example/v1")
                                  << false;
        QTest::newRow("behind a model") << QStringLiteral("writer-model")
                                        << QStringLiteral("toy@https://eve:sesame@a.example/v1") << false;
        QTest::newRow("a model elsewhere")
            << QStringLiteral("writer-model") << QStringLiteral("toy@https://a.example/v1") << true;
    }

    void keepsPasswordsOutOfAddresses()
    {
        QFETCH(QString, key);
        QFETCH(QString, text);
        QFETCH(bool, taken);
        Settings settings;
        const Setting &setting = *findSetting(key);
        const QString refused = setFromText(settings, setting, text);
        QCOMPARE(refused.isEmpty(), taken);
        QVERIFY(!refused.contains(QLatin1String("sesame")));
        QCOMPARE(settingText(settings, setting), taken ? text : settingText(Settings(), setting));
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

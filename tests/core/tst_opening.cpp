// Beginnings of sentences: which sentences need the one before.
#include "core/extractive/claims/opening.h"

#include <QTest>

using namespace core;

class OpeningTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void tellsWhatNeedsTheSentenceBefore_data()
    {
        QTest::addColumn<QString>("sentence");
        QTest::addColumn<int>("opening");
        const auto row = [](const char *sentence, Opening opening) {
            QTest::newRow(sentence) << QString::fromLatin1(sentence) << int(opening);
        };
        row("Granite lasts.", Opening::Free);
        row("This protects the harbor.", Opening::Refers);
        row("\"They left at dawn.\"", Opening::Refers);
        row("It was built in 1920.", Opening::Refers);
        row("It is important to keep the log.", Opening::Free);
        row("It may be necessary to wait.", Opening::Free);
        row("Its masts are tall.", Opening::Refers);
        row("Italy has many harbors.", Opening::Free);
        row("However, pilots stay ashore.", Opening::Connects);
        row("In addition, a pilot is needed.", Opening::Connects);
        row("In addition to a pilot, a tug is needed.", Opening::Free);
        row("For example, fog.", Opening::Connects);
        row("", Opening::Free);
    }

    void tellsWhatNeedsTheSentenceBefore()
    {
        QFETCH(QString, sentence);
        QFETCH(int, opening);
        QCOMPARE(int(openingOf(sentence)), opening);
    }
};

QTEST_APPLESS_MAIN(OpeningTest)
#include "tst_opening.moc"

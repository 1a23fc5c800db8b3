// Detects that a document's file has changed: by size, times and checksum.
#include "core/base/contenthash.h"
#include "core/library/filenow.h"

#include <QDateTime>
#include <QFile>
#include <QTemporaryDir>
#include <QtTest>

#include <fcntl.h>
#include <sys/stat.h>

using namespace core;
using namespace Qt::StringLiterals;

class tst_filenow : public QObject
{
    Q_OBJECT

    QTemporaryDir m_folder;

    QString write(const QString &name, const QByteArray &bytes, int secondsOld = 0) const
    {
        const QString path = m_folder.filePath(name);
        QFile file(path);
        if (!file.open(QIODevice::WriteOnly) || file.write(bytes) != bytes.size())
            return {};
        file.close();
        if (secondsOld > 0) {
            timespec then = {};
            clock_gettime(CLOCK_REALTIME, &then);
            then.tv_sec -= secondsOld;
            const timespec both[] = {then, then};
            utimensat(AT_FDCWD, QFile::encodeName(path).constData(), both, 0);
        }
        return path;
    }

    static Document readFrom(const QStringList &places)
    {
        Document document;
        document.path = places.first();
        document.places = places;
        document.bytes = QFileInfo(places.first()).size();
        document.hash = *contentHash(places.first(), {});
        document.added = QDateTime::currentMSecsSinceEpoch();
        QTest::qWait(20); // file times have the resolution of the kernel's clock tick
        return document;
    }

private slots:
    void tellsAFileThatIsAnotherOne_data()
    {
        QTest::addColumn<QByteArray>("now");
        QTest::addColumn<int>("secondsOld");
        QTest::addColumn<int>("is");
        QTest::newRow("longer") << QByteArray("The ticket costs 17 euros.") << 0 << int(FileNow::Changed);
        QTest::newRow("as long") << QByteArray("It costs 17.") << 0 << int(FileNow::Changed);
        QTest::newRow("as long, with an old time") << QByteArray("It costs 17.") << 7200 << int(FileNow::Changed);
        QTest::newRow("only touched") << QByteArray("It costs 14.") << 0 << int(FileNow::Same);
        QTest::newRow("copied back") << QByteArray("It costs 14.") << 7200 << int(FileNow::Same);
    }

    void tellsAFileThatIsAnotherOne()
    {
        QFETCH(QByteArray, now);
        QFETCH(int, secondsOld);
        QFETCH(int, is);
        const Document document = readFrom({write(u"price.pdf"_s, "It costs 14.", 3600)});
        QCOMPARE(int(fileNow(document)), int(FileNow::Same));
        write(u"price.pdf"_s, now, secondsOld);
        QCOMPARE(int(fileNow(document)), is);
        QCOMPARE(int(fileNow(document)), is);
    }

    void findsItAtAnyOfItsPlaces()
    {
        const QString first = write(u"a.pdf"_s, "It costs 14.");
        const QString second = write(u"b.pdf"_s, "It costs 14.");
        const Document document = readFrom({first, second});
        write(u"a.pdf"_s, "It costs 17.");
        QCOMPARE(int(fileNow(document)), int(FileNow::Same));
        QVERIFY(QFile::remove(second));
        QCOMPARE(int(fileNow(document)), int(FileNow::Changed));
        QVERIFY(QFile::remove(first));
        QCOMPARE(int(fileNow(document)), int(FileNow::Away));
    }
};

QTEST_GUILESS_MAIN(tst_filenow)
#include "tst_filenow.moc"

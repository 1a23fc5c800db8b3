// The checksum that identifies a file: SHA-256, whatever implementation computes it.
#include "core/base/contenthash.h"

#include <QCryptographicHash>
#include <QFile>
#include <QTemporaryDir>
#include <QTest>

class tst_contenthash : public QObject
{
    Q_OBJECT

private slots:
    void isTheSha256OfTheBytes_data()
    {
        QTest::addColumn<int>("size");
        for (const int size : {0, 1, 63, 64, 65, (1 << 20) - 1, 1 << 20, (1 << 20) + 1, 3'000'000})
            QTest::addRow("%d bytes", size) << size;
    }
    void isTheSha256OfTheBytes()
    {
        QFETCH(int, size);
        QByteArray bytes(size, Qt::Uninitialized);
        for (int i = 0; i < size; ++i)
            bytes[i] = char(i * 2654435761u >> 13);
        const QTemporaryDir folder;
        QFile file(folder.filePath(QStringLiteral("file")));
        QVERIFY(file.open(QIODevice::WriteOnly));
        QCOMPARE(file.write(bytes), size);
        file.close();
        const auto hash = core::contentHash(file.fileName(), {});
        QVERIFY(hash);
        QCOMPARE(*hash, QCryptographicHash::hash(bytes, QCryptographicHash::Sha256).toHex());
    }

    void saysThatAFileIsGone()
    {
        const QTemporaryDir folder;
        const auto hash = core::contentHash(folder.filePath(QStringLiteral("none")), {});
        QVERIFY(!hash);
        QCOMPARE(hash.error().code, core::Error::Unreadable);
    }
};

QTEST_GUILESS_MAIN(tst_contenthash)
#include "tst_contenthash.moc"

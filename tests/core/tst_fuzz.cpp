// Runs the fuzzers' corpus as a plain test, with some thousand mutations.
#include "fuzz/targets.h"

#include <QDir>
#include <QTest>

#include <random>

class tst_fuzz : public QObject
{
    Q_OBJECT

    static QList<QByteArray> corpus(const QString &name)
    {
        QList<QByteArray> inputs;
        const QDir folder(QStringLiteral(ATTEST_SOURCE "/tests/fuzz/corpus/") + name);
        for (const QString &entry : folder.entryList(QDir::Files, QDir::Name)) {
            QFile file(folder.filePath(entry));
            if (file.open(QIODevice::ReadOnly))
                inputs.append(file.readAll());
        }
        return inputs;
    }

    // The mutations are the same in every run.
    static void mutate(const QList<QByteArray> &inputs, void (*target)(const QByteArray &))
    {
        std::mt19937 engine(7);
        const auto below = [&engine](qsizetype count) {
            return qsizetype(engine() % std::size_t(std::max<qsizetype>(count, 1)));
        };
        for (int turn = 0; turn < 4000; ++turn) {
            QByteArray input = inputs.at(below(inputs.size()));
            for (qsizetype change = 1 + below(4); change > 0 && !input.isEmpty(); --change) {
                const qsizetype at = below(input.size());
                const QByteArray &other = inputs.at(below(inputs.size()));
                switch (below(4)) {
                case 0:
                    input[at] = char(below(256));
                    break;
                case 1:
                    input.remove(at, 1 + below(20));
                    break;
                case 2:
                    input.insert(at, other.mid(below(other.size()), 1 + below(40)));
                    break;
                default:
                    input.truncate(at);
                    break;
                }
            }
            target(input);
        }
    }

private slots:
    void everyVerdictIsALabelOrNone()
    {
        const QList<QByteArray> inputs = corpus(QStringLiteral("verdict"));
        QVERIFY(inputs.size() >= 10);
        for (const QByteArray &input : inputs)
            fuzz::verdict(input);
        mutate(inputs, fuzz::verdict);
    }

    void aStreamSaysTheSameHoweverItIsCut()
    {
        const QList<QByteArray> inputs = corpus(QStringLiteral("sse"));
        QVERIFY(inputs.size() >= 8);
        for (const QByteArray &input : inputs)
            fuzz::stream(input);
        mutate(inputs, fuzz::stream);
    }
};

QTEST_GUILESS_MAIN(tst_fuzz)
#include "tst_fuzz.moc"

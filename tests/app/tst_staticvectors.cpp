// A static embedding model as used by scripts: named by its folder, used while adding and searching, and reported if
// broken.
#include "attestcli.h"
#include "staticmodel.h"

#include <QDir>
#include <QJsonArray>
#include <QTest>

using namespace Qt::StringLiterals;
using tests::Done;

namespace {

struct Desk : tests::AttestCli
{
    // In this model "metal" means the same as "copper".
    QString model(const char *name = "model") const
    {
        const QString place = folder.filePath(QLatin1String(name));
        QDir().mkpath(place);
        write(QLatin1String(name) + u"/model.safetensors"_s,
              tests::safetensors(
                  {{u"embeddings"_s, u"F32"_s, {4, 2}, tests::floats({1, 0, 0.9f, 0.1f, 0, 1, 0.1f, 1})}}));
        write(QLatin1String(name) + u"/tokenizer.json"_s,
              R"({"normalizer": {"type": "BertNormalizer"}, "pre_tokenizer": {"type": "BertPreTokenizer"}, "model":
                {"type": "WordPiece", "unk_token": "[UNK]",
                 "vocab": {"copper": 0, "metal": 1, "bees": 2, "[UNK]": 3}}})");
        return place;
    }

    Done add(const QString &embedder) const
    {
        return run({u"--set"_s, u"embedder="_s + embedder, u"add"_s,
                    writePdf(u"copper.pdf"_s, {u"Copper was smelted early, and cables are made of it."_s}),
                    writePdf(u"insects.pdf"_s, {u"Bees dance to tell the others where flowers are."_s})});
    }

    Done search(const QString &embedder) const
    {
        return run({u"--json"_s, u"--set"_s, u"embedder="_s + embedder, u"search"_s, u"metal"_s});
    }
};

} // namespace

class tst_staticvectors : public QObject
{
    Q_OBJECT

private slots:
    void findsWhatIsSaidInOtherWords()
    {
        const Desk desk;
        const Done added = desk.add(desk.model());
        QVERIFY2(added.status == 0, qPrintable(added.err));
        const Done found = desk.search(desk.model());
        QVERIFY2(found.status == 0, qPrintable(found.err));
        const QJsonArray passages = found.json()[u"passages"].toArray();
        QVERIFY2(!passages.isEmpty(), qPrintable(found.out));
        QCOMPARE(passages[0][u"document"].toString(), u"copper.pdf"_s);
    }

    void goesOnWithoutABrokenOne()
    {
        const Desk desk;
        const QString model = desk.model();
        QCOMPARE(desk.add(model).status, 0);
        desk.write(u"model/model.safetensors"_s, "nothing");
        const Done found = desk.search(model);
        QCOMPARE(found.status, 0);
        QVERIFY2(found.err.contains(u"model.safetensors"_s), qPrintable(found.err));
        const Done gone = desk.search(u"/nowhere/model"_s);
        QCOMPARE(gone.status, 0);
        QVERIFY2(gone.err.contains(u"not the folder of a static model"_s), qPrintable(gone.err));
    }
};

QTEST_GUILESS_MAIN(tst_staticvectors)
#include "tst_staticvectors.moc"

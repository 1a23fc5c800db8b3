// The installed weights rank answers above other spans, both as cross-encoder and by vectors.
#include "core/crossencoder/builtinembedder.h"

#include <QTest>

#include <numeric>

using namespace Qt::StringLiterals;
using namespace core;

namespace {

const QString folder = QStringLiteral(ATTEST_SOURCE "/resources/evidence");

} // namespace

class EvidenceModelTest : public QObject
{
    Q_OBJECT

private Q_SLOTS:
    void putsWhatAnswersFirst_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QStringList>("spans"); // the answering one first
        QTest::newRow("fact") << u"How long may I keep a borrowed book?"_s
                              << QStringList{u"Books are lent for four weeks."_s, u"The library has many books."_s,
                                             u"Borrowers pay for books that they lose."_s};
        QTest::newRow("condition") << u"May I keep a dog in the flat?"_s
                                   << QStringList{u"Animals may only be kept with the consent of the landlord."_s,
                                                  u"The flat has three rooms and a balcony."_s,
                                                  u"The rent is due on the third working day."_s};
        QTest::newRow("row") << u"How heavy is the large model?"_s
                             << QStringList{u"Large; Weight: 14 kg; Length: 90 cm"_s,
                                            u"Small; Weight: 6 kg; Length: 40 cm"_s,
                                            u"The large model is sold in blue and green."_s};
        QTest::newRow("German") << u"Wie lange im Voraus muss die Versammlung einberufen werden?"_s
                                << QStringList{u"Die Einladung erfolgt mit einer Frist von zwei Wochen."_s,
                                               u"Die Versammlung wählt den Vorstand."_s,
                                               u"Der Beitrag ist im Januar fällig."_s};
        QTest::newRow("other language") << u"When is the annual fee due?"_s
                                        << QStringList{u"Der Jahresbeitrag ist bis zum 31. Januar zu zahlen."_s,
                                                       u"Die Versammlung wählt den Vorstand."_s,
                                                       u"Jedes Mitglied hat eine Stimme."_s};
    }

    void putsWhatAnswersFirst()
    {
        QFETCH(QString, question);
        QFETCH(QStringList, spans);
        const Result<CrossEncoder> model = CrossEncoder::from(folder);
        QVERIFY2(bool(model), model ? "" : qPrintable(model.error().message));
        Inline here;
        const Result<std::vector<float>> scores = model->scores(question, spans, CrossEncoder::wholeDepth, here, {});
        QVERIFY(scores);
        for (size_t i = 1; i < scores->size(); ++i)
            QVERIFY2(scores->front() > scores->at(i), qPrintable(spans[qsizetype(i)]));
    }

    void putsVectorsOfTheSameSubjectNearest_data()
    {
        QTest::addColumn<QString>("question");
        QTest::addColumn<QStringList>("spans"); // the one on the question's subject first
        const QString resigning = u"Membership ends by written resignation at the end of the calendar year."_s;
        const QString books = u"Books are lent for four weeks and may be renewed twice."_s;
        const QString garden = u"Hedges are cut back between October and February."_s;
        QTest::newRow("other words") << u"How can I leave the club?"_s << QStringList{resigning, books, garden};
        QTest::newRow("other words of a German")
            << u"Was kostet es, Mitglied zu sein?"_s
            << QStringList{u"Der Jahresbeitrag beträgt 40 Euro."_s, u"Die Hecken werden im Winter geschnitten."_s,
                           u"Bücher werden vier Wochen lang verliehen."_s};
        QTest::newRow("other language") << u"Wann darf ich die Sträucher stutzen?"_s
                                        << QStringList{garden, resigning, books};
    }

    void putsVectorsOfTheSameSubjectNearest()
    {
        QFETCH(QString, question);
        QFETCH(QStringList, spans);
        static EvidenceModel model(folder);
        const std::unique_ptr<Embedder> embedder = builtinEmbedder(model);
        QVERIFY(embedder);
        const auto asked = embedder->embed({question}, Embedder::Question, {});
        const auto passages = embedder->embed(spans, Embedder::Passage, {});
        QVERIFY2(asked && passages, asked ? "" : qPrintable(asked.error().message));
        const auto cosine = [&](size_t i) {
            return std::inner_product(asked->front().begin(), asked->front().end(), passages->at(i).begin(), 0.0);
        };
        for (size_t i = 1; i < passages->size(); ++i)
            QVERIFY2(cosine(0) > cosine(i), qPrintable(spans[qsizetype(i)]));
    }
};

QTEST_GUILESS_MAIN(EvidenceModelTest)
#include "tst_evidencemodel.moc"

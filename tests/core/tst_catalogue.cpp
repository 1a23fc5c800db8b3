// Everything offered exists, and only once.
#include "core/base/catalogue.h"
#include "core/flows/steps/answerstate.h"
#include "core/ports/backend.h"
#include "core/session/exporter.h"

#include <QTest>

namespace {

template <class T, class Id>
QStringList offered(Id id)
{
    QStringList ids;
    for (const T *thing : core::offers<T>())
        ids.append(core::toQString(id(*thing)));
    ids.sort();
    return ids;
}

} // namespace

class tst_catalogue : public QObject
{
    Q_OBJECT

private slots:
    void offersEveryFlow()
    {
        QCOMPARE(offered<core::AnswerFlow>([](const auto &flow) { return flow.id(); }),
                 QStringList({QStringLiteral("adaptive-rag"), QStringLiteral("corrective-rag"),
                              QStringLiteral("passage-rag"), QStringLiteral("plain"), QStringLiteral("reflection-rag"),
                              QStringLiteral("self-rag")}));
    }

    void offersEveryModel()
    {
        QCOMPARE(offered<core::Backend>([](const auto &backend) { return backend.id; }),
                 QStringList({QStringLiteral("builtin"), QStringLiteral("openai"), QStringLiteral("static")}));
    }

    void offersEveryExporter()
    {
        QCOMPARE(offered<core::Exporter>([](const auto &exporter) { return exporter.id; }),
                 QStringList({QStringLiteral("bibtex"), QStringLiteral("bundle"), QStringLiteral("csl"),
                              QStringLiteral("csv"), QStringLiteral("html"), QStringLiteral("json"),
                              QStringLiteral("jsonl"), QStringLiteral("labels"), QStringLiteral("markdown"),
                              QStringLiteral("obsidian"), QStringLiteral("ris")}));
    }
};

QTEST_GUILESS_MAIN(tst_catalogue)
#include "tst_catalogue.moc"

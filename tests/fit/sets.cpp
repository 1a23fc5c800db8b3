// One reader per format. A missing set is empty, which the caller reports.
#include "tests/fit/sets.h"

#include <QDir>
#include <QFile>
#include <QJsonArray>
#include <QJsonDocument>
#include <QJsonObject>
#include <QProcess>

namespace fit {

namespace {

QList<QJsonObject> readLines(const QString &path)
{
    QList<QJsonObject> rows;
    QFile file(path);
    if (!file.open(QIODevice::ReadOnly))
        return rows;
    while (!file.atEnd())
        rows.append(QJsonDocument::fromJson(file.readLine()).object());
    return rows;
}

QStringList strings(const QJsonValue &value)
{
    QStringList all;
    for (const QJsonValue &each : value.toArray())
        all.append(each.toString());
    return all;
}

QString text(const QJsonObject &object, const char *key)
{
    return object[QLatin1String(key)].toString();
}

} // namespace

QList<Labelled> readLabelled(const QString &path)
{
    QList<Labelled> all;
    for (const QJsonObject &row : readLines(path)) {
        all.append({text(row, "source"), text(row, "question"), text(row, "passage"), text(row, "sentence"),
                    text(row, "label"), strings(row[QLatin1String("rationale")]),
                    row[QLatin1String("train")].toBool()});
    }
    return all;
}

QList<Asked> readAsked(const QString &path)
{
    QList<Asked> all;
    for (const QJsonObject &row : readLines(path)) {
        Asked asked{text(row, "question"),
                    text(row, "answer"),
                    strings(row[QLatin1String("answers")]),
                    row[QLatin1String("answerable")].toBool(),
                    text(row, "document"),
                    {},
                    text(row, "type")};
        for (const QJsonValue &evidence : row[QLatin1String("evidence")].toArray()) {
            if (text(evidence.toObject(), "document") == asked.document)
                asked.pages.append(evidence.toObject()[QLatin1String("page")].toInt());
        }
        if (asked.answers.isEmpty() && !asked.answer.isEmpty())
            asked.answers.append(asked.answer);
        all.append(asked);
    }
    return all;
}

std::unique_ptr<Corpus> readPdfs(const QString &folder)
{
    auto corpus = std::make_unique<Corpus>();
    const QDir dir(folder);
    for (const QString &name : dir.entryList({QStringLiteral("*.pdf")}, QDir::Files, QDir::Name)) {
        QProcess reader;
        reader.start(QStringLiteral("pdftotext"),
                     {QStringLiteral("-enc"), QStringLiteral("UTF-8"), dir.filePath(name), QStringLiteral("-")});
        reader.waitForFinished(120000);
        const QStringList pages = QString::fromUtf8(reader.readAllStandardOutput()).split(u'\f');
        for (qsizetype i = 0; i < pages.size(); ++i)
            corpus->addChunked(name, int(i) + 1, pages[i].trimmed());
    }
    return corpus;
}

std::unique_ptr<Corpus> readRetrieval(const QString &folder)
{
    auto corpus = std::make_unique<Corpus>();
    for (const QJsonObject &doc : readLines(folder + QLatin1String("/docs.jsonl")))
        corpus->add(text(doc, "title"), 1, text(doc, "title") + QLatin1String(".\n\n") + text(doc, "text"));
    return corpus;
}

} // namespace fit

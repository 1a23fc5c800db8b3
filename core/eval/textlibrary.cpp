#include "core/eval/textlibrary.h"

#include "core/chunking/chunker.h"

#include <QCryptographicHash>
#include <QDir>
#include <QFileInfo>
#include <QSet>

namespace core {
namespace {

// For pairs and responses, the judged texts, each once: they give word frequencies.
QList<KnownText> textsOf(const QuestionSet &set)
{
    QList<KnownText> texts = set.texts;
    QSet<QString> known;
    const auto add = [&](const QString &text) {
        if (!text.trimmed().isEmpty() && !known.contains(text)) {
            known.insert(text);
            texts.append({QString::number(texts.size() + 1), {}, text});
        }
    };
    for (const LabelledPair &pair : set.pairs)
        add(pair.passage.isEmpty() ? pair.sentence : pair.passage);
    for (const AnsweredQuestion &answered : set.responses) {
        for (const QString &text : answered.context)
            add(text);
    }
    return texts;
}

// The range of texts for each document.
QList<std::pair<qsizetype, qsizetype>> documentsOf(const QuestionSet &set, qsizetype texts)
{
    if (set.form != QuestionSet::Paragraphs)
        return {{0, texts}};
    QList<std::pair<qsizetype, qsizetype>> documents;
    for (qsizetype from = 0; from < set.texts.size();) {
        qsizetype to = from;
        while (to < set.texts.size() && set.texts[to].title == set.texts[from].title)
            ++to;
        documents.append({from, to});
        from = to;
    }
    return documents;
}

// A library needs absolute paths; no file exists there.
QString pathOf(const QuestionSet &set, qsizetype document)
{
    return QStringLiteral("/%1/%2").arg(set.name, QString::number(document + 1));
}

} // namespace

Result<void> addTexts(const QuestionSet &set, const Settings &settings, Library &library, std::stop_token stop)
{
    const ChunkerSettings cut{settings.passageLength, settings.passageOverlap};
    const QList<KnownText> texts = textsOf(set);
    const auto documents = documentsOf(set, texts.size());
    for (qsizetype i = 0; i < documents.size(); ++i) {
        if (stop.stop_requested())
            return Error::cancelled();
        const auto [from, to] = documents[i];
        QList<Page> pages;
        QList<Passage> passages;
        QCryptographicHash hash(QCryptographicHash::Sha256);
        for (qsizetype j = from; j < to; ++j) {
            const KnownText &text = texts[j];
            Page page;
            page.number = int(j - from) + 1;
            page.status = PageStatus::Text;
            page.text = set.form == QuestionSet::Judged && !text.title.isEmpty()
                            ? text.title + QStringLiteral("\n\n") + text.text
                            : text.text;
            hash.addData(text.id.toUtf8() + '\0' + page.text.toUtf8() + '\0');
            pages.append(page);
            QList<Passage> own = chunk({page}, {}, cut); // passages do not cross texts
            if (set.form == QuestionSet::Judged) {
                for (Passage &passage : own) // like all text below a heading
                    passage.heading = text.title;
            }
            passages += own;
        }
        Document document;
        document.path = pathOf(set, i);
        document.title = set.form == QuestionSet::Paragraphs ? texts[from].title : set.name;
        document.hash = hash.result().toHex();
        document.pages = int(pages.size());
        document.status = DocumentStatus::Indexed;
        if (const Result<Document> added = library.add(document, pages, passages); !added)
            return added.error();
    }
    return {};
}

Shelf::Shelf(const QuestionSet &set, const Library &library)
{
    QHash<QString, DocumentId> byPath;
    for (const Document &document : library.documents()) {
        byPath.insert(document.path, document.id);
        m_names.insert(document.id, QFileInfo(document.path).fileName());
        QSet<QString> names;
        for (const QString &place : document.places + QStringList{document.path})
            names.insert(QFileInfo(place).fileName().toLower());
        for (const QString &name : std::as_const(names))
            m_byName[name].append(document.id);
    }
    if (set.texts.isEmpty())
        return;
    const auto documents = documentsOf(set, set.texts.size());
    for (qsizetype i = 0; i < documents.size(); ++i) {
        const DocumentId id = byPath.value(pathOf(set, i));
        for (qsizetype j = documents[i].first; j < documents[i].second; ++j)
            m_text.insert(set.texts[j].id, {id, int(j - documents[i].first) + 1});
    }
}

QString Shelf::keyOf(DocumentId document, int page)
{
    return QStringLiteral("%1/%2").arg(document).arg(page);
}

QList<DocumentId> Shelf::documentsNamed(const QString &name) const
{
    return m_byName.value(QFileInfo(name).fileName().toLower());
}

QString Shelf::nameOf(DocumentId document) const
{
    return m_names.value(document);
}

QStringList Shelf::keysOf(const Evidence &evidence) const
{
    if (const auto text = m_text.constFind(evidence.document); text != m_text.constEnd())
        return {keyOf(text->first, text->second)};
    QStringList keys;
    for (const DocumentId id : documentsNamed(evidence.document))
        keys.append(keyOf(id, evidence.page));
    return keys;
}

} // namespace core

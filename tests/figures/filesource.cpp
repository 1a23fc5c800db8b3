#include "tests/figures/filesource.h"

#include "core/language/terms.h"
#include "core/pdf/pdfreader.h"
#include "core/tables/tables.h"

#include <QCryptographicHash>
#include <QDataStream>
#include <QDir>
#include <QFile>
#include <QTextStream>

#include <algorithm>
#include <cmath>
#include <utility>

namespace figures {

using namespace core;

namespace {

// The needed parts of a page, in a private format.
void write(QDataStream &stream, const Page &page)
{
    stream << page.number << page.label << page.width << page.height << page.text << qint32(page.words.size());
    for (const Word &word : page.words)
        stream << word.from << word.length << word.box.left << word.box.top << word.box.right << word.box.bottom
               << word.size;
}

Page read(QDataStream &stream)
{
    Page page;
    qint32 words = 0;
    stream >> page.number >> page.label >> page.width >> page.height >> page.text >> words;
    page.status = page.text.isEmpty() ? PageStatus::Empty : PageStatus::Text;
    for (qint32 i = 0; i < words && stream.status() == QDataStream::Ok; ++i) {
        Word word;
        stream >> word.from >> word.length >> word.box.left >> word.box.top >> word.box.right >> word.box.bottom >>
            word.size;
        page.words.append(word);
    }
    return page;
}

QList<Page> cached(const QString &file, QString &title)
{
    QFile device(file);
    QList<Page> pages;
    if (!device.open(QIODevice::ReadOnly))
        return pages;
    QDataStream stream(&device);
    stream.setFloatingPointPrecision(QDataStream::SinglePrecision);
    qint32 count = 0;
    stream >> title >> count;
    for (qint32 i = 0; i < count && stream.status() == QDataStream::Ok; ++i)
        pages.append(read(stream));
    return pages;
}

void keep(const QString &file, const QString &title, const QList<Page> &pages)
{
    QFile device(file);
    if (!device.open(QIODevice::WriteOnly))
        return;
    QDataStream stream(&device);
    stream.setFloatingPointPrecision(QDataStream::SinglePrecision);
    stream << title << qint32(pages.size());
    for (const Page &page : pages)
        write(stream, page);
}

} // namespace

FileSource::FileSource(const QStringList &folders, const QString &cache)
{
    if (!cache.isEmpty())
        QDir().mkpath(cache);
    for (const QString &folder : folders) {
        const QDir dir(folder);
        for (const QString &name : dir.entryList({QStringLiteral("*.pdf")}, QDir::Files, QDir::Name))
            read(dir.filePath(name), cache);
    }
}

void FileSource::read(const QString &path, const QString &cache)
{
    const QString key = QString::fromLatin1(QCryptographicHash::hash(path.toUtf8(), QCryptographicHash::Sha1).toHex());
    const QString kept = cache.isEmpty() ? QString() : cache + u'/' + key;
    QString title;
    QList<Page> pages = kept.isEmpty() ? QList<Page>() : cached(kept, title);
    if (pages.isEmpty()) {
        const Result<ReadPdf> pdf = readPdf(path, {}, [](int, int) {}, {});
        if (!pdf) {
            QTextStream(stderr) << path << ": " << pdf.error().message << Qt::endl;
            return;
        }
        title = pdf->title;
        pages = pdf->pages;
        if (!kept.isEmpty())
            keep(kept, title, pages);
    }
    Document document;
    document.id = m_documents.size() + 1;
    document.path = path;
    document.title = title.isEmpty() ? QFileInfo(path).fileName() : title;
    document.hash = key.toLatin1();
    document.pages = int(pages.size());
    document.status = DocumentStatus::Indexed;
    QList<Table> tables = tablesIn(pages);
    for (Table &table : tables)
        table.document = document.id;
    m_documents.append(document);
    m_tables.insert(document.id, tables);
    m_pages.insert(document.id, pages);
}

Result<QList<Table>> FileSource::tables(DocumentId document) const
{
    return m_tables.value(document);
}

QString FileSource::pageText(DocumentId document, int page) const
{
    const QList<Page> pages = m_pages.value(document);
    return page >= 1 && page <= pages.size() ? pages[page - 1].text : QString();
}

QString FileSource::pageLabel(DocumentId document, int page) const
{
    const QList<Page> pages = m_pages.value(document);
    return page >= 1 && page <= pages.size() ? pages[page - 1].label : QString();
}

QString FileSource::fileOf(DocumentId document) const
{
    for (const Document &each : m_documents) {
        if (each.id == document)
            return QFileInfo(each.path).fileName();
    }
    return {};
}

DocumentId FileSource::idOf(const QString &file) const
{
    for (const Document &each : m_documents) {
        if (QFileInfo(each.path).fileName() == file)
            return each.id;
    }
    return 0;
}

QList<DocumentId> FileSource::likely(const QString &question, std::stop_token) const
{
    if (!m_isSearched)
        return {};
    const QStringList wanted = queryTerms(question);
    QHash<QString, QSet<DocumentId>> holders;
    for (const Document &document : m_documents) {
        for (const Page &page : m_pages[document.id]) {
            forEachTerm(page.text, [&](QStringView term, int, int) {
                if (wanted.contains(term))
                    holders[term.toString()].insert(document.id);
            });
        }
    }
    QHash<DocumentId, double> scores;
    for (const QSet<DocumentId> &each : std::as_const(holders)) {
        for (const DocumentId id : each)
            scores[id] += std::log(1 + double(m_documents.size()) / double(each.size()));
    }
    QList<DocumentId> order = scores.keys();
    std::sort(order.begin(), order.end(),
              [&](DocumentId a, DocumentId b) { return scores[a] != scores[b] ? scores[a] > scores[b] : a < b; });
    return order;
}

} // namespace figures

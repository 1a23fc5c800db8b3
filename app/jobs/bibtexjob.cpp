#include "app/jobs/bibtexjob.h"

#include "core/evidence/exportdata.h"
#include "core/language/foldedtext.h"
#include "core/library/librarydescriptions.h"
#include "core/session/bibtex.h"
#include "core/values/description.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>

#include <algorithm>

namespace app {

using namespace Qt::StringLiterals;

namespace {

using core::Document;
using core::DocumentId;
using core::Error;

constexpr qint64 largest = 256 << 20; // in bytes

QString lettersOf(const QString &title) // letters that two spellings have in common
{
    QString letters;
    for (const QChar c : core::foldedText(title)) {
        if (c.isLetterOrNumber())
            letters += c;
    }
    return letters;
}

QString bareDoi(const QString &doi)
{
    const qsizetype at = doi.indexOf(u"10."_s);
    return at < 0 ? QString() : doi.mid(at).toLower();
}

class Matching
{
public:
    Matching(const core::Library &library, const QString &bibtex)
        : m_library(library),
          m_folder(QFileInfo(bibtex).absoluteDir())
    {
        for (const Document &document : library.documents()) {
            m_byTitle.insert(lettersOf(document.title), document.id);
            m_byTitle.insert(lettersOf(document.readTitle), document.id);
            for (const QString &place : document.places)
                m_byName.insert(QFileInfo(place).completeBaseName().toLower(), document.id);
            m_all.append(document.id);
        }
        m_byTitle.remove(QString());
    }

    DocumentId find(const core::BibtexEntry &entry, QStringList &missing, QStringList &toRead)
    {
        for (const QString &file : entry.files) {
            const QString path = QDir::cleanPath(m_folder.absoluteFilePath(file));
            if (const Document document = m_library.withPlace(path); document.id != 0)
                return document.id;
            if (!QFileInfo(path).isFile())
                missing.append(entry.key + u": "_s + file);
            else if (path.endsWith(u".pdf"_s, Qt::CaseInsensitive))
                toRead.append(path);
        }
        if (const QString doi = bareDoi(entry.fields.value(u"doi"_s)); !doi.isEmpty()) {
            if (const DocumentId id = dois().value(doi); id != 0)
                return id;
        }
        if (const DocumentId id = m_byTitle.value(lettersOf(entry.fields.value(u"title"_s))); id != 0)
            return id;
        return m_byName.value(entry.key.toLower());
    }

private:
    const QHash<QString, DocumentId> &dois() // DOIs of all documents, read on demand
    {
        if (!m_hasDois) {
            for (const DocumentId id : std::as_const(m_all)) {
                if (const QString doi = bareDoi(core::doiOf(m_library, id)); !doi.isEmpty())
                    m_byDoi.insert(doi, id);
            }
            m_hasDois = true;
        }
        return m_byDoi;
    }

    const core::Library &m_library;
    QDir m_folder;
    QHash<QString, DocumentId> m_byTitle;
    QHash<QString, DocumentId> m_byName;
    QHash<QString, DocumentId> m_byDoi;
    QList<DocumentId> m_all;
    bool m_hasDois = false;
};

// Earlier descriptions by the user are kept.
core::Description described(const Document &document, const core::BibtexEntry &entry)
{
    core::Description wanted = document.described;
    const QString title = entry.fields.value(u"title"_s).left(core::longestTitle);
    if (!wanted.title && !title.isEmpty() && title != document.title)
        wanted.title = title;
    if (!wanted.author && !entry.authors.isEmpty() && entry.authors != document.author)
        wanted.author = entry.authors.left(core::longestTitle);
    if (!wanted.year && entry.year != 0 && core::mayBeYear(entry.year) && entry.year != document.year)
        wanted.year = entry.year;
    return wanted;
}

} // namespace

core::Result<BibtexTaken> takeBibtex(core::Library &library, const QString &file, std::stop_token stop)
{
    QFile bib(file);
    if (!bib.open(QIODevice::ReadOnly))
        return Error{
            Error::NotFound, u"“%1” cannot be read: %2"_s.arg(QDir::toNativeSeparators(file), bib.errorString()), {}};
    const core::Bibtex found = core::bibtexIn(QString::fromUtf8(bib.read(largest)));
    if (found.entries.isEmpty())
        return Error{Error::Invalid, u"“%1” contains no BibTeX entry."_s.arg(QDir::toNativeSeparators(file)), {}};
    BibtexTaken taken;
    taken.entries = int(found.entries.size());
    taken.faults = found.faults;
    Matching matching(library, file);
    for (const core::BibtexEntry &entry : found.entries) {
        if (stop.stop_requested())
            return Error::cancelled();
        QStringList missing;
        QStringList toRead;
        const DocumentId id = matching.find(entry, missing, toRead);
        if (id == 0) {
            taken.missing += missing;
            taken.toRead += toRead;
            if (missing.isEmpty() && toRead.isEmpty())
                taken.unknown.append(entry.key);
            continue;
        }
        const core::Result<Document> document = library.document(id);
        if (!document)
            return document.error();
        const core::Description wanted = described(*document, entry);
        if (wanted == document->described) {
            ++taken.alike;
            continue;
        }
        if (const auto kept = core::LibraryDescriptions(library).describe(id, wanted); !kept)
            return kept.error();
        taken.described.append(id);
    }
    return taken;
}

} // namespace app

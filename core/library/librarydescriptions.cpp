#include "core/library/librarydescriptions.h"

#include "core/library/libraryparts.h"
#include "core/store/documentrepository.h"
#include "core/store/tagrepository.h"
#include "core/values/description.h"

#include <QHash>

namespace core {
namespace {

Error noSuchYear(int year)
{
    return {
        Error::Invalid, QStringLiteral("%1 is not a valid year; type four digits, or leave it empty.").arg(year), {}};
}

QString kept(const QString &typed)
{
    return typed.simplified().left(longestTitle);
}

Error noTag()
{
    return {
        Error::Invalid, QStringLiteral("A tag is one to %1 characters long; type a shorter one.").arg(longestTag), {}};
}

Error noSuchTag(const QString &tag)
{
    return {Error::NotFound, QStringLiteral("No document has the tag “%1”.").arg(tag), {}};
}

class CitedNames // names cited in a session
{
public:
    CitedNames(Store &store, const Turn &turn, QHash<DocumentId, Document> &known)
        : m_store(store),
          m_turn(turn),
          m_known(known)
    {
    }

    template <class Cited> // a Citation or a Passage
    void operator()(Cited &cited)
    {
        if (cited.document <= 0)
            return;
        const Document &document = documentOf(cited.document);
        const QByteArray hash = m_turn.evidence.value(cited.document);
        if (document.id == 0 || (!hash.isEmpty() && hash != document.hash))
            return; // its name has not changed
        cited.title = document.title;
        cited.year = document.year;
    }

    template <class Cited>
    void operator()(QList<Cited> &all)
    {
        for (Cited &each : all)
            (*this)(each);
    }

private:
    const Document &documentOf(DocumentId id)
    {
        auto found = m_known.find(id);
        if (found == m_known.end()) {
            const Result<Document> document = DocumentRepository(m_store).find(id);
            found = m_known.insert(id, document ? *document : Document());
        }
        return *found;
    }

    Store &m_store;
    const Turn &m_turn;
    QHash<DocumentId, Document> &m_known;
};

} // namespace

Result<void> LibraryDescriptions::describe(DocumentId id, Description description)
{
    if (description.title)
        description.title = kept(*description.title);
    if (description.title && description.title->isEmpty())
        description.title = {};
    if (description.author)
        description.author = kept(*description.author);
    if (const int year = description.year.value_or(0); !mayBeYear(year))
        return noSuchYear(year);
    if (const Result<Document> known = m_library.document(id); !known)
        return known.error();
    return m_library.d->change([](Store &) { return QList<DocumentId>(); },
                               [&](Store &store) { DocumentRepository(store).describe(id, description); });
}

Result<void> LibraryDescriptions::tag(const QList<DocumentId> &documents, const QString &tag)
{
    return put(documents, {tag}, false);
}

Result<void> LibraryDescriptions::setTags(DocumentId id, const QStringList &tags)
{
    return put({id}, tags, true);
}

Result<void> LibraryDescriptions::put(const QList<DocumentId> &documents, const QStringList &tags, bool alone)
{
    QStringList names;
    for (const QString &tag : tags) {
        names.append(tag.simplified());
        if (names.last().isEmpty() || names.last().size() > longestTag)
            return noTag();
    }
    for (const DocumentId id : documents) {
        if (const Result<Document> known = m_library.document(id); !known)
            return known.error();
    }
    return m_library.d->queued([&](Store &store) {
        TagRepository repository(store);
        for (const DocumentId id : documents) {
            if (alone)
                repository.set(id, names);
            else
                repository.add(id, names);
        }
    });
}

Result<void> LibraryDescriptions::untag(const QList<DocumentId> &documents, const QString &tag)
{
    bool isThere = false;
    const Result<void> done =
        m_library.d->queued([&](Store &store) { isThere = TagRepository(store).remove(documents, tag.simplified()); });
    return done && !isThere ? Result<void>(noSuchTag(tag)) : done;
}

QList<TagUse> LibraryDescriptions::tags() const
{
    return m_library.d->readTwice([](Store &store) { return TagRepository(store).all(); });
}

Result<void> LibraryDescriptions::setHidden(const QList<DocumentId> &documents, bool areHidden)
{
    for (const DocumentId id : documents) {
        if (const Result<Document> known = m_library.document(id); !known)
            return known.error();
    }
    return m_library.d->change([](Store &) { return QList<DocumentId>(); },
                               [&](Store &store) {
                                   for (const DocumentId id : documents)
                                       DocumentRepository(store).setHidden(id, areHidden);
                               });
}

QList<DocumentId> LibraryDescriptions::hidden() const
{
    return m_library.d->readTwice([](Store &store) { return DocumentRepository(store).hidden(); });
}

void nameCited(Store &store, Session &session)
{
    if (session.isReadOnly()) // a bundle has its own names for documents
        return;
    QHash<DocumentId, Document> known;
    for (Turn &turn : session.turns) {
        CitedNames name(store, turn, known);
        name(turn.citations);
        name(turn.sources);
        name(turn.nearest);
        for (TraceEvent &event : turn.trace) {
            StepLeft *left = std::get_if<StepLeft>(&event.what);
            if (!left)
                continue;
            if (left->report.search)
                name(left->report.search->passages);
            if (left->report.beside)
                name(*left->report.beside);
            if (left->report.written)
                name(left->report.written->citations);
        }
    }
}

} // namespace core

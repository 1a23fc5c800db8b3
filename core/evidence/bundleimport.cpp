#include "core/evidence/bundleimport.h"

#include "core/base/contenthash.h"
#include "core/evidence/exportdata.h"
#include "core/evidence/jsonwalk.h"
#include "core/library/librarysessions.h"
#include "core/session/sessionjson.h"

#include <QFileInfo>
#include <QSet>

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr int mostTurns = 5000;
constexpr int longestText = 200'000; // characters per question or answer
constexpr int mostEvents = 300'000;  // per session
constexpr int mostNodes = 100;       // per flow
constexpr int mostEdges = 20;        // per node
constexpr int mostVisits = 10'000;
constexpr int mostPassages = 2000; // per turn
constexpr int longestTitle = 300;
constexpr int mostOperands = 300; // per computation
constexpr int mostRows = 100;     // rows shown per computation
constexpr int mostCells = 100;    // cells per row
constexpr int mostCandidates = 20;
constexpr int longestCalculation = 6000; // in characters
constexpr float farthest = 1e5;          // points from the corner of a page

bool isTooLarge(const Session &session)
{
    qsizetype events = 0;
    bool longTexts = false;
    for (const Turn &turn : session.turns) {
        events += turn.trace.size();
        longTexts = longTexts || turn.answer.size() > longestText || turn.question.size() > longestText;
    }
    return session.turns.size() > mostTurns || events > mostEvents || longTexts;
}

Graph importedSession(const Graph &graph)
{
    QSet<QString> ids;
    bool sound = graph.nodes.size() <= mostNodes;
    for (const Graph::Node &node : graph.nodes) {
        sound = sound && !node.id.isEmpty() && !ids.contains(node.id) && node.edges.size() <= mostEdges;
        ids.insert(node.id);
    }
    if (!sound)
        return {};
    Graph kept = graph;
    if (!ids.contains(graph.entry.node))
        kept.entry = {};
    return kept;
}

QList<AnswerSentence> importedSession(const QList<AnswerSentence> &sentences, qsizetype length)
{
    QList<AnswerSentence> inOrder;
    int at = 0;
    for (const AnswerSentence &sentence : sentences) {
        if (sentence.from < at || sentence.to <= sentence.from || sentence.to > length)
            continue;
        inOrder.append(sentence);
        at = sentence.to;
    }
    return inOrder;
}

bool isOnPage(const Box &box)
{
    const float sides[] = {box.left, box.top, box.right, box.bottom};
    return std::all_of(std::begin(sides), std::end(sides),
                       [](float side) { return std::isfinite(side) && std::abs(side) < farthest; });
}

QList<Citation> importedSession(const QList<Citation> &citations)
{
    QList<Citation> sound;
    QSet<int> numbers;
    for (Citation citation : citations.mid(0, mostPassages)) {
        if (citation.number < 1 || numbers.contains(citation.number))
            continue;
        numbers.insert(citation.number);
        citation.file = QFileInfo(citation.file).fileName();
        const auto isOff = [](const PlaceOnPage &place) {
            return place.page < 1 || !std::all_of(place.boxes.begin(), place.boxes.end(), isOnPage);
        };
        citation.places.removeIf(isOff);
        sound.append(citation);
    }
    return sound;
}

bool isSound(const Operand &operand)
{
    return operand.page >= 1 && operand.from >= 0 && operand.length >= 0 && std::isfinite(operand.number) &&
           std::isfinite(operand.scale) && isOnPage(operand.box);
}

bool isSound(const Computed &computed)
{
    return std::isfinite(computed.value) && computed.calculation.size() <= longestCalculation &&
           computed.formula.size() <= longestCalculation && computed.operands.size() <= mostOperands &&
           std::all_of(computed.operands.cbegin(), computed.operands.cend(),
                       [](const Operand &operand) { return isSound(operand); }) &&
           computed.rows.size() <= mostRows &&
           std::all_of(computed.rows.cbegin(), computed.rows.cend(), [](const UsedRow &row) {
               return row.page >= 1 && row.heads.size() <= mostCells && row.cells.size() <= mostCells;
           });
}

void admitComputed(Turn &turn)
{
    if (turn.computed && !isSound(*turn.computed))
        turn.computed = {};
    if (!turn.computed) {
        turn.further.clear();
        turn.missing.clear();
    }
    turn.missing.resize(std::min<qsizetype>(turn.missing.size(), mostCandidates));
    turn.further.resize(std::min<qsizetype>(turn.further.size(), mostCandidates));
    turn.further.removeIf([](const Computed &computed) { return !isSound(computed); });
    turn.candidates.resize(std::min<qsizetype>(turn.candidates.size(), mostCandidates));
    turn.candidates.removeIf([](const Computed &computed) { return !isSound(computed); });
}

QList<Passage> importedSession(const QList<Passage> &passages)
{
    QList<Passage> sound = passages.mid(0, mostPassages);
    for (Passage &passage : sound) {
        const qsizetype length = passage.text.size();
        passage.spans.removeIf([length](const Span &span) {
            return span.from < 0 || span.length < 1 || span.from > length || span.length > length - span.from ||
                   span.page < 1 || span.pageFrom < 0;
        });
    }
    return sound;
}

// Makes events refer to this library's documents, or to none.
class Renaming
{
public:
    // others: how to treat ids that are not in the map.
    enum Others { OfTheBundle, OfThisLibrary };
    Renaming(const QHash<DocumentId, DocumentId> &documents, Others others) : m_documents(documents), m_others(others)
    {
    }

    DocumentId renamed(DocumentId id) const // 0: belongs to no document, as web pages do
    {
        return m_documents.value(id, m_others == OfTheBundle && id > 0 ? -id : id);
    }

    Turn renamed(const Turn &told) const
    {
        Turn turn = turnFrom(walked(toJson(told), *this));
        turn.evidence = renamed(turn.evidence);
        for (Recheck &recheck : turn.review.rechecks)
            recheck.evidence = renamed(recheck.evidence);
        return turn;
    }

    Json operator()(const QString &key, const Json &leaf) const
    {
        if (key == QLatin1String("document_id"))
            return renamed(leaf.toInteger());
        if (key == QLatin1String("path"))
            return QFileInfo(leaf.toString()).fileName();
        return leaf;
    }

private:
    QHash<DocumentId, QByteArray> renamed(const QHash<DocumentId, QByteArray> &hashes) const
    {
        QHash<DocumentId, QByteArray> here;
        for (auto each = hashes.cbegin(); each != hashes.cend(); ++each)
            here.insert(renamed(each.key()), each.value());
        return here;
    }

    const QHash<DocumentId, DocumentId> &m_documents;
    Others m_others;
};

// The library's documents with the same content, keyed by their ids in the bundle.
QHash<DocumentId, DocumentId> documentsHere(const Library &library, const Bundle &bundle)
{
    QHash<DocumentId, DocumentId> here;
    for (const EvidenceDocument &document : bundle.documents) {
        if (document.hash.isEmpty())
            continue;
        if (const Document known = library.withHash(document.hash); known.id != 0)
            here.insert(document.id, known.id);
    }
    return here;
}

ImportedFrom importedFrom(const Bundle &bundle, const QHash<DocumentId, DocumentId> &here, qsizetype session)
{
    const Renaming renaming(here, Renaming::OfTheBundle);
    QList<EvidenceDocument> documents = bundle.documents;
    for (EvidenceDocument &document : documents)
        document.id = renaming.renamed(document.id);
    return {bundle.file, bundle.hash, int(session), bundle.made, bundle.madeBy, documents};
}

// Does not include turns.
QHash<qsizetype, Session> importedBefore(const Library &library, const Bundle &bundle)
{
    QHash<qsizetype, Session> known;
    for (const Session &session : KeptSessions(library).all()) {
        if (session.imported.hash == bundle.hash)
            known.insert(session.imported.session, session);
    }
    return known;
}

QList<Snippet> snippetsOf(const Bundle &bundle, qsizetype session)
{
    QList<Snippet> found;
    std::copy_if(bundle.snippets.begin(), bundle.snippets.end(), std::back_inserter(found),
                 [session](const Snippet &snippet) { return snippet.session == session; });
    return found;
}

QString placeOfSame(const EvidenceDocument &wanted, const Library &library, const std::stop_token &stop)
{
    const Document known = wanted.hash.isEmpty() ? Document() : library.withHash(wanted.hash);
    return known.id == 0 ? QString() : reachablePlace(known, stop);
}

// A file of the same name that belongs to a document with different content.
QString placeOfOther(const EvidenceDocument &wanted, const QList<Document> &documents, const std::stop_token &stop)
{
    for (const Document &document : documents) {
        if (QFileInfo(document.path).fileName() == wanted.file && document.hash != wanted.hash)
            return reachablePlace(document, stop);
    }
    return {};
}

} // namespace

Session importedSession(const Session &session, const QHash<DocumentId, DocumentId> &documents)
{
    const Renaming renaming(documents, Renaming::OfTheBundle);
    Session sound;
    sound.title = session.title.simplified().left(longestTitle);
    sound.created = session.created;
    sound.changed = session.changed;
    for (const Turn &told : session.turns) {
        Turn turn = renaming.renamed(told);
        turn.graph = importedSession(turn.graph);
        turn.sentences = importedSession(turn.sentences, turn.answer.size());
        turn.citations = importedSession(turn.citations);
        turn.sources = importedSession(turn.sources);
        turn.nearest = importedSession(turn.nearest);
        admitComputed(turn);
        for (TraceEvent &event : turn.trace)
            event.visit = std::clamp(event.visit, 0, mostVisits);
        sound.turns.append(turn);
    }
    sound.turnCount = int(sound.turns.size());
    return sound;
}

Result<QList<SessionId>> importBundle(Library &library, const Bundle &bundle)
{
    for (const Session &session : bundle.sessions) {
        if (isTooLarge(session))
            return Error{Error::Invalid,
                         QStringLiteral("“%1” contains a conversation that is too long for Attest.").arg(bundle.file),
                         {}};
    }
    const QHash<DocumentId, DocumentId> here = documentsHere(library, bundle);
    const QHash<qsizetype, Session> known = importedBefore(library, bundle);
    LibrarySessions sessions(library);
    QList<SessionId> ids;
    for (qsizetype i = 0; i < bundle.sessions.size(); ++i) {
        Session session;
        if (known.contains(i)) { // possibly imported by an older Attest, which did not store the pictures
            session = known.value(i);
        } else {
            session = importedSession(bundle.sessions[i], here);
            session.imported = importedFrom(bundle, here, i);
        }
        const Result<SessionId> saved = sessions.keep(session, snippetsOf(bundle, i));
        if (!saved)
            return saved.error();
        ids.append(*saved);
    }
    return ids;
}

Session withDocumentsHere(const Session &session, const Library &library)
{
    QHash<DocumentId, DocumentId> here;
    for (const EvidenceDocument &document : session.imported.documents) {
        if (document.id >= 0 || document.hash.isEmpty())
            continue;
        if (const Document known = library.withHash(document.hash); known.id != 0)
            here.insert(document.id, known.id);
    }
    if (here.isEmpty())
        return session;
    const Renaming renaming(here, Renaming::OfThisLibrary);
    Session led = session;
    for (Turn &turn : led.turns)
        turn = renaming.renamed(turn);
    return led;
}

Result<QList<CheckedDocument>> checkDocuments(const Bundle &bundle, const Library &library, const std::stop_token &stop)
{
    const QList<Document> documents = library.documents();
    QList<CheckedDocument> checked;
    for (const EvidenceDocument &wanted : bundle.documents) {
        CheckedDocument document{wanted, CheckedDocument::NotHere, placeOfSame(wanted, library, stop)};
        if (document.place.isEmpty())
            document.place = placeOfOther(wanted, documents, stop);
        if (!document.place.isEmpty() && !wanted.hash.isEmpty()) {
            const Result<QByteArray> hash = contentHash(document.place, stop); // the file now, which may have changed
            if (hash)
                document.state = *hash == wanted.hash ? CheckedDocument::Same : CheckedDocument::Changed;
        }
        if (stop.stop_requested())
            return Error::cancelled();
        checked.append(document);
    }
    return checked;
}

QString name(CheckedDocument::State state)
{
    switch (state) {
    case CheckedDocument::Same:
        return QStringLiteral("same");
    case CheckedDocument::Changed:
        return QStringLiteral("changed");
    case CheckedDocument::NotHere:
        break;
    }
    return QStringLiteral("not_here");
}

} // namespace core

#include "core/session/memo.h"

#include "core/base/plural.h"
#include "core/session/references.h"
#include "core/session/wording.h"
#include "core/values/documentlink.h"
#include "core/values/documentname.h"

#include <QFileInfo>

#include <algorithm>

namespace core {
namespace {

int badness(Support support)
{
    switch (support) {
    case Support::No:
        return 3;
    case Support::Partially:
        return 2;
    case Support::Fully:
        return 1;
    case Support::Unchecked:
        break;
    }
    return 0;
}

Support worse(Support a, Support b)
{
    return badness(a) >= badness(b) ? a : b;
}

QString supportWords(Support support)
{
    switch (support) {
    case Support::Fully:
        return QStringLiteral("● supported");
    case Support::Partially:
        return QStringLiteral("◐ partly supported");
    case Support::No:
        return QStringLiteral("○ not supported");
    case Support::Unchecked:
        break;
    }
    return QStringLiteral("not checked");
}

class Paragraphs
{
public:
    // Adds the text between sentences: its line feeds end a paragraph.
    void addBetween(const QString &text)
    {
        const QStringList lines = text.split(u'\n');
        for (qsizetype i = 0; i < lines.size(); ++i) {
            if (i > 0)
                end();
            if (!lines[i].isEmpty())
                m_now.pieces.append({lines[i], -1, Support::Unchecked, {}, {}});
        }
    }

    void add(const MemoPiece &piece)
    {
        m_now.support = worse(m_now.support, piece.remark.isEmpty()                ? piece.support
                                             : piece.support == Support::Partially ? Support::Partially
                                                                                   : Support::No);
        m_now.pieces.append(piece);
    }

    QList<MemoParagraph> all()
    {
        end();
        return m_all;
    }

private:
    void end()
    {
        const bool says = std::any_of(m_now.pieces.cbegin(), m_now.pieces.cend(),
                                      [](const MemoPiece &piece) { return !piece.text.trimmed().isEmpty(); });
        if (says)
            m_all.append(m_now);
        m_now = {};
    }

    QList<MemoParagraph> m_all;
    MemoParagraph m_now;
};

QString documentName(const QString &name, const QString &file)
{
    return name.isEmpty() ? file : name;
}

Citation named(Citation citation, const QString &title)
{
    citation.title = title;
    return citation;
}

// "Vaswani, A. (2017). Attention Is All You Need", depending on the style; without an author the title, with the year.
QString sourceName(const ExportData &evidence, const Citation &citation, const QByteArray &hash)
{
    const QString name = documentName(nameOf(citation), citation.file);
    for (const EvidenceDocument &document : evidence.documents) {
        if (document.id != citation.document || document.hash != hash || document.author.isEmpty())
            continue;
        Reference reference;
        reference.title = documentName(citation.title.simplified(), citation.file);
        reference.authors = namesIn(document.author);
        reference.year = citation.year;
        const CitationStyle *named = citationStyle(evidence.options.citationStyle);
        const CitationStyle *style = named ? named : &citationStyles().front();
        const QString words = inWords(reference, *style);
        return words.endsWith(u'.') && !words.endsWith(QLatin1String(style->undated)) ? words.chopped(1) : words;
    }
    return name;
}

// A bundle may contain anything in place of a hash.
QString linkOf(const QByteArray &sum, int page, const QString &words)
{
    const QString link = textOf(DocumentLink{sum, page, words});
    return documentLinkFrom(link) ? link : QString();
}

QString pageWords(int page, const QString &label)
{
    return page > 0 ? placeOf(QString(), page, label).mid(2) : QString(); // without the document and ", "
}

QString statusOf(const Turn &turn, int citation)
{
    Support worst = Support::Unchecked;
    for (qsizetype i = 0; i < turn.sentences.size(); ++i) {
        if (turn.sentences[i].citations.contains(citation))
            worst = worse(worst, supportShown(turn, i));
    }
    return supportWords(worst);
}

} // namespace

QList<MemoParagraph> memoParagraphs(const Turn &turn)
{
    Paragraphs paragraphs;
    int at = 0;
    for (qsizetype i = 0; i < turn.sentences.size(); ++i) {
        const AnswerSentence &sentence = turn.sentences[i];
        const int from = qBound(at, sentence.from, int(turn.answer.size()));
        const int to = qBound(from, sentence.to, int(turn.answer.size()));
        paragraphs.addBetween(turn.answer.mid(at, from - at));
        paragraphs.add({turn.answer.mid(from, to - from), int(i), supportShown(turn, i), sentence.citations,
                        sentenceRemark(turn, i)});
        at = to;
    }
    paragraphs.addBetween(turn.answer.mid(at));
    return paragraphs.all();
}

QList<MemoEvidence> memoEvidence(const Turn &turn)
{
    constexpr int longest = 300; // characters of a passage that is not cited
    QList<MemoEvidence> rows;
    for (const Citation &citation : turn.citations)
        rows.append({citation.number, documentName(nameOf(citation), citation.file),
                     citation.address.isEmpty() ? pageWords(citation.page, citation.pageLabel) : QString(),
                     citation.address, citation.quote.simplified(), statusOf(turn, citation.number),
                     linkTo(turn, citation)});
    for (const Passage &passage : turn.nearest) {
        rows.append({0, documentName(nameOf(passage), QFileInfo(passage.path).fileName()),
                     passage.address.isEmpty() ? pageWords(passage.page, passage.pageLabel) : QString(),
                     passage.address, closestText(turn, passage, longest), QStringLiteral("closest match, not used"),
                     passage.address.isEmpty()
                         ? linkOf(turn.evidence.value(passage.document), passage.page, passage.text)
                         : QString()});
    }
    return rows;
}

QString linkTo(const Turn &turn, const Citation &citation)
{
    return citation.address.isEmpty() ? linkOf(turn.evidence.value(citation.document), citation.page, citation.quote)
                                      : QString();
}

Json linksOf(const QList<Session> &sessions)
{
    QList<Json> links;
    for (const Session &session : sessions) {
        for (const Turn &turn : session.turns) {
            for (const Citation &citation : turn.citations) {
                const QString link = linkTo(turn, citation);
                if (!link.isEmpty())
                    links.append(Json::object({{"turn", turn.id}, {"citation", citation.number}, {"link", link}}));
            }
        }
    }
    return Json(links);
}

QList<MemoSource> memoSources(const ExportData &evidence, qsizetype session)
{
    QList<MemoSource> sources;
    for (const Turn &turn : evidence.sessions[session].turns) {
        for (const Citation &citation : turn.citations) {
            const QByteArray hash = turn.evidence.value(citation.document);
            MemoSource source{sourceName(evidence, citation, hash), citation.file, {}, citation.address, hash};
            const QString title = documentName(citation.title.simplified(), citation.file);
            if (source.file == title || source.file.startsWith(title + u'.')) // would repeat the title
                source.document = sourceName(evidence, named(citation, std::exchange(source.file, {})), hash);
            auto known = std::find_if(sources.begin(), sources.end(), [&](const MemoSource &each) {
                return each.document == source.document && each.file == source.file && each.address == source.address &&
                       each.hash == source.hash;
            });
            if (known == sources.end())
                known = sources.insert(sources.end(), source);
            const QString page = citation.address.isEmpty() ? pageWords(citation.page, citation.pageLabel) : QString();
            if (!page.isEmpty() && !known->pages.contains(page))
                known->pages.append(page);
        }
    }
    return sources;
}

QString verdictLine(const Turn &turn)
{
    const TurnOutcome outcome = outcomeOf(turn);
    QString line = QStringLiteral("%1 %2").arg(markOf(outcome), inWords(outcome));
    if (const qsizetype cited = citedPassages(turn))
        line += QStringLiteral(" · ") + plural(cited, "source");
    return line;
}

QString memoDate(const ExportData &evidence, const Session &session)
{
    return QStringLiteral("%1 · Attest %2")
        .arg(dateWords(evidence.made > 0 ? evidence.made : session.changed), QStringLiteral(ATTEST_VERSION));
}

QStringList runLines(const Turn &turn)
{
    QStringList lines{QStringLiteral("Asked: %1").arg(dateWords(turn.asked)),
                      QStringLiteral("Flow: %1, model: %2").arg(turn.flow, turn.model), outcomeLine(turn)};
    if (turn.queries.size() > 1)
        lines.append(QStringLiteral("Searched for: %1").arg(turn.queries.join(QStringLiteral("; "))));
    return lines + pathOf(turn);
}

QList<QStringList> verdictRows(const Turn &turn)
{
    QList<QStringList> rows;
    for (const TraceEvent &event : turn.trace) {
        if (!event.verdict())
            continue;
        const Verdict &verdict = *event.verdict();
        rows.append(
            {kindName(verdict.kind), labelOf(turn, verdict), probabilityWords(verdict), verdict.reason, verdict.judge});
    }
    if (!rows.isEmpty())
        rows.prepend({QStringLiteral("what"), QStringLiteral("verdict"), QStringLiteral("probability"),
                      QStringLiteral("reason"), QStringLiteral("judge")});
    return rows;
}

} // namespace core

#include "ui/conversation/answertext.h"

#include "core/values/documentname.h"
#include "core/session/health.h"
#include "core/session/wording.h"
#include "ui/pages/pagewords.h"
#include "ui/conversation/supportmap.h"
#include "ui/widgets/richwords.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/localized.h"

#include <QUrl>
#include <QApplication>
#include <QCoreApplication>
#include <QDateTime>
#include <QLocale>
#include <QTextBlock>
#include <QTextCursor>
#include <QTextDocument>
#include <QTextFrame>
#include <QTextTable>

#include <algorithm>
#include <utility>

namespace ui {

using core::Ending;
using core::Refusal;
using core::Support;
using core::Turn;

namespace {

constexpr QChar wordJoiner(0x2060); // prevents a line break before a citation
constexpr int manyColumns = 6;      // a table with more is set in smaller type
constexpr double besideBar = 12;    // pixels of margin for the bar that shows a paragraph's support

struct Answer // the translation context
{
    Q_DECLARE_TR_FUNCTIONS(Answer)
};

QTextBlockFormat paragraph()
{
    QTextBlockFormat format;
    format.setLineHeight(150, QTextBlockFormat::ProportionalHeight);
    format.setBottomMargin(6);
    return format;
}

QTextTableFormat cells()
{
    QTextTableFormat format;
    format.setBorder(0);
    format.setCellPadding(0);
    format.setCellSpacing(0);
    format.setBottomMargin(6);
    return format;
}

// Formats plain text with the two marks that models use unasked: "- " for lists and ** for bold. Lines with tabs
// become the rows of a table.
class Typesetter
{
public:
    explicit Typesetter(QTextDocument *document) : m_cursor(document) { m_cursor.setBlockFormat(paragraph()); }

    void add(const QString &told, QTextCharFormat format)
    {
        const QString text = core::withoutOverrides(told);
        for (qsizetype at = 0; at < text.size();) {
            if (text[at] == u'\n') {
                if (m_lineStart)
                    endTable();
                m_lineStart = true;
                ++at;
                continue;
            }
            if (m_lineStart)
                at += beginLine(text, at);
            if (text.mid(at, 2) == QLatin1String("**")) {
                m_bold = !m_bold;
                at += 2;
                continue;
            }
            if (m_table && text[at] == u'\t') {
                moveTo(m_column + 1);
                ++at;
                continue;
            }
            qsizetype to = at;
            while (to < text.size() && text[to] != u'\n' && text[to] != u'\t' && text.mid(to, 2) != QLatin1String("**"))
                ++to;
            to = std::max(to, at + 1);
            format.setFontWeight(m_bold ? QFont::DemiBold : QFont::Normal);
            if (isWide())
                format.setProperty(QTextFormat::FontSizeAdjustment, -1);
            m_cursor.insertText(text.mid(at, to - at), format);
            at = to;
        }
    }

private:
    qsizetype beginLine(const QString &text, qsizetype at)
    {
        m_lineStart = false;
        m_bold = false;
        const qsizetype end = text.indexOf(u'\n', at);
        const QStringView line = QStringView(text).sliced(at, (end < 0 ? text.size() : end) - at);
        const bool isIndented = !m_table && !line.trimmed().contains(u'\t'); // a model's indented item is no row
        if (line.contains(u'\t') && !isIndented) {
            beginRow(int(line.count(u'\t') + 1));
            return 0;
        }
        endTable();
        QTextBlockFormat format = paragraph();
        const bool item = text.mid(at, 2) == QLatin1String("- ") || text.mid(at, 2) == QLatin1String("* ");
        if (item) {
            format.setLeftMargin(16);
            format.setTextIndent(-12);
        }
        if (m_cursor.block().text().isEmpty() && !m_cursor.currentTable())
            m_cursor.setBlockFormat(format);
        else
            m_cursor.insertBlock(format, QTextCharFormat());
        if (item)
            m_cursor.insertText(QStringLiteral("•  "), QTextCharFormat());
        return item ? 2 : 0;
    }

    void beginRow(int columns)
    {
        if (!m_table) {
            m_table = m_cursor.insertTable(1, columns, cells());
        } else {
            m_table->appendRows(1);
            if (columns > m_table->columns())
                m_table->appendColumns(columns - m_table->columns());
        }
        moveTo(0);
    }

    void moveTo(int column)
    {
        m_column = std::min(column, m_table->columns() - 1);
        m_cursor = m_table->cellAt(m_table->rows() - 1, m_column).firstCursorPosition();
        QTextBlockFormat format = paragraph();
        format.setBottomMargin(0);
        format.setRightMargin(isWide() ? 8 : 16);
        m_cursor.setBlockFormat(format);
    }

    bool isWide() const { return m_table && m_table->columns() > manyColumns; }

    // What follows is below the table, in the empty block that every table has behind it.
    void endTable()
    {
        if (std::exchange(m_table, nullptr))
            m_cursor.movePosition(QTextCursor::End);
    }

    QTextCursor m_cursor;
    QTextTable *m_table = nullptr;
    int m_column = 0;
    bool m_lineStart = true;
    bool m_bold = false;
};

// A sentence links to its source, or to the reason why it has none.
QTextCharFormat sentenceFormat(const Ground &ground, qsizetype number, bool hasNoSource)
{
    QTextCharFormat format;
    format.setForeground(color(Role::Text));
    format.setToolTip(groundTip(ground));
    if (ground.support != Support::Unchecked || ground.leadsSomewhere()) {
        format.setAnchor(true);
        format.setAnchorHref(QStringLiteral("sentence:%1").arg(number));
    }
    if (hasNoSource) {
        format.setUnderlineStyle(QTextCharFormat::WaveUnderline);
        format.setUnderlineColor(color(Role::Partly));
    }
    return format;
}

const core::Citation *findCitation(const Turn &turn, int number)
{
    for (const core::Citation &citation : turn.citations) {
        if (citation.number == number)
            return &citation;
    }
    return nullptr;
}

void addMarks(Typesetter &typesetter, const Turn &turn, const core::AnswerSentence &sentence)
{
    const bool many = core::areMany(sentence.citations); // only the first and last are shown
    for (const int number : sentence.citations) {
        const core::Citation *citation = findCitation(turn, number);
        const bool isBetween = number != sentence.citations.first() && number != sentence.citations.last();
        if (!citation || (many && isBetween))
            continue; // a number without a target is not shown
        QTextCharFormat mark;
        mark.setForeground(color(Role::Accent));
        mark.setBackground(tint(Role::Accent, 0.10));
        mark.setAnchor(true);
        mark.setAnchorHref(QStringLiteral("cite:%1").arg(number));
        mark.setToolTip((placeWords(*citation) + (citation->address.isEmpty() ? QString() : u'\n' + citation->address))
                            .toHtmlEscaped());
        typesetter.add(QString(wordJoiner), {});
        if (many && number == sentence.citations.last())
            typesetter.add(QStringLiteral("–"), {});
        typesetter.add(QStringLiteral("[%1]").arg(number), mark);
    }
}

// An unsupported sentence says so in words as well as by its wavy line.
void addRemark(Typesetter &typesetter, const QString &remark)
{
    if (remark.isEmpty())
        return;
    QTextCharFormat format;
    format.setForeground(color(Role::Partly));
    typesetter.add(QString(QChar::Nbsp), {});
    typesetter.add(remark, format);
}

QFont scaled(double by)
{
    QFont font = QApplication::font();
    if (font.pointSizeF() > 0)
        font.setPointSizeF(font.pointSizeF() * by);
    else
        font.setPixelSize(qRound(font.pixelSize() * by)); // its size was set in pixels
    return font;
}

// A web page is identified by its host; the tooltip has the full address.
QString place(const QString &title, const QString &address, int page, const QString &label)
{
    if (!address.isEmpty())
        return QStringLiteral("%1, %2").arg(title, QUrl(address).host());
    return QStringLiteral("%1, %2").arg(title, pageWords(page, label));
}

} // namespace

QFont answerFont()
{
    return scaled(15.0 / 13);
}

QFont questionFont()
{
    QFont font = scaled(17.0 / 13);
    font.setBold(true);
    return font;
}

std::unique_ptr<QTextDocument> emptyAnswer()
{
    auto document = std::make_unique<QTextDocument>();
    document->setDefaultFont(answerFont());
    document->setDocumentMargin(0);
    document->setUndoRedoEnabled(false);
    QTextFrameFormat frame = document->rootFrame()->frameFormat();
    frame.setLeftMargin(besideBar);
    document->rootFrame()->setFrameFormat(frame);
    QTextCursor(document.get()).setBlockFormat(paragraph());
    return document;
}

std::unique_ptr<QTextDocument> answerDocument(const Turn &turn)
{
    auto document = emptyAnswer();
    Typesetter typesetter(document.get());
    QTextCharFormat plain;
    plain.setForeground(color(Role::Text));
    const QList<Ground> grounds = supportMap(turn);
    int at = 0;
    for (qsizetype i = 0; i < turn.sentences.size(); ++i) {
        const core::AnswerSentence &sentence = turn.sentences[i];
        const int from = qBound(at, sentence.from, int(turn.answer.size()));
        const int to = qBound(from, sentence.to, int(turn.answer.size()));
        typesetter.add(turn.answer.mid(at, from - at), plain);
        const QString remark = localized(core::sentenceRemark(turn, i));
        const bool hasNoSource = !remark.isEmpty() && grounds[i].support != Support::Partially;
        typesetter.add(turn.answer.mid(from, to - from), sentenceFormat(grounds[i], i, hasNoSource));
        addMarks(typesetter, turn, sentence);
        addRemark(typesetter, remark);
        at = to;
    }
    typesetter.add(turn.answer.mid(at), plain);
    return document;
}

QList<Support> supportOfBlocks(const QTextDocument &document, const Turn &turn)
{
    QList<Support> blocks;
    const QString begins = QStringLiteral("sentence:");
    for (QTextBlock block = document.begin(); block.isValid(); block = block.next()) {
        QSet<Support> seen;
        for (auto part = block.begin(); !part.atEnd(); ++part) {
            const QString leads = part.fragment().charFormat().anchorHref();
            const qsizetype sentence = leads.startsWith(begins) ? leads.mid(begins.size()).toInt() : -1;
            if (sentence >= 0 && sentence < turn.sentences.size())
                seen.insert(core::supportShown(turn, sentence));
        }
        seen.remove(Support::Unchecked);
        blocks.append(seen.isEmpty() ? Support::Unchecked : seen.size() > 1 ? Support::Partially : *seen.begin());
    }
    return blocks;
}

QString citationChips(const Turn &turn)
{
    QStringList keys; // documents in the order of their first citation
    QHash<QString, QString> titles;
    QHash<QString, QStringList> pages;
    for (const core::Citation &citation : turn.citations) {
        const bool isWeb = !citation.address.isEmpty();
        const QString key = isWeb ? citation.address : QString::number(citation.document) + citation.title;
        if (!titles.contains(key)) {
            keys.append(key);
            titles.insert(key, core::nameOf(citation));
        }
        const QString where = isWeb ? QUrl(citation.address).host() : pageWords(citation.page, citation.pageLabel);
        const QString words = QStringLiteral("[%1] %2").arg(citation.number).arg(where);
        pages[key] += link(QStringLiteral("cite:%1").arg(citation.number), QString(words).replace(u' ', QChar::Nbsp));
    }
    QStringList chips;
    for (const QString &key : std::as_const(keys))
        chips += QStringLiteral("<span style=\"background-color:%1\">&nbsp;%2&nbsp; %3&nbsp;</span>")
                     .arg(tint(Role::Accent, 0.08).name(), toned(Role::Text, titles[key]),
                          pages[key].join(QStringLiteral("&nbsp; ")));
    return chips.join(QStringLiteral("&nbsp; "));
}

qsizetype readButNotCited(const Turn &turn)
{
    QSet<core::PassageId> cited;
    for (const core::Citation &citation : turn.citations)
        cited.insert(citation.passage);
    return std::count_if(turn.sources.begin(), turn.sources.end(),
                         [&](const core::Passage &passage) { return !cited.contains(passage.id); });
}

Outcome outcome(const Turn &turn)
{
    const core::TurnOutcome ended = core::outcomeOf(turn);
    const auto tone = [&] {
        switch (ended.state) {
        case core::TurnOutcome::Verified:
        case core::TurnOutcome::Computed:
            return Role::Good;
        case core::TurnOutcome::PartlySupported:
        case core::TurnOutcome::GroundedNotUseful:
        case core::TurnOutcome::Unverified:
        case core::TurnOutcome::NoSources:
            return Role::Partly;
        case core::TurnOutcome::Quoted:
        case core::TurnOutcome::Abstained:
        case core::TurnOutcome::Help:
            return Role::Secondary;
        case core::TurnOutcome::Failed:
            break;
        }
        return ended.stopped ? Role::Secondary : Role::Bad;
    };
    return {core::markOf(ended), localized(core::inWords(ended)), int(tone())};
}

QString originSentence(const Turn &turn)
{
    QStringList sentences;
    if (turn.chosen)
        sentences += Answer::tr("Answered from passages the relevance check had rejected, at your request.");
    const core::TurnOutcome::State state = core::outcomeOf(turn).state;
    const bool doubtful = state == core::TurnOutcome::Unverified || state == core::TurnOutcome::NoSources;
    if (turn.accepted && !doubtful) // otherwise the warning says so
        sentences += Answer::tr("Accepted before the run had ended, at your request.");
    const core::ForkedFrom &fork = turn.fork;
    if (!fork.turn.isEmpty()) {
        const QDateTime asked = QDateTime::fromMSecsSinceEpoch(fork.asked);
        const bool today = asked.date() == QDate::currentDate();
        const QString when = today ? QLocale().toString(asked.time(), QLocale::ShortFormat)
                                   : QLocale().toString(asked, QLocale::ShortFormat);
        const QString step = fork.visit > 1 ? Answer::tr("“%1” (%2)").arg(fork.title, QString::number(fork.visit))
                                            : Answer::tr("“%1”").arg(fork.title);
        sentences += fork.changes.isEmpty()
                         ? Answer::tr("Forked at %2 from the run of %1, with nothing changed.").arg(when, step)
                         : Answer::tr("Forked at %2 from the run of %1: %3.")
                               .arg(when, step, fork.changes.join(QStringLiteral("; ")));
    }
    return sentences.join(u' ');
}

QString costWords(const Turn &turn)
{
    const QLocale locale;
    QStringList parts;
    const auto sources = core::citedPassages(turn);
    if (sources > 0 && turn.ending != Ending::NoSources && !turn.answer.isEmpty())
        parts += Answer::tr("%Ln source(s)", nullptr, int(sources));
    if (turn.cost.calls > 0)
        parts += Answer::tr("%Ln call(s)", nullptr, turn.cost.calls);
    if (const int saved = core::callsSaved(turn.trace); saved > 0)
        parts += Answer::tr("%Ln call(s) saved", nullptr, saved);
    if (turn.cost.seconds < 0.1)
        parts += Answer::tr("less than %1 s").arg(locale.toString(0.1, 'f', 1));
    else
        parts += Answer::tr("%1 s").arg(locale.toString(turn.cost.seconds, 'f', turn.cost.seconds < 10 ? 1 : 0));
    return parts.join(QStringLiteral(" · "));
}

QString refusalSentence(const Turn &turn)
{
    if (!turn.remark.isEmpty())
        return localized(turn.remark);
    switch (turn.refusal) {
    case Refusal::NothingIndexed:
        return Answer::tr("There is nothing to search yet: add PDFs to the library first.");
    case Refusal::NothingFound:
        return Answer::tr("Nothing in these documents resembles the question; try other words.");
    case Refusal::NothingRelevant:
        return Answer::tr("Passages were found, but none is relevant to the question.");
    case Refusal::NotSupported:
        return Answer::tr("The passages found do not answer the question, so nothing was written.");
    case Refusal::NotUseful:
        return Answer::tr("Your documents do not answer the question.");
    case Refusal::BudgetUsedUp:
        return Answer::tr(
            "The budget for one question was used up; raise it in the settings, or ask about fewer things at a time.");
    case Refusal::ModelUnreachable:
        return Answer::tr("The model could not be reached; start its server, or choose the built-in model.");
    case Refusal::EmptyReply:
        return Answer::tr("The model gave no answer; ask again, or choose another model.");
    case Refusal::PagesUnreadable:
        return Answer::tr("The pages that may hold the answer could not be read.");
    case Refusal::Stopped:
        return Answer::tr("You stopped this question.");
    case Refusal::None:
        break;
    }
    return Answer::tr("There is no answer.");
}

QString nextStepTitle(Refusal refusal)
{
    switch (refusal) {
    case Refusal::NothingIndexed:
        return Answer::tr("Add PDFs…");
    case Refusal::BudgetUsedUp:
        return Answer::tr("Change the budget…");
    case Refusal::ModelUnreachable:
        return Answer::tr("Connect a model…");
    case Refusal::EmptyReply:
        return Answer::tr("Choose another model…");
    case Refusal::PagesUnreadable:
        return Answer::tr("Show the documents");
    case Refusal::Stopped:
    case Refusal::None: // it failed, and the remark says why
        return Answer::tr("Ask again");
    default:
        return Answer::tr("Rephrase the question");
    }
}

bool mayBeMissing(Refusal refusal)
{
    return refusal == Refusal::NothingFound || refusal == Refusal::NothingRelevant ||
           refusal == Refusal::NotSupported || refusal == Refusal::NotUseful;
}

QString plainAnswer(const Turn &turn)
{
    QString text;
    int at = 0;
    for (const core::AnswerSentence &sentence : turn.sentences) {
        const int to = qBound(at, sentence.to, int(turn.answer.size()));
        text += turn.answer.mid(at, to - at);
        for (const int number : sentence.citations)
            text += QStringLiteral("[%1]").arg(number);
        at = to;
    }
    text += turn.answer.mid(at);
    if (!turn.citations.isEmpty())
        text += u'\n';
    for (const core::Citation &citation : turn.citations)
        text += QStringLiteral("\n[%1] %2").arg(citation.number).arg(placeWords(citation));
    return text;
}

QString placeWords(const core::Citation &citation)
{
    return place(core::nameOf(citation), citation.address, citation.page, citation.pageLabel);
}

QString placeWords(const core::Passage &passage)
{
    return place(core::nameOf(passage), passage.address, passage.page, passage.pageLabel);
}

} // namespace ui

#include "tests/generated/papers.h"

#include <algorithm>

namespace generated {

using namespace Qt::StringLiterals;

namespace {

QString heading(const QString &title, const Field &field, Names &names)
{
    return u"<h2>%1</h2>\n<p>This report of %2 covers the %3 in its care.</p>\n"_s.arg(title, names.organisation(),
                                                                                       field.rows);
}

QString document(const QString &body, Chance &chance)
{
    const QString font =
        chance.pick(QStringList{u"DejaVu Sans"_s, u"DejaVu Serif"_s, u"Nimbus Roman"_s, u"Nimbus Sans"_s});
    return u"<html><body style=\"font-family:'%1'; font-size:%2pt\">\n%3</body></html>\n"_s.arg(font)
        .arg(chance.between(9, 11))
        .arg(body);
}

Paper paperOf(const QString &title, const Field &field, const QString &body, Chance &chance)
{
    Paper paper;
    paper.title = title;
    paper.field = field.id;
    paper.html = document(body, chance);
    return paper;
}

Sheet::Kind kindAt(int number)
{
    static const QList<Sheet::Kind> kinds{Sheet::Years, Sheet::Measures, Sheet::Years, Sheet::Items, Sheet::Years};
    return kinds[number % kinds.size()];
}

// False if the foreign measure of a question exists in one of the sheets.
bool isAskable(const Ask &ask, const QList<Sheet> &sheets)
{
    return ask.kind != Ask::OtherMeasure || std::none_of(sheets.begin(), sheets.end(), [&](const Sheet &sheet) {
               return sheet.measures.contains(ask.measure);
           });
}

// This many questions about the sheets, of as many kinds as possible.
QList<Case> questionsAbout(const QList<Sheet> &sheets, int count, Chance &chance, Names &names)
{
    QList<Ask::Kind> kinds;
    for (int kind = 0; kind < Ask::Kinds; ++kind)
        kinds.append(Ask::Kind(kind));
    QList<Case> cases;
    QStringList asked;
    for (int round = 0; round < 6 && cases.size() < count; ++round) {
        chance.shuffle(kinds);
        for (const Ask::Kind kind : std::as_const(kinds)) {
            const Sheet &sheet = chance.pick(sheets);
            const std::optional<Ask> ask = drawAsk(kind, sheet, chance, names);
            if (!ask || !isAskable(*ask, sheets) || cases.size() == count)
                continue;
            const Case made = question(*ask, sheet);
            if (asked.contains(made.text))
                continue;
            asked.append(made.text);
            cases.append(made);
        }
    }
    return cases;
}

QString titleOf(const Field &field, Names &names)
{
    return u"%1 of %2"_s.arg(capitalised(field.rows), names.place());
}

} // namespace

QList<Paper> tablePapers(quint64 seed, int questions)
{
    Chance chance(seed * 4 + 1);
    QList<Paper> papers;
    for (int left = questions, number = 0; left > 0; ++number) {
        Names names(chance);
        const Field &field = fields()[number % fields().size()];
        QList<Sheet> sheets{drawSheet(field, {kindAt(number / int(fields().size()) + number), false}, chance, names)};
        if (chance.oneIn(2)) {
            if (const std::optional<Sheet> second = drawSecond(sheets.first(), chance))
                sheets.append(*second);
        }
        const QString title = titleOf(field, names);
        QString body = heading(title, field, names);
        for (const Sheet &sheet : std::as_const(sheets))
            body += sheet.html(chance);
        Paper paper = paperOf(title, field, body, chance);
        paper.cases = questionsAbout(sheets, std::min(left, 10), chance, names);
        left -= int(std::max<qsizetype>(1, paper.cases.size()));
        papers.append(paper);
    }
    return papers;
}

namespace {

// Makes the documents of one family; the first states the facts as generated.
class Family
{
public:
    Family(int number, Chance &chance) : m_number(number), m_chance(chance), m_names(chance) {}

    QList<Paper> papers();

private:
    Case asked(const Ask &ask, const Sheet &sheet, int pair, const QString &relation) const
    {
        Case made = question(ask, sheet);
        made.pair = u"%1: %2.%3"_s.arg(relation).arg(m_number).arg(pair);
        return made;
    }
    void addOtherwiseAsked(Paper &base, const Sheet &sheet, const QList<Ask> &asks);
    void addOtherwiseTold(QList<Paper> &papers, const QString &relation, const Sheet &sheet, const Sheet &otherwise,
                          const QList<Ask> &asks);
    Paper paper(const Sheet &sheet);

    const int m_number;
    Chance &m_chance;
    Names m_names;
    int m_pairs = 0;
};

Paper Family::paper(const Sheet &sheet)
{
    const QString title = titleOf(*sheet.field, m_names);
    return paperOf(title, *sheet.field, heading(title, *sheet.field, m_names) + sheet.html(m_chance), m_chance);
}

void Family::addOtherwiseAsked(Paper &base, const Sheet &sheet, const QList<Ask> &asks)
{
    for (Ask ask : asks) {
        ask.wording = 0;
        base.cases.append(asked(ask, sheet, ++m_pairs, u"other words"_s));
        ask.wording = 1;
        base.cases.append(asked(ask, sheet, m_pairs, u"other words"_s));
        ask.wording = 0;
        if (ask.kind == Ask::Threshold) {
            base.cases.append(asked(ask, sheet, ++m_pairs, u"negated"_s));
            ask.isNegated = true;
            base.cases.append(asked(ask, sheet, m_pairs, u"negated"_s));
        }
        Ask later = ask;
        for (const int year : sheet.years)
            later.from = year > ask.from ? year : later.from;
        if (ask.kind == Ask::Value && later.from != ask.from && sheet.value(ask.a, ask.measure, later.from)) {
            base.cases.append(asked(ask, sheet, ++m_pairs, u"other year"_s));
            base.cases.append(asked(later, sheet, m_pairs, u"other year"_s));
        }
    }
}

void Family::addOtherwiseTold(QList<Paper> &papers, const QString &relation, const Sheet &sheet, const Sheet &otherwise,
                              const QList<Ask> &asks)
{
    Paper other = paper(otherwise);
    for (const Ask &ask : asks) {
        papers.first().cases.append(asked(ask, sheet, ++m_pairs, relation));
        other.cases.append(asked(ask, otherwise, m_pairs, relation));
    }
    papers.append(other);
}

QList<Paper> Family::papers()
{
    const Field &field = fields()[m_number % fields().size()];
    const Sheet sheet = drawSheet(field, {m_number % 2 ? Sheet::Measures : Sheet::Years, true}, m_chance, m_names);
    QList<Ask> asks;
    for (const Ask::Kind kind : {Ask::Value, Ask::Sum, Ask::Extreme, Ask::Threshold, Ask::Growth, Ask::Total}) {
        if (const std::optional<Ask> ask = drawAsk(kind, sheet, m_chance, m_names))
            asks.append(*ask);
    }
    QList<Paper> papers{paper(sheet)};
    addOtherwiseAsked(papers.first(), sheet, asks.mid(0, 4));
    addOtherwiseTold(papers, u"other order"_s, sheet, permuted(sheet, m_chance), asks.mid(0, 3));
    addOtherwiseTold(papers, u"other names"_s, sheet, renamed(sheet, m_names), asks.mid(0, 3));
    if (const std::optional<Sheet> scaled = rescaled(sheet))
        addOtherwiseTold(papers, u"other scale"_s, sheet, *scaled, asks);
    return papers;
}

int pairsIn(const QList<Paper> &papers)
{
    int cases = 0;
    for (const Paper &paper : papers)
        cases += int(paper.cases.size());
    return cases / 2;
}

} // namespace

QList<Paper> pairPapers(quint64 seed, int pairs)
{
    Chance chance(seed * 4 + 2);
    QList<Paper> papers;
    for (int number = 0; pairsIn(papers) < pairs; ++number)
        papers += Family(number, chance).papers();
    return papers;
}

QList<Paper> countPapers(quint64 seed, int counts)
{
    Chance chance(seed * 4 + 3);
    QList<Paper> papers;
    for (int number = 0; papers.size() < counts; ++number) {
        Names names(chance);
        const Field &field = fields()[number % fields().size()];
        const Sheet::Kind kind = chance.oneIn(3) ? Sheet::Measures : Sheet::Years;
        const Sheet sheet = drawSheet(field, {kind, false}, chance, names);
        const std::optional<Ask> ask = drawAsk(Ask::Count, sheet, chance, names);
        if (!ask) {
            --number;
            continue;
        }
        const QString title = titleOf(field, names);
        Paper paper = paperOf(title, field, heading(title, field, names) + sheet.html(chance), chance);
        Ask plain = *ask;
        plain.wording = 0;
        paper.cases = {question(plain, sheet)};
        paper.cases.first().part = Case::Count;
        papers.append(paper);
    }
    return papers;
}

QList<ClaimPaper> claimPapers(quint64 seed)
{
    Chance chance(seed * 4 + 4);
    QList<ClaimPaper> papers;
    for (int number = 0; number < 2 * fields().size(); ++number) {
        Names names(chance);
        const Field &field = fields()[number % fields().size()];
        ClaimPaper made;
        made.sheet = drawSheet(field, {number % 2 ? Sheet::Years : Sheet::Measures, true}, chance, names);
        Prose prose = drawProse(field, chance, names);
        made.facts = prose.facts;
        made.statements = prose.statements + statementsOf(made.sheet, chance);
        const QString title = titleOf(field, names);
        const QString table = made.sheet.html(chance);
        const bool isTableFirst = chance.oneIn(2);
        made.paper =
            paperOf(title, field,
                    heading(title, field, names) + (isTableFirst ? table + prose.html : prose.html + table), chance);
        papers.append(made);
    }
    return papers;
}

namespace {

struct Place // the position of a statement
{
    int paper = 0;
    int statement = 0;
};

// Selects this many statements of one truth value, cycling through the kinds.
QList<Place> choose(const QList<ClaimPaper> &papers, bool areTrue, int count, Chance &chance)
{
    QMap<QString, QList<Place>> kinds;
    for (int paper = 0; paper < papers.size(); ++paper) {
        for (int i = 0; i < papers[paper].statements.size(); ++i) {
            const Case &made = papers[paper].statements[i].made;
            if (made.isTrue == areTrue)
                kinds[made.kind].append({paper, i});
        }
    }
    for (QList<Place> &places : kinds)
        chance.shuffle(places);
    if (QList<Place> &places = kinds[u"converse"_s]; places.size() > count / 25)
        places.resize(count / 25); // "more than" for "fewer than" needs inference, so only a few
    QList<Place> chosen;
    for (bool isMore = true; isMore && chosen.size() < count;) {
        isMore = false;
        for (QList<Place> &places : kinds) {
            if (places.isEmpty() || chosen.size() == count)
                continue;
            chosen.append(places.takeLast());
            isMore = true;
        }
    }
    return chosen;
}

} // namespace

QList<Paper> chosen(const QList<ClaimPaper> &papers, Case::Part part, int lies, int truths, quint64 seed)
{
    Chance chance(seed * 4 + 5 + part);
    QList<Paper> made;
    for (const ClaimPaper &each : papers)
        made.append(each.paper);
    const QList<Place> places = choose(papers, false, lies, chance) + choose(papers, true, truths, chance);
    for (const Place &place : places) {
        Case one = papers[place.paper].statements[place.statement].made;
        one.part = part;
        made[place.paper].cases.append(one);
    }
    return made;
}

} // namespace generated

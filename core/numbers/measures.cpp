// Reads measure files: each error is one sentence that names the file and the entry.
#include "core/numbers/measures.h"
#include "core/base/json.h"

#include <QDir>
#include <QFile>

namespace core {

using namespace Qt::StringLiterals;

namespace {

constexpr qint64 largestFile = 1 << 20;
constexpr int mostFiles = 50;
constexpr int mostEntries = 500;  // per file
constexpr int mostPatterns = 40;  // per entry
constexpr int longestText = 1000; // characters of a question searched for names

template <class T>
struct NamedValue
{
    const char *name;
    T value;
};

constexpr NamedValue<MeasureUnit> unitNames[] = {
    {"money", MeasureUnit::Money}, {"per share", MeasureUnit::PerShare}, {"ratio", MeasureUnit::Ratio},
    {"rate", MeasureUnit::Rate},   {"percent", MeasureUnit::Percent},    {"days", MeasureUnit::Days}};
constexpr NamedValue<Better> betterNames[] = {{"up", Better::Up}, {"down", Better::Down}, {"none", Better::Neither}};

} // namespace

class MeasuresReader
{
public:
    MeasuresReader(Measures &measures, const QString &file) : m_measures(measures), m_file(file) {}

    void read(const Json &all)
    {
        readStatements(all["statements"_L1]);
        if (!all["pages"_L1].isMissing())
            readPages(all["pages"_L1]);
        if (!all["documents"_L1].isMissing())
            readCovers(all["documents"_L1]);
        readGroups(all["groups"_L1]);
        const Json items = all["items"_L1];
        const Json metrics = all["metrics"_L1];
        if (items.size() + metrics.size() > mostEntries)
            return fail(QString(), u"has more than %1 measures"_s.arg(mostEntries));
        for (const auto &[id, item] : items.entries())
            readItem(id, item);
        for (const auto &[id, metric] : metrics.entries())
            readMetric(id, metric);
        readIds(all["key_figures"_L1], m_measures.m_keyFigures);
        readIds(all["earnings"_L1], m_measures.m_earnings);
        if (items.size() + metrics.size() == 0)
            fail(QString(), u"has neither \"items\" nor \"metrics\""_s);
        checkNames();
    }

    QString wrong() const { return m_wrong; }

private:
    void fail(const QString &entry, const QString &why)
    {
        if (m_wrong.isEmpty())
            m_wrong = entry.isEmpty() ? u"%1 %2."_s.arg(m_file, why) : u"%1: \"%2\" %3."_s.arg(m_file, entry, why);
    }

    Pattern pattern(const QString &entry, const Json &value)
    {
        const QString text = value.toString();
        if (text.isEmpty())
            return {};
        const Result<Pattern> pattern = Pattern::fromText(text);
        if (pattern)
            return *pattern;
        if (m_wrong.isEmpty())
            m_wrong = u"%1: %2: %3"_s.arg(m_file, entry, pattern.error().message);
        return {};
    }

    QList<Pattern> patterns(const QString &entry, const Json &value)
    {
        const Json texts = value;
        if (texts.size() > mostPatterns)
            fail(entry, u"has more than %1 patterns"_s.arg(mostPatterns));
        QList<Pattern> all;
        for (qsizetype i = 0; i < std::min<qsizetype>(texts.size(), mostPatterns); ++i)
            all.append(pattern(entry, texts[i]));
        return all;
    }

    Expression formula(const QString &entry, const Json &value)
    {
        const Result<Expression> expression = formulaFrom(value.toString());
        if (expression)
            return *expression;
        if (m_wrong.isEmpty())
            m_wrong = u"%1: %2: %3"_s.arg(m_file, entry, expression.error().message);
        return {};
    }

    template <class T, std::size_t N>
    T named(const QString &entry, const Json &value, const NamedValue<T> (&names)[N], T usual)
    {
        if (value.isMissing())
            return usual;
        for (const NamedValue<T> &each : names) {
            if (value.toString() == QLatin1String(each.name))
                return each.value;
        }
        fail(entry, u"has \"%1\", which is not allowed there"_s.arg(value.toString().left(40)));
        return usual;
    }

    void readStatements(const Json &statements)
    {
        for (const Json &value : statements) {
            const Json each = value;
            StatementForm form;
            form.id = each["id"_L1].toString();
            form.name = each["name"_L1].toString(form.id);
            form.instant = each["instant"_L1].toBool();
            form.headings = patterns(form.id, each["headings"_L1]);
            for (const Json &body : each["body"_L1])
                form.body.append({pattern(form.id, body["words"_L1]), body["points"_L1].toInt()});
            form.continues = each["continues"_L1].toString();
            form.continuesWithout = each["continues_without"_L1].toString();
            if (form.id.isEmpty())
                fail(QString(), u"has a statement without \"id\""_s);
            auto &all = m_measures.m_statements;
            all.removeIf([&form](const StatementForm &other) { return other.id == form.id; });
            all.append(form);
        }
    }

    void readGroups(const Json &groups)
    {
        for (const auto &[id, each] : groups.entries()) {
            RowGroup group;
            group.id = id;
            group.name = each["name"_L1].toString(group.id);
            group.statement = each["statement"_L1].toString();
            for (const Pattern &name : patterns(group.id, each["names"_L1])) {
                if (const Result<Pattern> words = name.asWords())
                    group.names.append(*words);
            }
            group.after = pattern(group.id, each["after"_L1]);
            group.total = pattern(group.id, each["total"_L1]);
            if (group.total.isEmpty())
                fail(group.id, u"has no \"total\""_s);
            if (!m_measures.statement(group.statement))
                fail(group.id, u"refers to the statement \"%1\", which does not exist"_s.arg(group.statement.left(40)));
            auto &all = m_measures.m_groups;
            all.removeIf([&group](const RowGroup &other) { return other.id == group.id; });
            all.append(group);
        }
    }

    void readIds(const Json &ids, QStringList &into)
    {
        if (ids.isMissing())
            return;
        into = textsOf(ids);
        for (const QString &id : std::as_const(into)) {
            if (!m_measures.item(id) && !m_measures.metric(id))
                fail(id, u"is not one of the items or metrics"_s);
        }
    }

    void readPages(const Json &pages)
    {
        m_measures.notAHeading = pattern(u"pages"_s, pages["not_a_heading"_L1]);
        m_measures.notes = pattern(u"pages"_s, pages["notes"_L1]);
        m_measures.otherEntity = pattern(u"pages"_s, pages["other_entity"_L1]);
        m_measures.otherEntityAbove = pattern(u"pages"_s, pages["other_entity_above"_L1]);
        m_measures.perUnit = pattern(u"pages"_s, pages["per_unit"_L1]);
        m_measures.whole = pages["whole"_L1].toString();
    }

    QList<CoverForm> coverForms(const Json &forms)
    {
        QList<CoverForm> all;
        for (const Json &form : forms)
            all.append({form["form"_L1].toString(), patterns(u"documents"_s, form["words"_L1])});
        return all;
    }

    void readCovers(const Json &covers)
    {
        const auto wordsOf = [&covers](QLatin1String key) {
            const QStringList words = covers[key].toString().split(u' ', Qt::SkipEmptyParts);
            return QSet<QString>(words.begin(), words.end());
        };
        m_measures.forms = coverForms(covers["forms"_L1]);
        m_measures.formsInWords = coverForms(covers["forms_in_words"_L1]);
        m_measures.periodEnded = pattern(u"documents"_s, covers["period_ended"_L1]);
        m_measures.anyPeriodEnded = pattern(u"documents"_s, covers["any_period_ended"_L1]);
        m_measures.yearEnded = pattern(u"documents"_s, covers["year_ended"_L1]);
        m_measures.registrant = pattern(u"documents"_s, covers["registrant"_L1]);
        m_measures.symbol = pattern(u"documents"_s, covers["symbol"_L1]);
        m_measures.companyWords = wordsOf("company_words"_L1);
        m_measures.fileWords = wordsOf("file_words"_L1);
    }

    void addNames(const QString &id, const Json &names, bool isMetric)
    {
        m_measures.m_names.removeIf([&id](const Measures::Name &name) { return name.id == id; });
        for (const Pattern &name : patterns(id, names)) {
            const Result<Pattern> words = name.asWords();
            if (words)
                m_measures.m_names.append({*words, id, isMetric});
            else
                fail(id, u"has a name that is not a regular expression"_s);
        }
    }

    void readItem(const QString &id, const Json &each)
    {
        Item item;
        item.id = id;
        item.name = each["name"_L1].toString(id);
        item.statement = each["statement"_L1].toString();
        item.unit = named(id, each["unit"_L1], unitNames, MeasureUnit::Money);
        item.labels = patterns(id, each["labels"_L1]);
        item.exclude = pattern(id, each["exclude"_L1]);
        if (!each["fallback"_L1].isMissing())
            item.fallback = formula(id, each["fallback"_L1]);
        item.absolute = each["absolute"_L1].toBool();
        item.signs = pattern(id, each["signed"_L1]);
        item.within = pattern(id, each["within"_L1]);
        item.before = pattern(id, each["before"_L1]);
        item.zeroWithin = each["zero_within"_L1].toString();
        const Json parts = each["parts"_L1];
        item.parts = pattern(id, parts["labels"_L1]);
        item.partsUnless = parts["unless"_L1].toString();
        item.partsAlways = parts["always"_L1].toBool();
        const Json added = each["and"_L1];
        item.added = pattern(id, added["labels"_L1]);
        item.addedUnless = pattern(id, added["unless"_L1]);
        if (!each["sign"_L1].isMissing()) {
            const Json sign = each["sign"_L1];
            item.sign = Item::Sign{sign["from"_L1].toString(), sign["to"_L1].toString(),
                                   pattern(id, sign["subtotals"_L1]), pattern(id, sign["negative"_L1])};
        }
        if (item.labels.isEmpty())
            fail(id, u"has no \"labels\""_s);
        if (!m_measures.statement(item.statement))
            fail(id, u"refers to the statement \"%1\", which does not exist"_s.arg(item.statement.left(40)));
        m_measures.m_metrics.remove(id);
        m_measures.m_items.insert(id, item);
        addNames(id, each["names"_L1], false);
    }

    void readMetric(const QString &id, const Json &each)
    {
        Metric metric;
        metric.id = id;
        metric.name = each["name"_L1].toString(id);
        metric.unit = named(id, each["unit"_L1], unitNames, MeasureUnit::Ratio);
        metric.better = named(id, each["better"_L1], betterNames, Better::Neither);
        metric.formula = formula(id, each["formula"_L1]);
        for (const Json &variant : each["variants"_L1])
            metric.variants.append({variant["name"_L1].toString(), formula(id, variant["formula"_L1])});
        if (!each["sound_from"_L1].isMissing())
            metric.soundFrom = each["sound_from"_L1].toDouble();
        m_measures.m_items.remove(id);
        m_measures.m_metrics.insert(id, metric);
        addNames(id, each["names"_L1], true);
    }

    void checkFormula(const QString &id, const Expression &formula, int depth)
    {
        if (depth > 10)
            return fail(id, u"is defined in terms of itself"_s);
        for (const QString &name : measuresIn(formula)) {
            const Metric *metric = m_measures.metric(name);
            const Item *item = m_measures.item(name);
            if (!metric && !item)
                return fail(id, u"uses \"%1\", which does not exist"_s.arg(name.left(40)));
            if (metric)
                checkFormula(id, metric->formula, depth + 1);
            else if (item->fallback)
                checkFormula(id, *item->fallback, depth + 1);
        }
    }

    void checkNames()
    {
        for (const Metric &metric : std::as_const(m_measures.m_metrics)) {
            checkFormula(metric.id, metric.formula, 0);
            for (const Metric::Variant &variant : metric.variants)
                checkFormula(metric.id, variant.formula, 0);
        }
        for (const Item &item : std::as_const(m_measures.m_items)) {
            if (item.fallback)
                checkFormula(item.id, *item.fallback, 0);
            QStringList others{item.zeroWithin, item.partsUnless};
            if (item.sign)
                others << item.sign->from << item.sign->to;
            for (const QString &other : std::as_const(others)) {
                if (!other.isEmpty() && !m_measures.item(other))
                    fail(item.id, u"names \"%1\", which is not an item"_s.arg(other.left(40)));
            }
        }
    }

    Measures &m_measures;
    const QString m_file;
    QString m_wrong;
};

const Measures &Measures::builtIn()
{
    static const Measures all = [] {
        QFile file(u":/measures/finance.json"_s);
        const QByteArray json = file.open(QIODevice::ReadOnly) ? file.readAll() : QByteArray();
        const Result<Measures> measures = Measures().with(json, u"finance.json"_s);
        Q_ASSERT_X(measures, "Measures", qUtf8Printable(measures.error().message));
        return measures ? *measures : Measures();
    }();
    return all;
}

Result<Measures> Measures::with(const QByteArray &json, const QString &file) const
{
    Json::Problem problem{u"something else"_s, 0};
    const Json read = Json::parse(json, &problem);
    if (!read.isObject()) {
        return Error{Error::Invalid,
                     u"%1 is not a JSON object: %2 at byte %3."_s.arg(file, problem.what, QString::number(problem.at)),
                     {}};
    }
    Measures all = *this;
    MeasuresReader reader(all, file);
    reader.read(read);
    if (!reader.wrong().isEmpty())
        return Error{Error::Invalid, reader.wrong(), {}};
    return all;
}

Result<Measures> Measures::withFolder(const QString &folder) const
{
    Measures all = *this;
    const QDir dir(folder);
    const QStringList names = folder.isEmpty() ? QStringList() : dir.entryList({u"*.json"_s}, QDir::Files, QDir::Name);
    if (names.size() > mostFiles) {
        return Error{Error::Invalid,
                     u"%1 has more than %2 files of measures; keep those that are needed."_s.arg(
                         folder, QString::number(mostFiles)),
                     {}};
    }
    for (const QString &name : names) {
        QFile file(dir.filePath(name));
        if (file.size() > largestFile)
            return Error{Error::Invalid, u"%1 is larger than 1 MB, the limit for a file of measures."_s.arg(name), {}};
        if (!file.open(QIODevice::ReadOnly))
            return Error{Error::Storage, u"%1 cannot be read: %2."_s.arg(name, file.errorString()), {}};
        Result<Measures> more = all.with(file.read(largestFile), name);
        if (!more)
            return more;
        all = std::move(*more);
    }
    return all;
}

const Item *Measures::item(const QString &id) const
{
    const auto found = m_items.constFind(id);
    return found == m_items.constEnd() ? nullptr : &*found;
}

const Metric *Measures::metric(const QString &id) const
{
    const auto found = m_metrics.constFind(id);
    return found == m_metrics.constEnd() ? nullptr : &*found;
}

QStringList Measures::itemIds() const
{
    QStringList ids = m_items.keys();
    ids.sort();
    return ids;
}

QString Measures::nameOf(const QString &id) const
{
    const Item *one = item(id);
    const Metric *other = metric(id);
    return one ? one->name : other ? other->name : id;
}

MeasureUnit Measures::unitOf(const QString &id) const
{
    const Item *one = item(id);
    const Metric *other = metric(id);
    return one ? one->unit : other ? other->unit : MeasureUnit::Ratio;
}

const StatementForm *Measures::statement(const QString &id) const
{
    for (const StatementForm &form : m_statements) {
        if (form.id == id)
            return &form;
    }
    return nullptr;
}

QList<MeasureMention> Measures::mentionsIn(const QString &text) const
{
    const QString head = text.left(longestText);
    QList<MeasureMention> all;
    for (const Name &name : m_names) {
        for (auto each = name.pattern.allIn(head); each.hasNext();) {
            const QRegularExpressionMatch match = each.next();
            if (match.capturedLength() > 0)
                all.append({int(match.capturedStart()), int(match.capturedEnd()), name.id, name.isMetric});
        }
    }
    std::stable_sort(all.begin(), all.end(), [](const MeasureMention &a, const MeasureMention &b) {
        return a.to - a.from != b.to - b.from ? a.to - a.from > b.to - b.from : a.from < b.from;
    });
    QList<MeasureMention> longest;
    for (const MeasureMention &mention : std::as_const(all)) {
        const bool isFree = std::none_of(longest.begin(), longest.end(), [&mention](const MeasureMention &other) {
            return mention.from < other.to && other.from < mention.to;
        });
        if (isFree)
            longest.append(mention);
    }
    std::sort(longest.begin(), longest.end(),
              [](const MeasureMention &a, const MeasureMention &b) { return a.from < b.from; });
    return longest;
}

} // namespace core

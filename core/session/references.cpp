#include "core/session/references.h"

#include "core/session/tex.h"

#include <QFileInfo>
#include <QHash>
#include <QRegularExpression>

#include <algorithm>

namespace core {
namespace {

QString keyOf(const QString &title, DocumentId id)
{
    constexpr int mostWords = 3;
    QStringList words;
    QString word;
    for (const QChar c : title.normalized(QString::NormalizationForm_KD).toLower() + u' ') {
        if ((c >= u'a' && c <= u'z') || (c >= u'0' && c <= u'9')) {
            word += c;
        } else if (!c.isMark() && !word.isEmpty()) {
            words.append(word);
            word.clear();
        }
    }
    return (words.mid(0, mostWords) + QStringList{QString::number(id)}).join(u'-');
}

// "Department of Energy", "Acme Inc.": must not be inverted.
bool isBody(const QStringList &words)
{
    static const QStringList marks{
        QStringLiteral("inc"),         QStringLiteral("ltd"),         QStringLiteral("gmbh"),
        QStringLiteral("ag"),          QStringLiteral("corporation"), QStringLiteral("corp"),
        QStringLiteral("company"),     QStringLiteral("university"),  QStringLiteral("institute"),
        QStringLiteral("department"),  QStringLiteral("ministry"),    QStringLiteral("office"),
        QStringLiteral("commission"),  QStringLiteral("committee"),   QStringLiteral("organization"),
        QStringLiteral("association"), QStringLiteral("foundation"),  QStringLiteral("agency"),
        QStringLiteral("council"),     QStringLiteral("bank"),        QStringLiteral("panel"),
        QStringLiteral("group"),       QStringLiteral("team"),        QStringLiteral("the"),
        QStringLiteral("of"),          QStringLiteral("for"),         QStringLiteral("universität"),
        QStringLiteral("institut"),    QStringLiteral("verein"),      QStringLiteral("amt"),
        QStringLiteral("für")};
    constexpr qsizetype mostWords = 5; // words in a person's name
    return words.size() > mostWords || std::any_of(words.begin(), words.end(), [](const QString &word) {
               QString bare = word.toLower();
               return marks.contains(bare.remove(u'.'));
           });
}

PersonName nameIn(const QString &text)
{
    const QStringList words = text.split(u' ', Qt::SkipEmptyParts);
    if (words.size() < 2 || isBody(words))
        return {words.join(u' '), {}, false};
    qsizetype family = words.size() - 1;
    while (family > 1 && words[family - 1][0].isLower()) // "van", "de la"
        --family;
    return {words.mid(family).join(u' '), words.mid(0, family).join(u' '), true};
}

PersonName invertedIn(const QString &text) // parses "Vaswani, Ashish"
{
    return {text.section(u',', 0, 0).simplified(), text.section(u',', 1).simplified(), true};
}

// Abbreviates "Jean-Paul" to "J.-P."; "A. N. Lee".
QString initialsOf(const QString &given)
{
    QStringList all;
    for (const QString &word : given.split(QRegularExpression(QStringLiteral("[ .]+")), Qt::SkipEmptyParts)) {
        QStringList parts;
        for (const QString &part : word.split(u'-', Qt::SkipEmptyParts))
            parts.append(part.left(1) + u'.');
        all.append(parts.join(u'-'));
    }
    return all.join(u' ');
}

QString nameAs(const PersonName &name, const CitationStyle &style, bool isFirst)
{
    const QString given = style.hasInitials ? initialsOf(name.given) : name.given;
    if (!name.isOne || given.isEmpty())
        return name.family;
    const bool isInverted =
        style.order == CitationStyle::Inverted || (style.order == CitationStyle::FirstInverted && isFirst);
    return isInverted ? name.family + QLatin1String(", ") + given : given + u' ' + name.family;
}

QString authorsAs(const Reference &reference, const CitationStyle &style)
{
    QStringList names;
    for (const PersonName &name : reference.authors)
        names.append(nameAs(name, style, names.isEmpty()));
    if (names.size() > style.most)
        return names.mid(0, style.shown).join(QString::fromUtf8(style.join)) +
               QString::fromUtf8(style.others).replace(QLatin1String("%1"), names.last());
    if (names.size() < 2)
        return names.join(QString());
    const QString last = names.takeLast();
    return names.join(QString::fromUtf8(style.join)) +
           QString::fromUtf8(names.size() == 1 ? style.joinTwo : style.joinLast) + last;
}

// Removes doubled punctuation left by joining parts: two full stops, or a comma after a question mark.
QString punctuated(QString text)
{
    static const QRegularExpression twice(QStringLiteral(R"((?<!\.)([.?!])\.(?=[ ”]|$))"));
    static const QRegularExpression comma(QStringLiteral("([.?!]),(?=”)"));
    return text.replace(twice, QStringLiteral("\\1")).replace(comma, QStringLiteral("\\1")).simplified();
}

// The address in a form allowed inside braces.
QString bareAddress(const QString &address)
{
    QString bare = address.simplified();
    return bare.replace(u'{', QLatin1String("%7B"))
        .replace(u'}', QLatin1String("%7D"))
        .replace(u'\\', QLatin1String("%5C"));
}

Json nameJson(const PersonName &name)
{
    if (!name.isOne)
        return Json::object({{"literal", name.family}});
    return name.given.isEmpty() ? Json::object({{"family", name.family}})
                                : Json::object({{"family", name.family}, {"given", name.given}});
}

QString invertedName(const PersonName &name)
{
    return name.given.isEmpty() ? name.family : name.family + QLatin1String(", ") + name.given;
}

constexpr CitationStyle styles[] = {
    {"apa", "APA", CitationStyle::Inverted, true, ", ", ", & ", ", & ", 20, 19, ", … %1", "%1. (%2). %3.", "%3. (%2).",
     "n.d.", " (p. %1).", " (pp. %1)."},
    {"chicago", "Chicago", CitationStyle::FirstInverted, false, ", ", ", and ", ", and ", 10, 7, ", et al.",
     "%1. %3. %2.", "%3. %2.", "n.d.", ", %1.", ", %1."},
    {"ieee", "IEEE", CitationStyle::Plain, true, ", ", " and ", ", and ", 6, 1, " et al.", "%1, “%3,” %2.", "“%3,” %2.",
     "n.d.", ", p. %1.", ", pp. %1."},
};

} // namespace

QList<PersonName> namesIn(const QString &author)
{
    static const QRegularExpression conjunction(QStringLiteral(" (?:and|und|&) "),
                                                QRegularExpression::CaseInsensitiveOption);
    const QString text = author.simplified();
    QStringList parts = text.split(u';', Qt::SkipEmptyParts);
    const bool isList = parts.size() > 1;
    if (!isList && !isBody(text.split(u' ').mid(0, 2)))
        parts =
            QString(text).replace(conjunction, QStringLiteral(" ; ")).split(QStringLiteral(" ; "), Qt::SkipEmptyParts);
    QList<PersonName> names;
    for (const QString &part : std::as_const(parts)) {
        const QString name = part.simplified();
        const QStringList pieces = name.split(QRegularExpression(QStringLiteral(" ?, ?")), Qt::SkipEmptyParts);
        // "Vaswani, Ashish" is one person, "Ashish Vaswani, Noam Shazeer" are two, "Acme, Inc." is not a person.
        const bool isInverted = pieces.size() == 2 && !isBody(pieces.last().split(u' ')) &&
                                (isList || !pieces[0].contains(u' ') || pieces[0][0].isLower());
        const bool areSeveral =
            pieces.size() > 1 && !isInverted &&
            std::all_of(pieces.begin(), pieces.end(), [](const QString &each) { return each.contains(u' '); });
        if (isInverted) {
            names.append(invertedIn(name));
        } else if (areSeveral) {
            for (const QString &piece : pieces)
                names.append(nameIn(piece));
        } else if (!name.isEmpty()) {
            names.append(pieces.size() > 1 ? PersonName{name, {}, false} : nameIn(name));
        }
    }
    return names;
}

Reference referenceTo(const Document &document, int page)
{
    const QString title = document.title.simplified();
    return {keyOf(title, document.id),
            title,
            QFileInfo(document.path).fileName().simplified(),
            document.pages,
            page > 0 ? QString::number(page) : QString(),
            namesIn(document.author),
            document.year};
}

QList<Reference> referencesOf(const ExportData &evidence)
{
    QList<Reference> all;
    QList<QList<int>> pages;
    QHash<QString, qsizetype> known;
    for (const Session &session : evidence.sessions) {
        for (const Turn &turn : session.turns) {
            for (const Citation &citation : turn.citations) {
                const QByteArray hash = turn.evidence.value(citation.document);
                const QString name = citation.address.isEmpty()
                                         ? QStringLiteral("%1 %2").arg(citation.document).arg(QString::fromLatin1(hash))
                                         : citation.address;
                if (!known.contains(name)) {
                    known.insert(name, all.size());
                    const QString title = citation.title.isEmpty() ? citation.file : citation.title;
                    Reference fresh{keyOf(title, citation.document),
                                    title.simplified(),
                                    citation.file.simplified(),
                                    0,
                                    {},
                                    {},
                                    citation.year,
                                    citation.address};
                    for (const EvidenceDocument &document : evidence.documents) {
                        if (document.id != citation.document || document.hash != hash)
                            continue;
                        fresh.pages = document.pages;
                        fresh.authors = namesIn(document.author);
                        fresh.doi = evidence.dois.value(hash);
                    }
                    all.append(fresh);
                    pages.append(QList<int>());
                }
                QList<int> &cited = pages[known.value(name)];
                if (citation.page > 0 && !cited.contains(citation.page))
                    cited.append(citation.page);
            }
        }
    }
    for (qsizetype i = 0; i < all.size(); ++i) {
        std::sort(pages[i].begin(), pages[i].end());
        QStringList words;
        for (const int page : std::as_const(pages[i]))
            words.append(QString::number(page));
        all[i].cited = words.join(QStringLiteral(", "));
    }
    return all;
}

Json cslOf(const Reference &reference)
{
    const bool isWeb = !reference.address.isEmpty();
    JsonEntries entries{{"id", reference.key}, {"type", isWeb ? "webpage" : "document"}, {"title", reference.title}};
    if (reference.pages > 0)
        entries.append({"number-of-pages", QString::number(reference.pages)});
    if (!reference.file.isEmpty())
        entries.append({"note", QStringLiteral("File: %1").arg(reference.file)});
    if (isWeb)
        entries.append({"URL", reference.address});
    if (!reference.doi.isEmpty())
        entries.append({"DOI", reference.doi});
    if (!reference.cited.isEmpty())
        entries.append({"page", reference.cited});
    QList<Json> authors;
    for (const PersonName &name : reference.authors)
        authors.append(nameJson(name));
    if (!authors.isEmpty())
        entries.append({"author", Json(authors)});
    if (reference.year != 0)
        entries.append(
            {"issued", Json::object({{"date-parts", Json(QList<Json>{Json(QList<Json>{reference.year})})}})});
    return Json::object(entries);
}

QString bibtexOf(const Reference &reference)
{
    QString text = QStringLiteral("@misc{%1,\n  title = {{%2}},\n").arg(reference.key, texOf(reference.title));
    QStringList names;
    for (const PersonName &name : reference.authors)
        names.append(name.isOne ? texOf(invertedName(name)) : u'{' + texOf(name.family) + u'}');
    if (!names.isEmpty())
        text += QStringLiteral("  author = {%1},\n").arg(names.join(QStringLiteral(" and ")));
    if (reference.year != 0)
        text += QStringLiteral("  year = {%1},\n").arg(reference.year);
    if (!reference.cited.isEmpty())
        text += QStringLiteral("  pages = {%1},\n").arg(reference.cited);
    if (!reference.doi.isEmpty())
        text += QStringLiteral("  doi = {%1},\n").arg(bareAddress(reference.doi));
    if (reference.pages > 0)
        text += QStringLiteral("  pagetotal = {%1},\n").arg(reference.pages);
    if (!reference.address.isEmpty())
        text += QStringLiteral("  url = {%1},\n").arg(bareAddress(reference.address));
    if (!reference.file.isEmpty())
        text += QStringLiteral("  note = {File: %1},\n").arg(texOf(reference.file));
    text.chop(2); // removes the last comma
    return text + QStringLiteral("\n}\n");
}

QString risOf(const Reference &reference)
{
    const QLatin1String kind(reference.address.isEmpty() ? "GEN" : "ELEC");
    QString text = QStringLiteral("TY  - %1\r\nID  - %2\r\nTI  - %3\r\n").arg(kind, reference.key, reference.title);
    for (const PersonName &name : reference.authors)
        text += QStringLiteral("AU  - %1\r\n").arg(invertedName(name));
    if (reference.year != 0)
        text += QStringLiteral("PY  - %1\r\n").arg(reference.year);
    if (!reference.cited.isEmpty())
        text += QStringLiteral("SP  - %1\r\n").arg(reference.cited);
    if (!reference.doi.isEmpty())
        text += QStringLiteral("DO  - %1\r\n").arg(reference.doi);
    if (!reference.address.isEmpty())
        text += QStringLiteral("UR  - %1\r\n").arg(reference.address.simplified());
    if (!reference.file.isEmpty())
        text += QStringLiteral("N1  - File: %1%2\r\n")
                    .arg(reference.file,
                         reference.pages > 0 ? QStringLiteral(", %1 pages").arg(reference.pages) : QString());
    return text + QStringLiteral("ER  - \r\n");
}

std::span<const CitationStyle> citationStyles()
{
    return styles;
}

const CitationStyle *citationStyle(const QString &id)
{
    const auto *found = std::find_if(std::begin(styles), std::end(styles),
                                     [&](const CitationStyle &each) { return id == QLatin1String(each.id); });
    return found == std::end(styles) ? nullptr : found;
}

QString inWords(const Reference &reference, const CitationStyle &style)
{
    const QString authors = authorsAs(reference, style);
    const QString year = reference.year != 0 ? QString::number(reference.year) : QLatin1String(style.undated);
    QString text = QString::fromUtf8(authors.isEmpty() ? style.nameless : style.pattern);
    // One at a time, because a title may contain “%1”.
    const QHash<QChar, QString> values{{u'1', authors}, {u'2', year}, {u'3', reference.title}};
    QString said;
    for (qsizetype i = 0; i < text.size(); ++i) {
        if (text[i] == u'%' && i + 1 < text.size())
            said += values.value(text[++i]);
        else
            said += text[i];
    }
    if (!reference.cited.isEmpty()) {
        const char *page = reference.cited.contains(u',') ? style.pages : style.page;
        said.chop(1);
        QString locator = QString::fromUtf8(page);
        said += (locator.startsWith(u',') ? QString() : QStringLiteral(".")) +
                locator.replace(QLatin1String("%1"), reference.cited);
    }
    if (!reference.address.isEmpty())
        said += u' ' + reference.address;
    else if (!reference.doi.isEmpty())
        said += QStringLiteral(" https://doi.org/") + reference.doi;
    return punctuated(said);
}

} // namespace core

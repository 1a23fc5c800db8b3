#include "app/cli/mcp/references.h"

#include <QFileInfo>

namespace app {
namespace {

using core::Json;

QString keyOf(const QString &title, core::DocumentId id)
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

QString escapedForTex(const QString &text)
{
    QString escaped;
    for (const QChar c : text) {
        if (c == u'\\')
            escaped += QStringLiteral("\\textbackslash{}");
        else if (c == u'~' || c == u'^')
            escaped += QStringLiteral("\\%1{}").arg(c);
        else
            escaped += QStringView(u"{}$&#_%").contains(c) ? QString(u'\\') + c : QString(c);
    }
    return escaped;
}

} // namespace

Reference referenceTo(const core::Document &document, int page)
{
    const QString title = document.title.simplified();
    return {keyOf(title, document.id),
            title,
            QFileInfo(document.path).fileName().simplified(),
            document.pages,
            page,
            document.author.simplified(),
            document.year};
}

Json cslOf(const Reference &reference)
{
    core::JsonEntries entries{{"id", reference.key},
                              {"type", "document"},
                              {"title", reference.title},
                              {"number-of-pages", QString::number(reference.pages)},
                              {"note", QStringLiteral("File: %1").arg(reference.file)}};
    if (reference.page > 0)
        entries.append({"page", QString::number(reference.page)});
    if (!reference.author.isEmpty())
        entries.append({"author", Json(QList<Json>{Json::object({{"literal", reference.author}})})});
    if (reference.year != 0)
        entries.append(
            {"issued", Json::object({{"date-parts", Json(QList<Json>{Json(QList<Json>{reference.year})})}})});
    return Json::object(entries);
}

QString bibtexOf(const Reference &reference)
{
    QString text = QStringLiteral("@misc{%1,\n  title = {{%2}},\n").arg(reference.key, escapedForTex(reference.title));
    if (!reference.author.isEmpty())
        text += QStringLiteral("  author = {{%1}},\n").arg(escapedForTex(reference.author));
    if (reference.year != 0)
        text += QStringLiteral("  year = {%1},\n").arg(reference.year);
    if (reference.page > 0)
        text += QStringLiteral("  pages = {%1},\n").arg(reference.page);
    return text + QStringLiteral("  pagetotal = {%1},\n  note = {File: %2}\n}\n")
                      .arg(reference.pages)
                      .arg(escapedForTex(reference.file));
}

QString risOf(const Reference &reference)
{
    QString text = QStringLiteral("TY  - GEN\r\nID  - %1\r\nTI  - %2\r\n").arg(reference.key, reference.title);
    if (!reference.author.isEmpty())
        text += QStringLiteral("AU  - %1\r\n").arg(reference.author);
    if (reference.year != 0)
        text += QStringLiteral("PY  - %1\r\n").arg(reference.year);
    if (reference.page > 0)
        text += QStringLiteral("SP  - %1\r\n").arg(reference.page);
    return text + QStringLiteral("N1  - File: %1, %2 pages\r\nER  - \r\n").arg(reference.file).arg(reference.pages);
}

} // namespace app

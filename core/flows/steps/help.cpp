#include "core/flows/steps/help.h"

#include "core/base/plural.h"

#include <QDateTime>
#include <QDir>
#include <QFileInfo>
#include <QLocale>
#include <QMap>

#include <algorithm>

namespace core {
namespace {

QString whatCanBeDone()
{
    return QStringLiteral(
        "I answer questions from your PDFs and quote the passages that say so, each with its page. You can ask "
        "for a fact (“What was the revenue in 2021?”), a definition, a list, a person (“Who is the chief "
        "executive?”), a comparison of two things, or a summary (“Summarise chapter 3”).");
}

QString namedDocuments(const QList<Document> &documents)
{
    constexpr qsizetype most = 12;
    QStringList lines;
    QList<Document> newest = documents;
    std::stable_sort(newest.begin(), newest.end(),
                     [](const Document &a, const Document &b) { return a.added > b.added; });
    for (const Document &document : newest.mid(0, most)) {
        const QString name = QFileInfo(document.path).fileName();
        const QString title = document.title.isEmpty() || document.title == name
                                  ? name
                                  : QStringLiteral("%1 (%2)").arg(document.title.simplified().left(80), name);
        lines.append(
            QStringLiteral("• %1: %2, added %3")
                .arg(title, plural(document.pages, "page"),
                     QLocale().toString(QDateTime::fromMSecsSinceEpoch(document.added).date(), QLocale::ShortFormat)));
    }
    if (newest.size() > most)
        lines.append(QStringLiteral("• and %1 more").arg(newest.size() - most));
    return lines.join(u'\n');
}

QString whatIsThere(const QList<Document> &documents)
{
    if (documents.isEmpty())
        return QStringLiteral("Your library is empty: add PDFs, then ask.");
    int pages = 0;
    int unread = 0;
    QMap<QString, int> folders;
    for (const Document &document : documents) {
        pages += document.pages;
        unread += document.passages == 0;
        ++folders[QFileInfo(document.path).dir().dirName()];
    }
    QString text =
        QStringLiteral("Your library has %1 with %2.").arg(plural(documents.size(), "document"), plural(pages, "page"));
    if (folders.size() > 1 && folders.size() <= 6) {
        QStringList parts;
        for (auto folder = folders.cbegin(); folder != folders.cend(); ++folder)
            parts.append(QStringLiteral("%1 from “%2”").arg(QString::number(folder.value()), folder.key()));
        text += QStringLiteral(" Of these ") + parts.join(QStringLiteral(", ")) + u'.';
    }
    if (unread > 0)
        text += QStringLiteral(" %1 cannot be searched yet; the library shows why.").arg(plural(unread, "document"));
    return text + QStringLiteral("\n\n") + namedDocuments(documents);
}

} // namespace

QString helpFor(SmallTalk talk, const QList<Document> &documents)
{
    switch (talk) {
    case SmallTalk::AboutLibrary:
        return whatIsThere(documents);
    case SmallTalk::AboutPage:
        return QStringLiteral("You cannot jump to a page by asking for its number. Open the document and go to the "
                              "page there, or ask about its content.");
    case SmallTalk::Thanks:
        return QStringLiteral("You are welcome. Ask another question about your documents whenever you like.");
    case SmallTalk::Farewell:
        return QStringLiteral("Goodbye. Your questions and answers stay in your sessions.");
    case SmallTalk::AboutProgram:
        return whatCanBeDone();
    case SmallTalk::Greeting:
    case SmallTalk::None:
        break;
    }
    return documents.isEmpty()
               ? QStringLiteral("Hello. Add PDFs to your library, then ask a question about them.")
               : QStringLiteral("Hello. Ask a question about your %1. ").arg(plural(documents.size(), "document")) +
                     whatCanBeDone();
}

} // namespace core

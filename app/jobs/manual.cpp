#include "app/jobs/manual.h"

#include <QCoreApplication>
#include <QDir>

namespace app {
namespace {

struct ManualTexts // the translation context
{
    Q_DECLARE_TR_FUNCTIONS(app::Manual)
};

} // namespace

QString Manual::folder()
{
    return QDir::cleanPath(QCoreApplication::applicationDirPath() + QStringLiteral("/../share/attest/manual"));
}

core::Result<Manual> Manual::read(const QString &folder, std::stop_token stop)
{
    Manual manual;
    manual.m_folder = folder;
    const QStringList names = QDir(folder).entryList({QStringLiteral("*.pdf")}, QDir::Files, QDir::Name);
    for (const QString &name : names) {
        const QString path = QDir(folder).filePath(name);
        const core::Result<core::ReadPdf> chapter = core::readPdf(path, {}, {}, stop);
        if (!chapter)
            return chapter.error();
        const int before = int(manual.m_pages.size());
        manual.m_chapters.append({path, before});
        const QString title = chapter->title.isEmpty() ? name.chopped(4) : chapter->title;
        manual.m_outline.append({title, before + 1, 0});
        for (const core::OutlineItem &item : chapter->outline)
            manual.m_outline.append({item.title, item.page > 0 ? before + item.page : 0, item.level + 1});
        for (core::Page page : chapter->pages) {
            page.number += before;
            page.label.clear(); // each chapter counts from one
            manual.m_pages.append(page);
        }
    }
    if (manual.m_pages.isEmpty())
        return core::Error{core::Error::NotFound,
                           ManualTexts::tr("The manual is not in its folder, “%1”; install Attest again.")
                               .arg(QDir::toNativeSeparators(folder)),
                           {}};
    return manual;
}

core::Document Manual::document() const
{
    core::Document document;
    document.id = id;
    document.path = m_folder;
    document.title = ManualTexts::tr("Manual");
    document.pages = int(m_pages.size());
    document.status = core::DocumentStatus::Indexed;
    document.origin.outline = m_outline;
    return document;
}

core::Result<core::Page> Manual::page(int number) const
{
    if (number < 1 || number > m_pages.size())
        return core::Error{core::Error::NotFound, ManualTexts::tr("The manual has no page %1.").arg(number), {}};
    return m_pages[number - 1];
}

core::Result<core::PageImage> Manual::picture(int number, double scale, std::stop_token stop) const
{
    if (const core::Result<core::Page> known = page(number); !known)
        return known.error();
    const auto next = std::find_if(m_chapters.begin(), m_chapters.end(),
                                   [number](const Chapter &chapter) { return chapter.before >= number; });
    const Chapter &chapter = *std::prev(next);
    return core::renderPage(chapter.path, {}, number - chapter.before, scale, stop);
}

} // namespace app

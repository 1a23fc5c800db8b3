#include "tests/generated/producers.h"

#include <QDir>
#include <QFile>
#include <QFileInfo>
#include <QPageSize>
#include <QPdfWriter>
#include <QProcess>
#include <QStandardPaths>
#include <QTextDocument>

namespace generated {

using namespace Qt::StringLiterals;

QString libreOffice()
{
    const QString found = QStandardPaths::findExecutable(u"soffice"_s);
    return found.isEmpty() ? QStandardPaths::findExecutable(u"libreoffice"_s) : found;
}

namespace {

QString byLibreOffice(const Paper &paper, const QString &path)
{
    const QFileInfo target(path);
    const QString source = target.dir().filePath(target.completeBaseName() + u".html"_s);
    QFile file(source);
    if (!file.open(QIODevice::WriteOnly) || file.write(paper.html.toUtf8()) < 0)
        return u"%1 cannot be written."_s.arg(source);
    file.close();
    QProcess office;
    office.start(libreOffice(), {u"--headless"_s, u"--convert-to"_s, u"pdf:writer_web_pdf_Export"_s, u"--outdir"_s,
                                 target.path(), source});
    const bool isDone = office.waitForFinished(60'000) && office.exitCode() == 0 && QFile::exists(path);
    return isDone ? QString() : u"LibreOffice made no PDF: %1"_s.arg(QString::fromUtf8(office.readAllStandardError()));
}

} // namespace

QString writePdf(const Paper &paper, const QString &path)
{
    if (paper.producer == u"libreoffice" && !libreOffice().isEmpty())
        return byLibreOffice(paper, path);
    QPdfWriter writer(path);
    writer.setPageSize(QPageSize(QPageSize::A4));
    writer.setTitle(paper.title);
    QTextDocument text;
    text.setHtml(paper.html);
    text.print(&writer);
    return QFileInfo(path).size() > 0 ? QString() : u"%1 cannot be written."_s.arg(path);
}

} // namespace generated

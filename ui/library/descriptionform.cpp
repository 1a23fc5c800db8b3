#include "ui/library/descriptionform.h"

#include "core/values/description.h"
#include "core/values/documentname.h"
#include "ui/widgets/plainlabel.h"

#include <QFileInfo>
#include <QGridLayout>
#include <QLabel>
#include <QLineEdit>
#include <QPushButton>

namespace ui {
namespace {

QString titleAsRead(const core::Document &document)
{
    const QString title = document.readTitle.isEmpty() ? document.title : document.readTitle;
    return title.isEmpty() ? QFileInfo(document.path).fileName() : title;
}

int yearAsRead(const core::Document &document)
{
    return core::yearOf(document.title, document.path);
}

QString inDigits(int year)
{
    return year == 0 ? QString() : QString::number(year); // without a thousands separator
}

} // namespace

DescriptionForm::DescriptionForm(QWidget *parent)
    : QWidget(parent),
      m_title(new QLineEdit(this)),
      m_author(new QLineEdit(this)),
      m_year(new QLineEdit(this)),
      m_tags(new QLineEdit(this)),
      m_asRead(new QPushButton(tr("Reset"), this))
{
    m_title->setAccessibleName(tr("Title of the document"));
    m_title->setToolTip(tr("The document’s name in the list, in citations and in exports"));
    m_title->setMaxLength(core::longestTitle);
    m_author->setAccessibleName(tr("Author of the document"));
    m_author->setMaxLength(core::longestTitle);
    m_year->setAccessibleName(tr("Year of the document"));
    m_year->setMaxLength(4);
    m_year->setFixedWidth(fontMetrics().horizontalAdvance(QStringLiteral("0000000")));
    m_tags->setPlaceholderText(tr("separated by commas"));
    m_tags->setAccessibleName(tr("Tags of the document"));
    m_tags->setMaxLength(core::longestTitle);
    m_asRead->setAccessibleName(tr("Reset title, author and year to what Attest read"));
    auto *grid = new QGridLayout(this);
    grid->setContentsMargins(0, 0, 0, 0);
    grid->setSpacing(4);
    grid->setColumnStretch(1, 1);
    const auto add = [&](const QString &name, QWidget *field, int row, int column, int columns) {
        auto *label = new PlainLabel(name, this);
        label->setProperty("role", QStringLiteral("quiet"));
        label->setBuddy(field);
        grid->addWidget(label, row, column);
        grid->addWidget(field, row, column + 1, 1, columns);
    };
    add(tr("Title"), m_title, 0, 0, 3);
    add(tr("Author"), m_author, 1, 0, 1);
    add(tr("Year"), m_year, 1, 2, 1);
    add(tr("Tags"), m_tags, 2, 0, 3);
    grid->addWidget(m_asRead, 3, 1, Qt::AlignLeft);

    connect(m_title, &QLineEdit::editingFinished, this, &DescriptionForm::keepTitle);
    connect(m_author, &QLineEdit::editingFinished, this, &DescriptionForm::keepAuthor);
    connect(m_year, &QLineEdit::editingFinished, this, &DescriptionForm::keepYear);
    connect(m_tags, &QLineEdit::editingFinished, this, &DescriptionForm::keepTags);
    connect(m_asRead, &QPushButton::clicked, this, [this] { ask({}); });
}

void DescriptionForm::show(const core::Document &document)
{
    const bool another = document.id != m_document.id;
    m_document = document;
    if (another) {
        for (QLineEdit *field : {m_title, m_author, m_year, m_tags})
            field->setModified(false);
    }
    fill();
}

void DescriptionForm::editTitle()
{
    m_title->setFocus(Qt::ShortcutFocusReason);
    m_title->selectAll();
}

void DescriptionForm::fill()
{
    const auto put = [](QLineEdit *field, const QString &text) {
        if (field->isModified() || field->text() == text)
            return;
        const bool isEdited = field->hasFocus();
        field->setText(text);
        if (isEdited)
            field->selectAll();
        else
            field->setCursorPosition(0); // shows the beginning of a long text
    };
    put(m_title, m_document.title.isEmpty() ? QFileInfo(m_document.path).fileName() : m_document.title);
    put(m_author, m_document.author);
    put(m_year, inDigits(m_document.year));
    put(m_tags, m_document.tags.join(QStringLiteral(", ")));
    m_asRead->setVisible(m_document.described != core::Description());
    m_asRead->setToolTip(
        tr("Resets the title to “%1”, and author and year to what Attest read").arg(titleAsRead(m_document)));
}

void DescriptionForm::ask(const core::Description &description)
{
    for (QLineEdit *field : {m_title, m_author, m_year})
        field->setModified(false);
    const core::Description before = m_document.described;
    if (description == before)
        return fill();
    m_document.described = description; // the next field to lose focus continues from this
    emit described(m_document.id, description, before);
}

void DescriptionForm::keepTitle()
{
    if (!m_title->isModified())
        return;
    core::Description wanted = m_document.described;
    const QString typed = m_title->text().simplified();
    wanted.title = typed;
    if (typed.isEmpty() || typed == titleAsRead(m_document))
        wanted.title = {};
    if (typed.isEmpty())
        m_title->setText(titleAsRead(m_document));
    ask(wanted);
}

void DescriptionForm::keepAuthor()
{
    if (!m_author->isModified())
        return;
    core::Description wanted = m_document.described;
    wanted.author = m_author->text().simplified();
    if (!m_document.described.author && wanted.author == m_document.author)
        wanted.author = {};
    ask(wanted);
}

void DescriptionForm::keepYear()
{
    if (!m_year->isModified())
        return;
    const QString typed = m_year->text().trimmed();
    bool isNumber = true;
    const int year = typed.isEmpty() ? 0 : typed.toInt(&isNumber);
    if (!isNumber || !core::mayBeYear(year)) {
        m_year->setModified(false);
        fill();
        emit refused(tr("“%1” is not a valid year; type four digits, or leave the field empty.").arg(typed));
        return;
    }
    core::Description wanted = m_document.described;
    wanted.year = year;
    if (year == yearAsRead(m_document))
        wanted.year = {};
    ask(wanted);
}

void DescriptionForm::keepTags()
{
    if (!m_tags->isModified())
        return;
    m_tags->setModified(false);
    QStringList tags;
    for (const QString &part : m_tags->text().split(u',')) {
        const QString tag = part.simplified();
        if (!tag.isEmpty() && !tags.contains(tag, Qt::CaseInsensitive))
            tags.append(tag);
    }
    for (const QString &tag : std::as_const(tags)) {
        if (tag.size() > core::longestTag)
            return emit refused(tr("“%1” is too long for a tag; type a shorter one.").arg(tag));
    }
    tags.sort();
    if (tags == m_document.tags)
        return fill();
    const QStringList before = std::exchange(m_document.tags, tags);
    emit tagged(m_document.id, tags, before);
}

} // namespace ui

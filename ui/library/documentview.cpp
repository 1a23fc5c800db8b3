#include "ui/library/documentview.h"

#include "core/values/documentname.h"
#include "ui/library/descriptionform.h"
#include "ui/pages/pageoutline.h"
#include "ui/widgets/elidedlabel.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/theme.h"
#include "ui/widgets/localized.h"

#include <QFileInfo>
#include <QIcon>
#include <QImage>
#include <QPixmap>
#include <QHBoxLayout>
#include <QHeaderView>
#include <QLabel>
#include <QLineEdit>
#include <QLocale>
#include <QPushButton>
#include <QTableWidget>
#include <QToolButton>

namespace ui {

using app::Secret;
using core::DocumentStatus;
using core::PageStatus;

namespace {

constexpr int firstPage = Qt::UserRole;

QString statusWord(const core::PageGroup &group)
{
    switch (group.status) {
    case PageStatus::Text:
        return DocumentView::tr("✓ Read");
    case PageStatus::Ocr:
        return DocumentView::tr("✓ Recognised");
    case PageStatus::Empty:
        return group.reason.isEmpty() ? DocumentView::tr("Blank") : DocumentView::tr("! Not read");
    case PageStatus::Locked:
        return DocumentView::tr("! Locked");
    case PageStatus::Failed:
        return DocumentView::tr("! Failed");
    case PageStatus::Partly:
        return DocumentView::tr("! Read in part");
    }
    return {};
}

Role roleOf(const core::PageGroup &group)
{
    const bool read = group.status == PageStatus::Text || group.status == PageStatus::Ocr;
    if (read || (group.status == PageStatus::Empty && group.reason.isEmpty()))
        return Role::Text;
    return group.status == PageStatus::Failed ? Role::Bad : Role::Partly;
}

QString stateOf(const core::Document &document, int unread)
{
    if (document.status != DocumentStatus::Indexed)
        return document.reason.isEmpty() ? DocumentView::tr("This document could not be read.")
                                         : localized(document.reason);
    const QLocale locale;
    const QString pages = DocumentView::tr("%Ln page(s)", nullptr, document.pages);
    const QString passages = DocumentView::tr("%Ln passage(s)", nullptr, document.passages);
    if (unread == 0)
        return DocumentView::tr("%1, all read; %2 can be searched.").arg(pages, passages);
    return DocumentView::tr("%1, %2 of them not read; %3 can be searched. Answers cannot use pages that were not read.")
        .arg(pages, locale.toString(unread), passages);
}

} // namespace

DocumentView::DocumentView(Details details, const PageSource &source, QWidget *parent)
    : QWidget(parent),
      m_details(std::move(details)),
      m_source(source),
      m_title(new ElidedLabel),
      m_close(new QToolButton),
      m_state(new PlainLabel),
      m_first(new QToolButton),
      m_outline(new PageOutline),
      m_description(new DescriptionForm),
      m_notice(new Notice),
      m_pages(new QTableWidget),
      m_places(new PlainLabel),
      m_secret(new PlainLabel),
      m_password(new QLineEdit),
      m_keep(new QPushButton),
      m_folder(new QPushButton(tr("Show in folder"))),
      m_again(new QPushButton(tr("Read again"))),
      m_recognise(new QPushButton(tr("Run OCR")))
{
    setAccessibleName(tr("About the document"));
    m_recognise->setToolTip(
        tr("Runs OCR on unread pages. If there are none, repeats OCR on the pages recognised before; "
           "if no page was recognised before, runs it on every page."));
    m_title->setProperty("role", QStringLiteral("title"));
    m_close->setIcon(icon(QStringLiteral("cross")));
    m_close->setToolTip(tr("Close"));
    m_close->setAccessibleName(tr("Close the page about the document"));
    for (QLabel *text : {m_state, m_places, m_secret}) {
        text->setWordWrap(true);
        text->setTextFormat(Qt::PlainText);
        text->setTextInteractionFlags(Qt::TextSelectableByMouse | Qt::TextSelectableByKeyboard);
    }
    m_state->setAccessibleName(tr("State"));
    m_places->setAccessibleName(tr("Places"));
    m_places->setProperty("role", QStringLiteral("quiet"));
    m_secret->setAccessibleName(tr("Password"));
    m_pages->setColumnCount(3);
    m_pages->setHorizontalHeaderLabels({tr("Status"), tr("Pages"), tr("Why")});
    m_pages->horizontalHeader()->setSectionResizeMode(QHeaderView::ResizeToContents);
    m_pages->horizontalHeader()->setSectionResizeMode(1, QHeaderView::Stretch);
    m_pages->horizontalHeader()->setDefaultAlignment(Qt::AlignLeft | Qt::AlignVCenter);
    m_pages->verticalHeader()->hide();
    m_pages->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_pages->setSelectionBehavior(QAbstractItemView::SelectRows);
    m_pages->setWordWrap(true);
    m_pages->setShowGrid(false);
    m_pages->setTabKeyNavigation(false);
    m_pages->setAccessibleName(tr("Pages by status"));
    m_first->setAutoRaise(true);
    m_first->setToolTip(tr("Opens the document"));
    m_first->setAccessibleName(tr("First page"));
    m_first->setIconSize(QSize(fontMetrics().averageCharWidth() * 18, fontMetrics().height() * 11));
    m_first->hide();
    m_outline->setMaximumHeight(fontMetrics().height() * 12);
    m_outline->hide();
    m_password->setEchoMode(QLineEdit::Password);
    m_password->setPlaceholderText(tr("Password ⏎"));
    m_password->setAccessibleName(tr("Password for the document"));
    build();
}

void DocumentView::build()
{
    auto *bar = new QHBoxLayout;
    bar->setContentsMargins(8, 4, 4, 4);
    bar->addWidget(m_title, 1);
    bar->addWidget(m_close);
    auto *acts = new QHBoxLayout;
    acts->setSpacing(8);
    acts->addWidget(m_folder);
    acts->addWidget(m_again);
    acts->addWidget(m_recognise);
    acts->addWidget(m_keep);
    acts->addStretch(1);
    auto *rows = new QVBoxLayout;
    rows->setContentsMargins(12, 4, 12, 12);
    rows->setSpacing(8);
    auto *head = new QHBoxLayout;
    head->setSpacing(12);
    auto *beside = new QVBoxLayout;
    beside->setSpacing(8);
    beside->addWidget(m_description);
    beside->addWidget(m_outline, 1);
    beside->addStretch();
    head->addWidget(m_first, 0, Qt::AlignTop);
    head->addLayout(beside, 1);
    rows->addWidget(m_state);
    rows->addLayout(head);
    rows->addWidget(m_notice);
    rows->addWidget(m_pages, 1);
    rows->addWidget(m_secret);
    rows->addWidget(m_password);
    rows->addLayout(acts);
    rows->addWidget(m_places);
    rows->addStretch(); // if no pages are listed
    auto *column = new QVBoxLayout(this);
    column->setContentsMargins(0, 0, 0, 0);
    column->setSpacing(0);
    column->addLayout(bar);
    column->addLayout(rows, 1);

    connect(m_close, &QToolButton::clicked, this, &DocumentView::closed);
    connect(m_description, &DescriptionForm::described, this, &DocumentView::describe);
    connect(m_description, &DescriptionForm::tagged, this, &DocumentView::setTags);
    connect(m_description, &DescriptionForm::refused, m_notice, &Notice::say);
    connect(m_pages, &QTableWidget::cellActivated, this, [this](int row) { openRow(row); });
    connect(m_first, &QToolButton::clicked, this, [this] { emit pageWanted(m_shown.document, 1); });
    connect(m_outline, &PageOutline::pageWanted, this, [this](int page) { emit pageWanted(m_shown.document, page); });
    connect(m_folder, &QPushButton::clicked, this, [this] { emit folderWanted(m_shown.document); });
    connect(m_again, &QPushButton::clicked, this, [this] { emit readAgainWanted(m_id); });
    connect(m_recognise, &QPushButton::clicked, this, [this] { emit recogniseWanted(m_id); });
    connect(m_keep, &QPushButton::clicked, this, [this] {
        if (m_shown.secret == Secret::Keychain)
            emit forgetWanted(m_id);
        else
            emit rememberWanted(m_id);
    });
    connect(m_password, &QLineEdit::returnPressed, this, [this] {
        if (!m_password->text().isEmpty())
            emit passwordEntered(m_shown.document.path, m_password->text());
        m_password->clear();
    });
    onOtherColours(this, [this] { showGroups(); }); // colours are stored in its cells
}

void DocumentView::open(core::DocumentId id)
{
    if (std::exchange(m_id, id) != id)
        m_notice->settle();
    refresh();
}

void DocumentView::editTitle()
{
    m_description->editTitle();
}

void DocumentView::refresh()
{
    if (m_id == 0)
        return;
    m_details(m_id, this, [this, asked = m_id](const core::Result<app::DocumentDetails> &told) {
        if (asked != m_id)
            return; // another one was opened meanwhile
        if (told)
            return showDetails(*told);
        m_shown = {};
        m_title->setFullText({});
        m_description->hide();
        m_state->setText(localized(told.error().message));
        showGroups();
        showSecret();
    });
}

void DocumentView::showDetails(const app::DocumentDetails &details)
{
    m_shown = details;
    const core::Document &document = details.document;
    m_title->setFullText(document.title.isEmpty() ? QFileInfo(document.path).fileName() : core::nameOf(document));
    m_description->show(document);
    m_description->setVisible(true);
    int unread = 0;
    for (const core::PageGroup &group : details.groups)
        unread += roleOf(group) == Role::Text ? 0 : group.pages;
    m_state->setText(stateOf(document, unread));
    QStringList places;
    for (const QString &place : document.places)
        places += details.missing.contains(place) ? tr("%1 (missing at the moment)").arg(place) : place;
    m_places->setText(places.size() > 1
                          ? tr("The same content in %1 locations:\n%2").arg(places.size()).arg(places.join(u'\n'))
                          : places.join(u'\n'));
    for (QPushButton *button : {m_again, m_recognise})
        button->setEnabled(details.missing.size() < document.places.size());
    m_folder->setEnabled(details.missing.size() < document.places.size());
    showGroups();
    showSecret();
    if (std::exchange(m_pictured, document.id) == document.id)
        return;
    showFirstPage();
    showOutline();
}

void DocumentView::describe(core::DocumentId id, const core::Description &description, const core::Description &before)
{
    emit described(id, description);
    m_notice->offerUndo(tr("Saved. New answers, citations and exports use these details."),
                        [this, id, before] { emit described(id, before); }, {});
}

void DocumentView::setTags(core::DocumentId id, const QStringList &tags, const QStringList &before)
{
    emit tagged(id, tags);
    m_notice->offerUndo(tr("Saved. You can limit the list and your questions to a tag."),
                        [this, id, before] { emit tagged(id, before); }, {});
}

void DocumentView::showFirstPage()
{
    constexpr double small = 0.4; // pixels per point
    m_first->hide();
    if (!m_source.picture || m_shown.document.pages == 0)
        return;
    const double scale = small * devicePixelRatioF() * 2;
    m_source.picture(m_id, 1, scale, this, [this, asked = m_id](const core::Result<app::PageView> &page) {
        if (asked != m_id || !page || page->width <= 0)
            return;
        const QImage image(reinterpret_cast<const uchar *>(page->pixels.constData()), page->width, page->height,
                           QImage::Format_RGB32);
        m_first->setIcon(QPixmap::fromImage(image.copy())); // the pixels belong to the reply
        m_first->show();
    });
}

void DocumentView::showOutline()
{
    m_outline->hide();
    if (!m_source.outline)
        return;
    m_source.outline(m_id, this, [this, asked = m_id](const QList<core::OutlineItem> &items) {
        if (asked != m_id)
            return;
        m_outline->setItems(items);
        m_outline->setVisible(!items.isEmpty());
    });
}

void DocumentView::showGroups()
{
    m_pages->setRowCount(int(m_shown.groups.size()));
    m_pages->setVisible(!m_shown.groups.isEmpty());
    for (int row = 0; row < m_shown.groups.size(); ++row) {
        const core::PageGroup &group = m_shown.groups[row];
        const QString pages = core::inWords(group.ranges);
        const QStringList cells{statusWord(group), pages, localized(group.reason)};
        for (int column = 0; column < cells.size(); ++column) {
            auto *cell = new QTableWidgetItem(cells[column]);
            cell->setForeground(color(roleOf(group)));
            cell->setData(firstPage, group.ranges.isEmpty() ? 1 : group.ranges.first().first);
            cell->setToolTip(tr("Press Return to show the first of them"));
            m_pages->setItem(row, column, cell);
        }
    }
    m_pages->resizeRowsToContents();
}

void DocumentView::showSecret()
{
    const bool wanted = m_shown.secret == Secret::Wanted;
    m_secret->setVisible(m_shown.secret != Secret::Unneeded);
    m_password->setVisible(wanted);
    m_keep->setVisible(m_shown.secret == Secret::ThisRun || m_shown.secret == Secret::Keychain);
    m_again->setVisible(m_shown.document.id != 0 && !wanted);
    m_recognise->setVisible(m_shown.document.pages > 0 && !wanted);
    switch (m_shown.secret) {
    case Secret::Unneeded:
        break;
    case Secret::Wanted:
        m_secret->setText(
            tr("This PDF needs a password. The password you type is also tried on other PDFs that need one."));
        break;
    case Secret::ThisRun:
        m_secret->setText(tr("Attest keeps the password until you quit and does not save it."));
        m_keep->setText(tr("Remember the password"));
        m_keep->setToolTip(tr("Saves the password in the system keychain only"));
        break;
    case Secret::Keychain:
        m_secret->setText(tr("The password is saved in the system keychain."));
        m_keep->setText(tr("Forget the password"));
        m_keep->setToolTip(tr("The text already read stays in the library"));
        break;
    }
}

void DocumentView::openRow(int row)
{
    if (const QTableWidgetItem *cell = m_pages->item(row, 0))
        emit pageWanted(m_shown.document, cell->data(firstPage).toInt());
}

} // namespace ui

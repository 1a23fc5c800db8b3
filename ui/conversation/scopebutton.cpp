#include "ui/conversation/scopebutton.h"

#include "ui/widgets/theme.h"
#include "ui/widgets/tip.h"

#include <QCollator>
#include <QFileInfo>
#include <QLabel>
#include <QLineEdit>
#include <QListWidget>
#include <QLocale>
#include <QMenu>
#include <QPushButton>
#include <QVBoxLayout>
#include <QWidgetAction>

#include <algorithm>

namespace ui {
namespace {

constexpr int rowsShown = 300; // rows in the list; the search finds the others
constexpr int tagRole = Qt::UserRole + 1;

QString nameOf(const core::Document &document)
{
    return document.title.isEmpty() ? QFileInfo(document.path).fileName() : document.title;
}

QString documentsInWords(int count)
{
    return ScopeButton::tr("%Ln document(s)", nullptr, count);
}

} // namespace

ScopeButton::ScopeButton(QWidget *parent)
    : QToolButton(parent),
      m_popup(new QWidget(this)),
      m_search(new QLineEdit(m_popup)),
      m_list(new QListWidget(m_popup))
{
    m_search->setPlaceholderText(tr("Search documents…"));
    m_search->setAccessibleName(tr("Search documents to ask"));
    m_list->setTextElideMode(Qt::ElideMiddle);
    m_list->setUniformItemSizes(true);
    m_list->setAccessibleName(tr("Documents to ask"));
    m_list->setMinimumSize(300, 240);
    auto *all = new QPushButton(tr("Ask all documents"), m_popup);
    auto *column = new QVBoxLayout(m_popup);
    column->setContentsMargins(8, 8, 8, 8);
    column->addWidget(m_search);
    column->addWidget(m_list);
    column->addWidget(all);
    auto *menu = new QMenu(this);
    auto *action = new QWidgetAction(menu);
    action->setDefaultWidget(m_popup);
    menu->addAction(action);
    setMenu(menu);
    setPopupMode(QToolButton::InstantPopup);
    setAutoRaise(true);
    setAccessibleName(tr("Documents to search for the answer"));

    connect(menu, &QMenu::aboutToShow, this, [this] {
        m_search->clear();
        fill();
        m_search->setFocus();
    });
    connect(m_search, &QLineEdit::textChanged, this, &ScopeButton::fill);
    connect(all, &QPushButton::clicked, this, [this, menu] {
        choose({});
        menu->close();
    });
    connect(m_list, &QListWidget::itemChanged, this, [this](const QListWidgetItem *item) {
        if (!m_filling)
            tick(item);
    });
    showChoice();
}

void ScopeButton::setDocuments(const QList<core::Document> &documents)
{
    m_documents.clear();
    m_rows.clear();
    put(documents);
    m_chosen.removeIf([this](const core::DocumentId &id) { return !m_rows.contains(id); });
    leaveUnknownTags();
    showChoice();
}

void ScopeButton::keepDocuments(const QList<core::Document> &documents)
{
    put(documents);
    leaveUnknownTags();
    showChoice();
}

// Drops tags without searchable documents, as all documents would be asked instead.
void ScopeButton::leaveUnknownTags()
{
    m_tags.removeIf([known = tags()](const QString &tag) { return !known.contains(tag); });
}

void ScopeButton::put(const QList<core::Document> &documents)
{
    for (const core::Document &document : documents) {
        const auto known = m_rows.constFind(document.id);
        if (known != m_rows.constEnd()) {
            m_documents[*known] = document;
        } else if (document.passages > 0) {
            m_rows.insert(document.id, int(m_documents.size()));
            m_documents.append(document);
        }
    }
}

void ScopeButton::choose(const QList<core::DocumentId> &documents)
{
    m_tags.clear();
    m_chosen = {documents.begin(), documents.end()};
    showChoice();
}

void ScopeButton::chooseTag(const QString &tag)
{
    m_tags = {tag};
    m_chosen.clear();
    leaveUnknownTags();
    showChoice();
}

bool ScopeButton::isChosen(const core::Document &document) const
{
    const auto has = [&document](const QString &tag) { return document.tags.contains(tag); };
    return m_chosen.contains(document.id) || std::any_of(m_tags.begin(), m_tags.end(), has);
}

QList<core::DocumentId> ScopeButton::chosen() const
{
    QList<core::DocumentId> documents;
    for (const core::Document &document : m_documents) {
        if (isChosen(document))
            documents.append(document.id);
    }
    std::sort(documents.begin(), documents.end());
    return documents;
}

QMap<QString, int> ScopeButton::tags() const
{
    QMap<QString, int> all;
    for (const core::Document &document : m_documents) {
        for (const QString &tag : document.tags)
            ++all[tag];
    }
    return all;
}

// Unticking a document with a chosen tag selects the tag's other documents individually.
void ScopeButton::tick(const QListWidgetItem *item)
{
    const bool ticked = item->checkState() == Qt::Checked;
    if (const QString tag = item->data(tagRole).toString(); !tag.isEmpty()) {
        m_tags.removeAll(tag);
        if (ticked)
            m_tags.append(tag);
    } else {
        const core::DocumentId id = item->data(Qt::UserRole).toLongLong();
        if (!ticked && !m_chosen.contains(id)) {
            const QList<core::DocumentId> all = chosen();
            m_chosen = {all.begin(), all.end()};
            m_tags.clear();
        }
        if (ticked)
            m_chosen.insert(id);
        else
            m_chosen.remove(id);
    }
    m_filling = true;
    for (int row = 0; row < m_list->count(); ++row) {
        QListWidgetItem *each = m_list->item(row);
        const QString tag = each->data(tagRole).toString();
        const auto known = m_rows.constFind(each->data(Qt::UserRole).toLongLong());
        if (!tag.isEmpty())
            each->setCheckState(m_tags.contains(tag) ? Qt::Checked : Qt::Unchecked);
        else if (known != m_rows.constEnd())
            each->setCheckState(isChosen(m_documents[*known]) ? Qt::Checked : Qt::Unchecked);
    }
    m_filling = false;
    showChoice();
}

void ScopeButton::fill()
{
    m_filling = true;
    m_list->clear();
    const QMap<QString, int> known = tags();
    for (auto tag = known.cbegin(); tag != known.cend(); ++tag) {
        if (!tag.key().contains(m_search->text().trimmed(), Qt::CaseInsensitive))
            continue;
        auto *item = new QListWidgetItem(
            tr("%1, %2", "a tag, how many documents").arg(tag.key(), documentsInWords(*tag)), m_list);
        item->setData(tagRole, tag.key());
        item->setSizeHint({0, fontMetrics().height() + 8});
        item->setToolTip(tr("All documents with this tag, including those tagged later"));
        item->setForeground(color(Role::Accent));
        item->setCheckState(m_tags.contains(tag.key()) ? Qt::Checked : Qt::Unchecked);
    }
    QList<std::pair<QString, const core::Document *>> found;
    for (const core::Document &document : std::as_const(m_documents)) {
        const QString name = nameOf(document);
        if (document.passages > 0 && name.contains(m_search->text().trimmed(), Qt::CaseInsensitive))
            found.append({name, &document});
    }
    QCollator collator; // the library's sort order
    collator.setNumericMode(true);
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    std::sort(found.begin(), found.end(), [&collator](const auto &a, const auto &b) {
        const int order = collator.compare(a.first, b.first);
        return order != 0 ? order < 0 : a.second->id < b.second->id;
    });
    for (const auto &[name, document] : std::as_const(found)) {
        if (m_list->count() >= rowsShown) {
            auto *more = new QListWidgetItem(tr("More: type part of the name above"), m_list);
            more->setFlags(Qt::NoItemFlags);
            break;
        }
        auto *item = new QListWidgetItem(name, m_list);
        item->setData(Qt::UserRole, document->id);
        item->setSizeHint({0, fontMetrics().height() + 8});
        item->setToolTip(plainTip(document->path));
        item->setCheckState(isChosen(*document) ? Qt::Checked : Qt::Unchecked);
    }
    m_filling = false;
}

void ScopeButton::showChoice()
{
    QString text = tr("All documents");
    const auto shortened = [this](const QString &name) {
        return fontMetrics().elidedText(name, Qt::ElideMiddle, fontMetrics().averageCharWidth() * 28);
    };
    const QList<core::DocumentId> all = m_tags.isEmpty() && m_chosen.isEmpty() ? QList<core::DocumentId>() : chosen();
    if (m_tags.size() == 1 && m_chosen.isEmpty())
        text = shortened(m_tags.first());
    else if (all.size() == 1)
        text = shortened(nameOf(m_documents[m_rows.value(all.first())]));
    else if (!all.isEmpty())
        text = documentsInWords(int(all.size()));
    setText(text + QStringLiteral(" ▾"));
}

} // namespace ui

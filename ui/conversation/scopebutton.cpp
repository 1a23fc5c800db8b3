#include "ui/conversation/scopebutton.h"

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

constexpr int most = 300; // rows in the list; the search finds the others

QString nameOf(const core::Document &document)
{
    return document.title.isEmpty() ? QFileInfo(document.path).fileName() : document.title;
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
    setAccessibleName(tr("Documents the question may use"));

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
        if (m_filling)
            return;
        const core::DocumentId id = item->data(Qt::UserRole).toLongLong();
        if (item->checkState() == Qt::Checked)
            m_chosen.insert(id);
        else
            m_chosen.remove(id);
        showChoice();
    });
    showChoice();
}

void ScopeButton::setDocuments(const QList<core::Document> &documents)
{
    m_documents.clear();
    m_rows.clear();
    put(documents);
    m_chosen.removeIf([this](const core::DocumentId &id) { return !m_rows.contains(id); });
    showChoice();
}

void ScopeButton::keepDocuments(const QList<core::Document> &documents)
{
    put(documents);
    showChoice();
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
    m_chosen = {documents.begin(), documents.end()};
    showChoice();
}

QList<core::DocumentId> ScopeButton::chosen() const
{
    QList<core::DocumentId> documents(m_chosen.begin(), m_chosen.end());
    std::sort(documents.begin(), documents.end());
    return documents;
}

void ScopeButton::fill()
{
    m_filling = true;
    m_list->clear();
    QList<std::pair<QString, const core::Document *>> found;
    for (const core::Document &document : std::as_const(m_documents)) {
        const QString name = nameOf(document);
        if (document.passages > 0 && name.contains(m_search->text().trimmed(), Qt::CaseInsensitive))
            found.append({name, &document});
    }
    QCollator collator; // as the library is sorted
    collator.setNumericMode(true);
    collator.setCaseSensitivity(Qt::CaseInsensitive);
    std::sort(found.begin(), found.end(), [&collator](const auto &a, const auto &b) {
        const int order = collator.compare(a.first, b.first);
        return order != 0 ? order < 0 : a.second->id < b.second->id;
    });
    for (const auto &[name, document] : std::as_const(found)) {
        if (m_list->count() == most) {
            auto *more = new QListWidgetItem(tr("More: type a part of the name above"), m_list);
            more->setFlags(Qt::NoItemFlags);
            break;
        }
        auto *item = new QListWidgetItem(name, m_list);
        item->setData(Qt::UserRole, document->id);
        item->setSizeHint({0, fontMetrics().height() + 8});
        item->setToolTip(plainTip(document->path));
        item->setCheckState(m_chosen.contains(document->id) ? Qt::Checked : Qt::Unchecked);
    }
    m_filling = false;
}

void ScopeButton::showChoice()
{
    QString text = tr("All documents");
    if (m_chosen.size() == 1) {
        for (const core::Document &document : std::as_const(m_documents)) {
            if (m_chosen.contains(document.id))
                text =
                    fontMetrics().elidedText(nameOf(document), Qt::ElideMiddle, fontMetrics().averageCharWidth() * 28);
        }
    } else if (!m_chosen.isEmpty()) {
        text = tr("%1 documents").arg(QLocale().toString(m_chosen.size()));
    }
    setText(text + QStringLiteral(" ▾"));
}

} // namespace ui

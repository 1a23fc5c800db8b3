#include "ui/library/librarypanel.h"

#include "core/values/description.h"
#include "ui/library/documentdelegate.h"
#include "ui/library/ingestbar.h"
#include "ui/library/tagbutton.h"
#include "ui/library/teamwords.h"
#include "ui/widgets/linklabel.h"
#include "ui/widgets/notice.h"
#include "ui/widgets/plainlabel.h"
#include "ui/widgets/sidecolumn.h"
#include "ui/widgets/theme.h"

#include <QAction>
#include <QActionGroup>
#include <QDataStream>
#include <QHBoxLayout>
#include <QIODevice>
#include <QKeyEvent>
#include <QLabel>
#include <QLineEdit>
#include <QListView>
#include <QLocale>
#include <QMenu>
#include <QSortFilterProxyModel>
#include <QToolButton>
#include <QVBoxLayout>
#include <QWidgetAction>

namespace ui {

// The rows shown: those found by the search and not about to be removed; work first, then by name.
class LibraryPanel::Shown : public QSortFilterProxyModel
{
public:
    explicit Shown(LibraryModel *model) : QSortFilterProxyModel(model)
    {
        setSourceModel(model);
        sort(0);
    }

    void search(const QString &words)
    {
        m_words = words.split(u' ', Qt::SkipEmptyParts);
        invalidateFilter();
    }

    void setTag(const QString &tag)
    {
        m_tag = tag;
        invalidateFilter();
    }

    // While held, rows keep their places and new ones are added at the end.
    void setHeld(bool held)
    {
        if (held == dynamicSortFilter())
            setDynamicSortFilter(!held); // setting it sorts the list
    }

    void sortAgain()
    {
        if (!dynamicSortFilter())
            return sort(0);
        setDynamicSortFilter(false); // otherwise an unchanged sort column would not sort
        setDynamicSortFilter(true);
    }

    void hide(const QList<core::DocumentId> &documents)
    {
        m_hidden.unite({documents.begin(), documents.end()});
        invalidateFilter();
    }

    void showAll()
    {
        m_hidden.clear();
        invalidateFilter();
    }

    void showAgain(const QList<core::DocumentId> &documents)
    {
        m_hidden.subtract({documents.begin(), documents.end()});
        invalidateFilter();
    }

protected:
    bool filterAcceptsRow(int row, const QModelIndex &parent) const override
    {
        const auto *model = static_cast<LibraryModel *>(sourceModel());
        if (m_hidden.contains(model->document(row).id))
            return false;
        if (!m_tag.isEmpty() && !model->document(row).tags.contains(m_tag))
            return false;
        if (m_words.isEmpty())
            return true;
        const core::Document &document = model->document(row);
        const QStringList said{model->index(row, 0, parent).data(LibraryModel::NameRole).toString(), document.path,
                               document.author, document.tags.join(u' '),
                               document.year != 0 ? QString::number(document.year) : QString()};
        return std::all_of(m_words.begin(), m_words.end(), [&](const QString &word) {
            return std::any_of(said.begin(), said.end(),
                               [&word](const QString &text) { return text.contains(word, Qt::CaseInsensitive); });
        });
    }

    bool lessThan(const QModelIndex &a, const QModelIndex &b) const override
    {
        return static_cast<LibraryModel *>(sourceModel())->isBefore(a.row(), b.row());
    }

private:
    QStringList m_words;
    QString m_tag;
    QSet<core::DocumentId> m_hidden;
};

LibraryPanel::LibraryPanel(QWidget *parent)
    : QWidget(parent),
      m_shown(new Shown(&m_model)),
      m_title(new PlainLabel(tr("Library"), this)),
      m_add(new QToolButton(this)),
      m_search(new QLineEdit(this)),
      m_sort(new QToolButton(this)),
      m_tags(new TagButton(this)),
      m_list(new QListView(this)),
      m_empty(new PlainLabel(this)),
      m_team(new LinkLabel(this)),
      m_notice(new Notice(this)),
      m_bar(new IngestBar(this))
{
    m_title->setProperty("role", QStringLiteral("title"));
    m_add->setText(tr("Add…"));
    m_add->setIcon(icon(QStringLiteral("add")));
    m_add->setToolButtonStyle(Qt::ToolButtonTextBesideIcon);
    m_add->setPopupMode(QToolButton::InstantPopup);
    m_add->setAutoRaise(true);
    m_add->setAccessibleName(tr("Add documents"));
    auto *menu = new QMenu(m_add);
    menu->addAction(tr("PDF files…"), this, &LibraryPanel::filesWanted);
    menu->addAction(tr("A folder of PDFs…"), this, &LibraryPanel::folderWanted);
    menu->addAction(tr("Watched folders…"), this, &LibraryPanel::foldersWanted);
    m_add->setMenu(menu);
    m_search->setPlaceholderText(tr("Search documents…"));
    m_search->setAccessibleName(tr("Search documents"));
    m_search->setClearButtonEnabled(true);
    m_empty->setWordWrap(true);
    m_empty->setAlignment(Qt::AlignTop | Qt::AlignLeft);
    m_empty->setProperty("role", QStringLiteral("quiet"));
    m_empty->setContentsMargins(8, 8, 8, 8);
    m_team->setTextInteractionFlags(Qt::LinksAccessibleByMouse | Qt::LinksAccessibleByKeyboard);
    m_team->setTextFormat(Qt::RichText);
    m_team->setContentsMargins(8, 4, 8, 4);
    m_team->setWordWrap(true);
    m_team->hide();
    connect(m_team, &QLabel::linkActivated, this, &LibraryPanel::teamWanted);
    buildList();

    buildSorting();
    auto *line = new QWidget(this);
    auto *row = new QHBoxLayout(line);
    row->setContentsMargins(0, 0, 0, 0);
    row->setSpacing(4);
    row->addWidget(m_search, 1);
    row->addWidget(m_sort);

    connect(m_tags, &TagButton::chosen, this, &LibraryPanel::filterBy);
    connect(m_tags, &TagButton::askWanted, this, &LibraryPanel::tagScopeChosen);
    connect(m_tags, &TagButton::removeWanted, this, &LibraryPanel::removeTag);
    QVBoxLayout *column = sideColumn(this, m_title, m_add, line);
    column->addWidget(m_tags, 0, Qt::AlignLeft);
    column->addWidget(m_list, 1);
    column->addWidget(m_empty, 1);
    column->addWidget(m_team);
    column->addWidget(m_notice);
    column->addWidget(m_bar);

    connect(m_search, &QLineEdit::textChanged, this, [this](const QString &words) {
        m_shown->search(words);
        m_shown->sort(0);
        showQueue();
    });
    connect(&m_model, &LibraryModel::queueChanged, this, &LibraryPanel::showQueue);
    connect(m_bar, &IngestBar::pauseToggled, this, &LibraryPanel::pauseToggled);
    connect(m_bar, &IngestBar::stopped, this, &LibraryPanel::allStopped);
    connect(m_bar, &IngestBar::retried, this, [this] { emit retried({}); });
    connect(&m_model, &LibraryModel::moved, this, &LibraryPanel::moved);
    connect(this, &LibraryPanel::moved, this, [this] { m_sinceMoved.start(); });
    connect(this, &LibraryPanel::nextWanted, this, [this] { m_sinceMoved.start(); });
    showQueue();
}

LibraryPanel::~LibraryPanel()
{
    m_list->itemDelegate()->disconnect(this); // open fields outlive their rows
}

void LibraryPanel::setTeam(const app::TeamState &state)
{
    const bool isJoined = !state.joined.server.isEmpty();
    const QString words = teamLine(state);
    m_team->setVisible(isJoined);
    m_team->setText(isJoined ? QStringLiteral("<a href=\"team\">%1</a>").arg(words.toHtmlEscaped()) : QString());
    m_team->setAccessibleName(words);
    if (m_model.team() == state.documents)
        return;
    m_model.team() = state.documents;
    m_list->viewport()->update();
}

void LibraryPanel::buildList()
{
    auto *delegate = new DocumentDelegate(m_list);
    m_list->setModel(m_shown);
    m_list->setItemDelegate(delegate);
    m_list->setUniformItemSizes(true); // measures one row instead of ten thousand
    m_list->setFrameShape(QFrame::NoFrame);
    m_list->setSelectionMode(QAbstractItemView::ExtendedSelection);
    m_list->setEditTriggers(QAbstractItemView::NoEditTriggers);
    m_list->setVerticalScrollMode(QAbstractItemView::ScrollPerPixel);
    m_list->setHorizontalScrollBarPolicy(Qt::ScrollBarAlwaysOff);
    m_list->setContextMenuPolicy(Qt::CustomContextMenu);
    m_list->setAccessibleName(tr("Documents"));
    m_list->setDragDropMode(QAbstractItemView::InternalMove); // for waiting files; other drops go to the window
    m_list->setDefaultDropAction(Qt::MoveAction);
    m_list->setDropIndicatorShown(true);
    m_list->installEventFilter(this);
    m_list->viewport()->installEventFilter(this);
    connect(m_list, &QListView::customContextMenuRequested, this, &LibraryPanel::showMenu);
    connect(m_list, &QListView::activated, this, [this](const QModelIndex &index) {
        if (DocumentDelegate::actionFor(index).isEmpty())
            emit opened(m_model.document(sourceRow(index)));
        else
            act(index);
    });
    connect(delegate, &DocumentDelegate::actionClicked, this, &LibraryPanel::act);
    connect(delegate, &DocumentDelegate::fieldOpened, this, [this] { ++m_fields, hold(); });
    connect(delegate, &DocumentDelegate::fieldClosed, this, [this] { --m_fields, hold(); });
    connect(delegate, &DocumentDelegate::passwordEntered, this,
            [this](const QPersistentModelIndex &index, const QString &password) {
                emit passwordEntered(m_model.document(sourceRow(index)).path, password);
            });
    const auto onKey = [this](const QKeySequence &key, void (LibraryPanel::*slot)()) {
        auto *action = new QAction(m_list);
        action->setShortcut(key);
        action->setShortcutContext(Qt::WidgetShortcut);
        m_list->addAction(action);
        connect(action, &QAction::triggered, this, slot);
    };
    onKey(QKeySequence::Delete, &LibraryPanel::removeChosen);
    onKey(QKeySequence::Refresh, &LibraryPanel::readAgainChosen);
    onKey(QKeySequence(Qt::SHIFT | Qt::Key_F5), &LibraryPanel::recogniseUnread);
    onKey(QKeySequence(Qt::ALT | Qt::Key_Return), &LibraryPanel::showDetails);
    onKey(QKeySequence(Qt::Key_F2), &LibraryPanel::describe);
}

void LibraryPanel::buildSorting()
{
    m_sort->setAutoRaise(true);
    m_sort->setPopupMode(QToolButton::InstantPopup);
    m_sort->setToolButtonStyle(Qt::ToolButtonTextOnly);
    auto *menu = new QMenu(m_sort);
    auto *choice = new QActionGroup(menu);
    const QList<std::pair<DocumentSort::By, QString>> ways{{DocumentSort::By::Title, tr("Title")},
                                                           {DocumentSort::By::Added, tr("Last added")},
                                                           {DocumentSort::By::Used, tr("Last used")}};
    for (const auto &[by, name] : ways) {
        QAction *action = menu->addAction(name, this, [this, by = by] { sortBy(by); });
        action->setCheckable(true);
        action->setData(int(by));
        choice->addAction(action);
    }
    m_sort->setMenu(menu);
    sortBy(DocumentSort::By::Title);
}

void LibraryPanel::countTags()
{
    QMap<QString, int> counts;
    int documents = 0;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        const core::Document &document = m_model.document(row);
        documents += document.id != 0;
        for (const QString &tag : document.tags)
            ++counts[tag];
    }
    m_tags->setTags(counts, documents);
}

void LibraryPanel::filterBy(const QString &tag)
{
    m_shown->setTag(tag);
    m_shown->sort(0);
    showQueue();
}

void LibraryPanel::removeTag(const QString &tag)
{
    QList<core::DocumentId> documents;
    for (int row = 0; row < m_model.rowCount(); ++row) {
        if (m_model.document(row).tags.contains(tag))
            documents.append(m_model.document(row).id);
    }
    emit untagged(documents, tag);
    m_notice->offerUndo(tr("The tag “%1” was removed; its documents stay.").arg(tag),
                        [this, documents, tag] { emit tagged(documents, tag); }, {});
}

// The tags of the chosen documents, ticked if all of them have it, and a line for a new one.
void LibraryPanel::addTagMenu(QMenu *menu)
{
    QList<core::DocumentId> documents;
    QMap<QString, int> have;
    for (const int row : chosenRows()) {
        if (m_model.document(row).id == 0)
            continue;
        documents.append(m_model.document(row).id);
        for (const QString &tag : m_model.document(row).tags)
            ++have[tag];
    }
    QMenu *tags = menu->addMenu(tr("Tags"));
    tags->setEnabled(!documents.isEmpty());
    for (auto tag = m_tags->tags().cbegin(); tag != m_tags->tags().cend(); ++tag) {
        QAction *action = tags->addAction(QString(tag.key()).replace(u'&', QLatin1String("&&")));
        action->setCheckable(true);
        action->setChecked(have.value(tag.key()) == documents.size());
        connect(action, &QAction::triggered, this, [this, documents, name = tag.key()](bool ticked) {
            ticked ? emit tagged(documents, name) : emit untagged(documents, name);
        });
    }
    auto *field = new QLineEdit;
    field->setPlaceholderText(tr("New tag ⏎"));
    field->setAccessibleName(tr("New tag"));
    field->setMaxLength(core::longestTag);
    auto *action = new QWidgetAction(tags);
    action->setDefaultWidget(field);
    tags->addAction(action);
    connect(tags, &QMenu::aboutToShow, field, [field] { field->setFocus(); });
    connect(field, &QLineEdit::returnPressed, this, [this, documents, field, menu] {
        if (!field->text().trimmed().isEmpty())
            emit tagged(documents, field->text());
        menu->close();
    });
}

// Ticked if all chosen documents are hidden.
void LibraryPanel::addHiding(QMenu *menu)
{
    QList<core::DocumentId> documents;
    bool areHidden = true;
    for (const int row : chosenRows()) {
        const core::Document &document = m_model.document(row);
        if (document.id == 0)
            continue;
        documents.append(document.id);
        areHidden = areHidden && document.isHidden;
    }
    QAction *action = menu->addAction(tr("Hide from assistants"));
    action->setToolTip(tr("Other assistants (attest-cli mcp) and desktop search cannot see it"));
    action->setCheckable(true);
    action->setChecked(areHidden && !documents.isEmpty());
    action->setEnabled(!documents.isEmpty());
    connect(action, &QAction::triggered, this, [this, documents](bool ticked) { emit hidden(documents, ticked); });
}

void LibraryPanel::sortBy(DocumentSort::By by)
{
    m_model.sorting().by = by;
    for (QAction *action : m_sort->menu()->actions()) {
        if (action->data().toInt() != int(by))
            continue;
        action->setChecked(true);
        m_sort->setText(QStringLiteral("⇅ ") + action->text());
        m_sort->setToolTip(tr("Sort the documents"));
        m_sort->setAccessibleName(tr("Sorted by: %1").arg(action->text()));
    }
    m_shown->sortAgain(); // the user's own change, wherever the pointer is
}

QByteArray LibraryPanel::state()
{
    QByteArray state;
    QDataStream stream(&state, QIODevice::WriteOnly);
    stream << qint32(m_model.sorting().by) << m_model.sorting().used;
    return state;
}

void LibraryPanel::restore(const QByteArray &state)
{
    QDataStream stream(state);
    qint32 by = 0;
    QHash<QString, qint64> used;
    stream >> by >> used;
    if (stream.status() != QDataStream::Ok || by < 0 || by > qint32(DocumentSort::By::Used))
        return;
    m_model.sorting().used = used;
    sortBy(DocumentSort::By(by));
}

void LibraryPanel::use(core::DocumentId id)
{
    const int row = m_model.rowOf(id);
    if (row < 0)
        return;
    m_model.sorting().use(m_model.document(row).path);
    if (m_model.sorting().by == DocumentSort::By::Used && !m_isUnderPointer && m_fields == 0)
        m_shown->sortAgain();
}

void LibraryPanel::showDetails()
{
    const QList<int> rows = chosenRows();
    if (!rows.isEmpty() && m_model.document(rows.first()).id != 0)
        emit detailsWanted(m_model.document(rows.first()).id);
}

void LibraryPanel::describe()
{
    const QList<int> rows = chosenRows();
    if (!rows.isEmpty() && m_model.document(rows.first()).id != 0)
        emit describeWanted(m_model.document(rows.first()).id);
}

void LibraryPanel::setDocuments(const QList<core::Document> &documents)
{
    if (documents.isEmpty()) { // the next library may use the same document ids
        m_notice->withdraw();
        m_shown->showAll();
    }
    m_model.setDocuments(documents);
    countTags();
}

void LibraryPanel::keepDocuments(const QList<core::Document> &documents)
{
    m_model.keepDocuments(documents);
    countTags();
}

void LibraryPanel::setQueue(const app::QueueView &view)
{
    m_model.setQueue(view);
}

void LibraryPanel::begin(const app::Run &run)
{
    m_model.begin(run);
}

void LibraryPanel::add(int run, const core::Trace &events)
{
    m_model.add(run, events);
}

void LibraryPanel::end(int run, const core::Result<void> &result)
{
    m_model.end(run, result);
}

void LibraryPanel::focusSearch()
{
    m_search->setFocus();
    m_search->selectAll();
}

void LibraryPanel::settle()
{
    m_notice->settle();
}

int LibraryPanel::sourceRow(const QModelIndex &index) const
{
    return m_shown->mapToSource(index).row();
}

QList<int> LibraryPanel::chosenRows() const
{
    QList<int> rows;
    for (const QModelIndex &index : m_list->selectionModel()->selectedIndexes())
        rows.append(sourceRow(index));
    if (rows.isEmpty() && m_list->hasFocus() && m_list->currentIndex().isValid())
        rows.append(sourceRow(m_list->currentIndex())); // reached with the keyboard, but not selected
    return rows;
}

void LibraryPanel::act(const QModelIndex &index)
{
    const int row = sourceRow(index);
    const core::Document &document = m_model.document(row);
    if (m_model.entry(row))
        emit retried({m_model.entry(row)});
    else if (document.status == core::DocumentStatus::NeedsPassword)
        enterPassword(index);
    else if (document.status == core::DocumentStatus::Scanned)
        emit recogniseWanted({document.id}, app::ScanService::Pages::NotRead);
    else if (document.id)
        emit readAgain(document.id);
    else
        emit addAgain({document.path});
}

// If a field is already open (a double click calls this twice), it gets the focus.
void LibraryPanel::enterPassword(const QModelIndex &index)
{
    for (QLineEdit *open : m_list->viewport()->findChildren<QLineEdit *>()) {
        if (open->isVisible())
            return open->setFocus();
    }
    m_list->edit(index);
}

void LibraryPanel::readAgainChosen()
{
    QStringList paths;
    QList<core::QueueId> failed;
    for (const int row : chosenRows()) {
        const bool isScan = m_model.entry(row) && m_model.recognises(row); // reading itself has succeeded
        if (m_model.run(row) || (m_model.waits(row) && !isScan))
            continue;
        if (m_model.entry(row) && !isScan)
            failed.append(m_model.entry(row));
        else if (m_model.document(row).id)
            emit readAgain(m_model.document(row).id);
        else
            paths.append(m_model.document(row).path);
    }
    if (!paths.isEmpty())
        emit addAgain(paths);
    if (!failed.isEmpty())
        emit retried(failed);
}

void LibraryPanel::recogniseChosen(app::ScanService::Pages pages)
{
    QList<core::DocumentId> documents;
    for (const int row : chosenRows()) {
        const bool isDone = pages == app::ScanService::Pages::NotRead && m_model.run(row) && m_model.recognises(row);
        if (m_model.document(row).pages > 0 && !isDone)
            documents.append(m_model.document(row).id);
    }
    if (!documents.isEmpty())
        emit recogniseWanted(documents, pages);
}

void LibraryPanel::recogniseUnread()
{
    recogniseChosen(app::ScanService::Pages::NotRead);
}

QList<int> LibraryPanel::chosenOnTheirWay() const
{
    QList<int> rows = chosenRows();
    rows.removeIf([this](int row) { return m_model.run(row) == 0 && m_model.entry(row) == 0; });
    return rows;
}

// Existing documents stay; files that are not in the library disappear from the list.
void LibraryPanel::stopChosen()
{
    QList<core::QueueId> entries;
    QList<int> runs;
    for (const int row : chosenOnTheirWay()) {
        if (m_model.run(row))
            runs.append(m_model.run(row));
        else
            entries.append(m_model.entry(row));
    }
    for (const int run : std::as_const(runs))
        emit runStopped(run);
    if (!entries.isEmpty())
        emit takenOff(entries);
}

QList<core::QueueId> LibraryPanel::chosenEntries() const
{
    QModelIndexList chosen = m_list->selectionModel()->selectedIndexes();
    std::sort(chosen.begin(), chosen.end());
    QList<core::QueueId> entries;
    for (const QModelIndex &index : std::as_const(chosen)) {
        if (m_model.waits(sourceRow(index)))
            entries.append(m_model.entry(sourceRow(index)));
    }
    return entries;
}

// Moves them up or down among waiting files.
void LibraryPanel::moveChosen(int by)
{
    const QList<core::QueueId> entries = chosenEntries();
    const auto entryAt = [this](int row) {
        const QModelIndex index = m_shown->index(row, 0);
        return index.isValid() && m_model.waits(sourceRow(index)) ? m_model.entry(sourceRow(index)) : 0;
    };
    int first = m_shown->rowCount();
    int last = -1;
    for (int row = 0; row < m_shown->rowCount(); ++row) {
        if (entries.contains(entryAt(row))) {
            first = std::min(first, row);
            last = std::max(last, row);
        }
    }
    if (entries.isEmpty())
        return;
    if (by < 0 && entryAt(first - 1))
        emit moved(entries, entryAt(first - 1));
    else if (by > 0 && entryAt(last + 1))
        emit moved(entries, entryAt(last + 2));
}

// If a waiting file is selected, these keys are for the list rather than the window.
bool LibraryPanel::eventFilter(QObject *watched, QEvent *event)
{
    if (watched == m_list->viewport() && (event->type() == QEvent::Enter || event->type() == QEvent::Leave)) {
        m_isUnderPointer = event->type() == QEvent::Enter;
        hold();
    }
    const bool press = event->type() == QEvent::KeyPress;
    if (watched == m_list && (press || event->type() == QEvent::ShortcutOverride)) {
        const auto *key = static_cast<QKeyEvent *>(event);
        const bool arrow = key->key() == Qt::Key_Up || key->key() == Qt::Key_Down;
        if (key->key() == Qt::Key_Escape && !chosenOnTheirWay().isEmpty()) {
            if (press)
                stopChosen();
            event->accept();
            return true;
        }
        if (arrow && key->modifiers().testFlag(Qt::AltModifier) && !chosenEntries().isEmpty()) {
            if (press)
                moveChosen(key->key() == Qt::Key_Up ? -1 : 1);
            event->accept();
            return true;
        }
    }
    return QWidget::eventFilter(watched, event);
}

// Rows are added and sorted as work proceeds, but none moves under the pointer or an open field.
void LibraryPanel::hold()
{
    m_shown->setHeld(m_isUnderPointer || m_fields > 0);
}

// Documents leave the list at once and the library when the time for undo is over; files that never got in are
// forgotten, and those in progress are stopped.
void LibraryPanel::removeChosen()
{
    QList<core::DocumentId> documents;
    QList<int> runs;
    QList<core::QueueId> entries;
    QList<int> rows = chosenRows();
    std::sort(rows.begin(), rows.end(), std::greater<>());
    QString name;
    for (const int row : rows) {
        if (m_model.run(row))
            runs.append(m_model.run(row));
        else if (m_model.entry(row))
            entries.append(m_model.entry(row));
        if (m_model.document(row).id) {
            documents.append(m_model.document(row).id);
            name = m_model.index(row).data(LibraryModel::NameRole).toString();
        } else {
            m_model.forget(row);
        }
    }
    for (const int run : std::as_const(runs))
        emit runStopped(run);
    if (!entries.isEmpty())
        emit takenOff(entries);
    if (documents.isEmpty())
        return;
    m_notice->settle(); // completes the previous removal
    m_shown->hide(documents);
    const QString sentence = documents.size() == 1
                                 ? tr("Removed “%1” from the library; the file stays where it is.").arg(name)
                                 : tr("Removed %1 documents from the library; the files stay.").arg(documents.size());
    m_notice->offerUndo(
        sentence, [this, documents] { m_shown->showAgain(documents); },
        [this, documents] {
            for (const core::DocumentId id : documents)
                emit removed(id);
        });
}

void LibraryPanel::showMenu(const QPoint &at)
{
    const QList<int> rows = chosenRows();
    if (rows.isEmpty())
        return;
    QList<core::DocumentId> documents;
    for (const int row : rows) {
        const bool waits = m_model.waits(row) && !m_model.recognises(row);
        if (m_model.document(row).id && m_model.document(row).passages > 0 && !waits)
            documents.append(m_model.document(row).id);
    }
    auto *menu = new QMenu(m_list);
    menu->setAttribute(Qt::WA_DeleteOnClose);
    const core::Document first = m_model.document(rows.first());
    menu->addAction(tr("Open"), this, [this, first] { emit opened(first); })->setEnabled(!documents.isEmpty());
    menu->addAction(documents.size() > 1 ? tr("Ask only these documents") : tr("Ask only this document"), this,
                    [this, documents] { emit scopeChosen(documents); })
        ->setEnabled(!documents.isEmpty());
    menu->addAction(tr("Reading report") + QStringLiteral("\tAlt+Return"), this, &LibraryPanel::showDetails)
        ->setEnabled(first.id != 0);
    menu->addAction(tr("Title, author, year…") + QStringLiteral("\tF2"), this, &LibraryPanel::describe)
        ->setEnabled(first.id != 0);
    addTagMenu(menu);
    addHiding(menu);
    menu->addSeparator();
    const QModelIndex index = m_list->indexAt(at);
    if (m_model.status(rows.first()) == core::DocumentStatus::NeedsPassword && index.isValid())
        menu->addAction(tr("Enter the password…"), this, [this, at = QPersistentModelIndex(index)] { act(at); });
    if (const QList<core::QueueId> entries = chosenEntries(); !entries.isEmpty())
        menu->addAction(tr("Read next"), this, [this, entries] { emit nextWanted(entries); });
    if (!chosenOnTheirWay().isEmpty())
        menu->addAction(tr("Stop") + QStringLiteral("\tEsc"), this, &LibraryPanel::stopChosen);
    menu->addAction(tr("Read again") + QStringLiteral("\tF5"), this, &LibraryPanel::readAgainChosen);
    const bool hasPages =
        std::any_of(rows.begin(), rows.end(), [this](int row) { return m_model.document(row).pages > 0; });
    menu->addAction(tr("Run OCR") + QStringLiteral("\tShift+F5"), this, &LibraryPanel::recogniseUnread)
        ->setEnabled(hasPages);
    menu->addAction(tr("Run OCR on all pages"), this, [this] { recogniseChosen(app::ScanService::Pages::All); })
        ->setEnabled(hasPages);
    menu->addAction(tr("Remove") + QStringLiteral("\tDel"), this, &LibraryPanel::removeChosen);
    menu->popup(m_list->viewport()->mapToGlobal(at));
}

void LibraryPanel::showQueue()
{
    constexpr int movedFor = 2000; // milliseconds within which the queue confirms it
    if (m_sinceMoved.isValid() && m_sinceMoved.elapsed() < movedFor)
        m_shown->sort(0); // the user's own change, wherever the pointer is
    const int all = m_model.rowCount();
    m_bar->show(m_model.queue());
    m_title->setText(all ? tr("Library (%1)").arg(QLocale().toString(all)) : tr("Library"));
    const bool nothing = m_shown->rowCount() == 0;
    m_list->setVisible(!nothing);
    m_empty->setVisible(nothing);
    m_empty->setText(m_search->text().isEmpty()      ? tr("Drop PDFs or a folder anywhere on this window.")
                     : m_tags->chosenTag().isEmpty() ? tr("No document matches. Try fewer letters.")
                                                     : tr("No document with this tag matches. Try fewer letters."));
}

} // namespace ui

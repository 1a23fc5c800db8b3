// The list of documents: search, status and progress; adding, unlocking, rereading, and removing documents, with time
// to undo.
#pragma once

#include "ui/library/librarymodel.h"

#include <QElapsedTimer>
#include <QSet>
#include <QWidget>

class QLabel;
class QLineEdit;
class QListView;
class QMenu;
class QSortFilterProxyModel;
class QToolButton;

namespace ui {

class TagButton;

class IngestBar;
class LinkLabel;
class Notice;

class LibraryPanel : public QWidget
{
    Q_OBJECT

public:
    explicit LibraryPanel(QWidget *parent = nullptr);
    ~LibraryPanel() override;

    void setDocuments(const QList<core::Document> &documents);
    void keepDocuments(const QList<core::Document> &documents);
    void setQueue(const app::QueueView &view);
    void setTeam(const app::TeamState &state);
    void begin(const app::Run &run);
    void add(int run, const core::Trace &events);
    void end(int run, const core::Result<void> &result);
    void focusSearch();
    QByteArray state(); // sort order and times of last use
    void restore(const QByteArray &state);
    void use(core::DocumentId id); // records that the document was just opened or used for a question
    void settle();                 // completes pending removals, which then can no longer be undone

    LibraryModel *model() { return &m_model; }

signals:
    void filesWanted();
    void folderWanted();
    void foldersWanted(); // the user wants to see the watched folders
    void teamWanted();    // the user wants to see the joined team library
    void addAgain(const QStringList &paths);
    void readAgain(core::DocumentId id);
    void recogniseWanted(const QList<core::DocumentId> &documents, app::ScanService::Pages pages);
    void passwordEntered(const QString &path, const QString &password);
    void removed(core::DocumentId id);
    void runStopped(int run);
    void takenOff(const QList<core::QueueId> &entries);
    void retried(const QList<core::QueueId> &entries); // the user wants to retry these failed files; empty: all of them
    void nextWanted(const QList<core::QueueId> &entries);
    void moved(const QList<core::QueueId> &entries, core::QueueId before);
    void pauseToggled(bool paused);
    void allStopped();
    void opened(const core::Document &document);
    void detailsWanted(core::DocumentId id);
    void describeWanted(core::DocumentId id); // the user wants to edit title, author and year
    void tagged(const QList<core::DocumentId> &documents, const QString &tag);
    void untagged(const QList<core::DocumentId> &documents, const QString &tag);
    // The user wants to hide documents from other assistants, or to show them again.
    void hidden(const QList<core::DocumentId> &documents, bool areHidden);
    void tagScopeChosen(const QString &tag); // the user wants to limit a question to documents with this tag
    void scopeChosen(const QList<core::DocumentId> &documents);

protected:
    bool eventFilter(QObject *watched, QEvent *event) override;

private:
    class Shown;

    void buildList();
    void buildSorting();
    void sortBy(DocumentSort::By by);
    void hold();
    void act(const QModelIndex &index);
    void enterPassword(const QModelIndex &index);
    void readAgainChosen();
    void recogniseChosen(app::ScanService::Pages pages);
    void recogniseUnread();
    void stopChosen();
    QList<int> chosenOnTheirWay() const; // chosen rows that are waiting, running or failed
    void showDetails();
    void describe();
    void countTags();
    void filterBy(const QString &tag);
    void removeTag(const QString &tag);
    void addTagMenu(QMenu *menu);
    void addHiding(QMenu *menu);
    void removeChosen();
    void moveChosen(int by);
    QList<core::QueueId> chosenEntries() const; // queue entries of the chosen waiting rows, in the order shown
    void showMenu(const QPoint &at);
    void showQueue();
    QList<int> chosenRows() const;
    int sourceRow(const QModelIndex &index) const;

    LibraryModel m_model;
    Shown *m_shown;
    QLabel *m_title;
    QToolButton *m_add;
    QLineEdit *m_search;
    QToolButton *m_sort;
    TagButton *m_tags;
    QListView *m_list;
    QLabel *m_empty;
    LinkLabel *m_team;
    Notice *m_notice;
    IngestBar *m_bar;
    bool m_isUnderPointer = false; // the pointer is over the list
    int m_fields = 0;              // number of open password fields in rows
    QElapsedTimer m_sinceMoved;    // time since the user reordered waiting files
};

} // namespace ui

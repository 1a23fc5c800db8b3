// Sessions: the open one, the list of all, what is changed of them, carried away and taken in. A session that came with
// an evidence bundle can be read, named and tagged; a question asked there begins another. The window's thread, but for
// what says otherwise; never blocks. Replies come in the window's thread.
#pragma once

#include "app/runtime/lane.h"
#include "app/runtime/reply.h"
#include "app/services/libraryaccess.h"
#include "app/services/modelservice.h"
#include "app/services/pdfpasswords.h"
#include "app/services/runs.h"
#include "core/session/exportcontent.h"
#include "core/session/exporter.h"
#include "core/session/session.h"

#include <functional>
#include <vector>

namespace app {

class SessionService : public QObject
{
    Q_OBJECT

public:
    // All of them outlive it.
    SessionService(LibraryAccess &library, ModelService &models, PdfPasswords &passwords, Runs &runs);
    ~SessionService() override; // what the user did last is done

    void beginNew();
    void open(core::SessionId id);
    void rename(core::SessionId id, const QString &title);
    void setTags(core::SessionId id, const QStringList &tags);
    void setPinned(core::SessionId id, bool pinned);
    void duplicate(core::SessionId id, const QString &title); // opens the copy
    void remove(core::SessionId id);
    // Those that have all of these words in their title, tags, questions or answers.
    void search(const QString &words, const Reply<core::Result<QList<core::SessionHit>>> &found);
    // The picture of what a turn of the open session cites that came with it in an evidence bundle, and the name of
    // that, empty where the session is a copy; without a picture where there is none.
    void snippet(const QString &turn, int citation, const Reply<core::Snippet, QString> &told);
    // In a format of exporterChoices(). Told once the file is there.
    void exportTo(const QString &file, const QString &format, const QList<core::SessionId> &ids,
                  const core::ExportOptions &options = {}, const Reply<> &written = {});
    // What is to be exported, given to the function on a lane.
    void print(core::SessionId id, const QString &title, const core::ExportOptions &options,
               const std::function<core::Result<void>(const core::ExportData &)> &draw);
    // Takes the sessions of an evidence bundle into the library, once, and opens the first of them.
    void openBundle(const QString &file);
    // A verdict of an answer as the user sees it, who may take that back; it is kept with the answer.
    void correctVerdict(core::SessionId id, const QString &turn, const core::Verdict &verdict, bool passes);
    // A session with the turns of the open one before this turn, which is opened and then told.
    void branch(const QString &turn, const QString &title, std::function<void()> then);

    // For those that ask questions.
    const core::Session &current() const { return m_current; }
    int opened() const { return m_opened; } // counts the changes from one open session to another
    // It was asked while that many had been opened: belongs to the session, or begins it.
    void takeAnswer(const core::Turn &turn, core::SessionId id, int openedThen);
    // On a lane. A turn as it is kept, changed and kept again.
    core::Result<void> changeTurn(core::SessionId id, const QString &turn,
                                  const std::function<void(core::Turn &)> &change);
    enum class Of { List, OpenOne };
    void refresh(Of what = Of::List); // of the open one: its documents may be called otherwise
    void rest();                      // none is open while another library takes the place of this one
    std::vector<Lane *> lanes() { return {&m_changes, &m_views, &m_exports}; } // which use the library

signals:
    // The open session (with turns), or, with id 0 and no turns, that there is none; and the list of all.
    void changed(const core::Session &session, const QList<core::Session> &all);

private:
    void post(const QString &subject, std::function<core::Result<void>(std::stop_token)> job);
    core::Result<void> openNow(core::SessionId id, std::function<void()> then); // on a lane
    void change(core::SessionId id, const QString &subject, std::function<void(core::Session &)> how);
    void reread();
    void tell() { emit changed(m_current, m_all); }
    void refreshLater(); // any thread

    LibraryAccess &m_library;
    ModelService &m_models;
    PdfPasswords &m_passwords;
    Runs &m_runs;
    core::Session m_current;
    int m_opened = 0;
    QList<core::Session> m_all;
    Lane m_changes; // one after the other
    Lane m_views;
    Lane m_exports; // with pictures of pages, which take their time
};

// On a lane: a turn as it is kept.
core::Result<core::Turn> keptTurn(const core::Library &library, core::SessionId id, const QString &turn);

} // namespace app

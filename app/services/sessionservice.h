// Sessions: the open one, the list of all, changes, export and import. A session imported with an evidence bundle can
// be read, renamed and tagged; a question asked in it starts another session. Use it only on the window's thread unless
// noted otherwise; it never blocks. Replies arrive there.
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
    // All arguments must outlive it.
    SessionService(LibraryAccess &library, ModelService &models, PdfPasswords &passwords, Runs &runs);
    ~SessionService() override; // completes the user's last changes

    void beginNew();
    void open(core::SessionId id);
    void rename(core::SessionId id, const QString &title);
    void setTags(core::SessionId id, const QStringList &tags);
    void setPinned(core::SessionId id, bool pinned);
    void duplicate(core::SessionId id, const QString &title); // opens the copy
    void remove(core::SessionId id);
    // Finds sessions that contain all of these words in their title, tags, questions or answers.
    void search(const QString &words, const Reply<core::Result<QList<core::SessionHit>>> &found);
    // For a citation in the open session: the picture that came with it in an evidence bundle, and the name of the
    // bundle (empty for a copy of an imported session). If there is no picture, it is empty.
    void snippet(const QString &turn, int citation, const Reply<core::Snippet, QString> &told);
    // Exports to a format from exporterChoices(). Replies once the file has been written.
    void exportTo(const QString &file, const QString &format, const QList<core::SessionId> &ids,
                  const core::ExportOptions &options = {}, const Reply<> &written = {});
    // Passes the data of an export to the function, on a lane.
    void print(core::SessionId id, const QString &title, const core::ExportOptions &options,
               const std::function<core::Result<void>(const core::ExportData &)> &draw);
    // Imports the sessions of an evidence bundle into the library, unless they were imported before, and opens the
    // first one.
    void openBundle(const QString &file);
    // Records or withdraws the user's correction of a verdict on an answer; the correction is stored with the answer.
    void correctVerdict(core::SessionId id, const QString &turn, const core::Verdict &verdict, bool passes);
    // Makes a session from the turns of the open session before this turn, opens it, and calls `then`.
    void branch(const QString &turn, const QString &title, std::function<void()> then);

    // For services that ask questions.
    const core::Session &current() const { return m_current; }
    int opened() const { return m_opened; } // how many times a different session has been opened
    // `openedThen`: the value of opened() when the question was asked. The turn is added to the session that was open
    // then, or starts it.
    void takeAnswer(const core::Turn &turn, core::SessionId id, int openedThen);
    // Changes a stored turn. Call it on a lane.
    core::Result<void> changeTurn(core::SessionId id, const QString &turn,
                                  const std::function<void(core::Turn &)> &change);
    enum class Of { List, OpenOne };
    void refresh(Of what = Of::List); // for the open session: the names of its documents may have changed
    void rest();                      // closes the session while another library replaces this one
    std::vector<Lane *> lanes() { return {&m_changes, &m_views, &m_exports}; } // lanes that use the library

signals:
    // The open session with its turns (id 0 and no turns if none is open), and the list of all sessions.
    void changed(const core::Session &session, const QList<core::Session> &all);
    void fileDamaged(); // a session could not be read or changed

private:
    void post(const QString &subject, std::function<core::Result<void>(std::stop_token)> job);
    core::Result<void> openNow(core::SessionId id, std::function<void()> then); // call it on a lane
    void change(core::SessionId id, const QString &subject, std::function<void(core::Session &)> how);
    void reread();
    void tell() { emit changed(m_current, m_all); }
    void refreshLater(); // callable from any thread

    LibraryAccess &m_library;
    ModelService &m_models;
    PdfPasswords &m_passwords;
    Runs &m_runs;
    core::Session m_current;
    int m_opened = 0;
    QList<core::Session> m_all;
    Lane m_changes; // runs one change at a time
    Lane m_views;
    Lane m_exports; // also makes pictures of pages, which is slow
};

// Returns a stored turn. Call it on a lane.
core::Result<core::Turn> keptTurn(const core::Library &library, core::SessionId id, const QString &turn);

} // namespace app

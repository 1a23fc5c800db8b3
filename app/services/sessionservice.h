// Sessions: the open one, the list of all, changes, export and import. A session imported with an evidence bundle can
// be read, renamed and tagged; a question asked there starts another session. The window's thread unless noted; never
// blocks. Replies come in the window's thread.
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
    // All must outlive it.
    SessionService(LibraryAccess &library, ModelService &models, PdfPasswords &passwords, Runs &runs);
    ~SessionService() override; // the user's last changes are completed

    void beginNew();
    void open(core::SessionId id);
    void rename(core::SessionId id, const QString &title);
    void setTags(core::SessionId id, const QStringList &tags);
    void setPinned(core::SessionId id, bool pinned);
    void duplicate(core::SessionId id, const QString &title); // opens the copy
    void remove(core::SessionId id);
    // Sessions that have all of these words in their title, tags, questions or answers.
    void search(const QString &words, const Reply<core::Result<QList<core::SessionHit>>> &found);
    // The picture of a citation in the open session that came with it in an evidence bundle, and the bundle's name,
    // which is empty for a copy; without a picture if there isn't one.
    void snippet(const QString &turn, int citation, const Reply<core::Snippet, QString> &told);
    // In a format from exporterChoices(). Replies once the file is written.
    void exportTo(const QString &file, const QString &format, const QList<core::SessionId> &ids,
                  const core::ExportOptions &options = {}, const Reply<> &written = {});
    // Passes the export's data to the function, on a lane.
    void print(core::SessionId id, const QString &title, const core::ExportOptions &options,
               const std::function<core::Result<void>(const core::ExportData &)> &draw);
    // Imports the sessions of an evidence bundle into the library, once, and opens the first of them.
    void openBundle(const QString &file);
    // The user's correction of a verdict on an answer, which can be withdrawn; it is stored with the answer.
    void correctVerdict(core::SessionId id, const QString &turn, const core::Verdict &verdict, bool passes);
    // A session with the turns of the open one before this turn; it is opened, then `then` is called.
    void branch(const QString &turn, const QString &title, std::function<void()> then);

    // For services that ask questions.
    const core::Session &current() const { return m_current; }
    int opened() const { return m_opened; } // how often another session was opened
    // `openedThen`: opened() when it was asked; the turn belongs to that session, or starts it.
    void takeAnswer(const core::Turn &turn, core::SessionId id, int openedThen);
    // On a lane. Changes a stored turn.
    core::Result<void> changeTurn(core::SessionId id, const QString &turn,
                                  const std::function<void(core::Turn &)> &change);
    enum class Of { List, OpenOne };
    void refresh(Of what = Of::List); // for the open one: its documents may have new names
    void rest();                      // none is open while another library replaces this one
    std::vector<Lane *> lanes() { return {&m_changes, &m_views, &m_exports}; } // which use the library

signals:
    // The open session (with turns), or id 0 without turns if none is open; and the list of all.
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
    Lane m_changes; // in sequence
    Lane m_views;
    Lane m_exports; // with pictures of pages, which are slow
};

// On a lane: a stored turn.
core::Result<core::Turn> keptTurn(const core::Library &library, core::SessionId id, const QString &turn);

} // namespace app

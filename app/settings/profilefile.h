// The abilities of models and their trials as judges, stored in a small file next to the settings. Never contains keys.
#pragma once

#include "core/base/result.h"
#include "core/eval/judgetrial.h"
#include "core/ports/connections.h"

#include <functional>

namespace app {

class ProfileFile
{
public:
    explicit ProfileFile(const QString &file);

    static QString usual();
    static QString ownPrices();        // path of the user's own price list; it may not exist
    static QByteArray readOwnPrices(); // contents of that file

    // A file that is unreadable, or was written by a newer Attest, counts as empty.
    QList<core::ModelProfile> profiles() const;
    QList<core::JudgeTrial> trials() const;
    // Replaces the entry for the same model. An unreadable file is first copied aside. A file written by a newer Attest
    // is left alone, which is an error.
    core::Result<void> remember(const core::ModelProfile &profile) const;
    core::Result<void> remember(const core::JudgeTrial &trial) const;

private:
    enum class State { Missing, Sound, Damaged, Newer };
    struct Contents
    {
        State state = State::Missing;
        QList<core::ModelProfile> profiles;
        QList<core::JudgeTrial> trials;
    };
    Contents read() const;
    core::Result<void> change(const QString &model, const std::function<void(Contents &)> &with) const;

    QString m_file;
};

// Replaces the entry for the same model.
void replace(QList<core::ModelProfile> &profiles, const core::ModelProfile &profile);
void replace(QList<core::JudgeTrial> &trials, const core::JudgeTrial &trial);

} // namespace app

// What models were found to be able to do, and how they judge, remembered in a small file beside the settings. Holds no
// keys.
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
    static QString ownPrices();        // the file with the user's own prices of models, which may not be there
    static QByteArray readOwnPrices(); // the user's own

    // A file that cannot be understood, or is of a newer Attest, counts as none.
    QList<core::ModelProfile> profiles() const;
    QList<core::JudgeTrial> trials() const;
    // In the place of what was known of the same model. What stands in a file that cannot be understood is kept beside
    // it; a file of a newer Attest is left alone, which is an error.
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

// In the place of what was known of the same model.
void replace(QList<core::ModelProfile> &profiles, const core::ModelProfile &profile);
void replace(QList<core::JudgeTrial> &trials, const core::JudgeTrial &trial);

} // namespace app

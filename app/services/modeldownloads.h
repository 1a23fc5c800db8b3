// Model files that are fetched by their address, for the llama-server of this machine. The window's thread; never
// blocks. Replies come in the window's thread.
#pragma once

#include "app/runtime/lane.h"
#include "app/runtime/reply.h"
#include "app/settings/modelservers.h"
#include "core/base/result.h"

#include <QObject>

namespace app {

class ModelDownloads : public QObject
{
    Q_OBJECT

public:
    static bool canBeServed(); // llama-server is installed

    // `named`: a name of filesToGet(), or an address with the SHA-256 of the file behind it. Told how far it is, and in
    // the end where the file is. Ends with the receiver of the latter; what has come by then is kept.
    void get(const QString &named, const Reply<PullTold> &told, const Reply<core::Result<QString>> &got);

private:
    Lane m_lane; // one after the other: they share the line
};

} // namespace app

// Downloads of model files for this machine's llama-server. The window's thread; never blocks. Replies come in the
// window's thread.
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

    // `named`: a name from filesToGet(), or an address followed by the file's SHA-256. Reports progress, and finally
    // the path of the file. Ends with the receiver of the latter; what was received by then is kept.
    void get(const QString &named, const Reply<PullTold> &told, const Reply<core::Result<QString>> &got);

private:
    Lane m_lane; // in sequence: they share the connection
};

} // namespace app

// Downloads model files for this machine's llama-server. Use it only on the window's thread; it never blocks. Replies
// arrive there.
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
    static bool canBeServed(); // whether llama-server is installed

    // `named`: a name from filesToGet(), or a URL followed by the file's SHA-256. Reports progress through `told` and,
    // at the end, the path of the file through `got`. Stops if the receiver of `got` goes away; bytes received so far
    // are kept.
    void get(const QString &named, const Reply<PullTold> &told, const Reply<core::Result<QString>> &got);

private:
    Lane m_lane; // one download at a time, because downloads share the connection
};

} // namespace app

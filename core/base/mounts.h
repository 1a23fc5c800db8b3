// Finds the drives that may stop responding, without accessing them.
#pragma once

#include <QByteArray>
#include <QList>

namespace core {

// Mount points of drives reached over a network or through another program (nfs, cifs, sshfs and the like).
QList<QByteArray> networkMounts();
bool isBelow(const QByteArray &path, const QList<QByteArray> &mounts);

} // namespace core

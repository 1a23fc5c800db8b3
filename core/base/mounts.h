// Drives that may stop answering, told without asking them.
#pragma once

#include <QByteArray>
#include <QList>

namespace core {

// Where drives are mounted that are reached through a network, or by another program (nfs, cifs, sshfs and their like).
QList<QByteArray> networkMounts();
bool isBelow(const QByteArray &path, const QList<QByteArray> &mounts);

} // namespace core

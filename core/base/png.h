// Encodes pictures as PNG without QtGui, which attest-cli does not load.
#pragma once

#include <QByteArray>

namespace core {

// pixels: width * height times 0xffRRGGBB in the machine's byte order.
QByteArray toPng(int width, int height, const QByteArray &pixels);

} // namespace core

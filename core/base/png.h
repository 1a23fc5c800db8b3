// Encodes pictures as PNG without QtGui, which attest-cli does not load.
#pragma once

#include <QByteArray>

namespace core {

// `pixels`: width * height values 0xffRRGGBB, 32 bits each, in native byte order.
QByteArray toPng(int width, int height, const QByteArray &pixels);

} // namespace core

// A word takes about ten bytes, because its place is stored relative to the previous one.
#include "core/store/blobs.h"

#include "core/store/packing.h"

#include <algorithm>

namespace core {
namespace {

constexpr qint64 behindWords = -1; // in place of a word's start: from here on, the list of bold words

void putBold(const QList<Word> &words, Packer &packer)
{
    qsizetype end = 0;
    for (qsizetype from = 0; from < words.size(); ++from) {
        if (!words[from].bold)
            continue;
        const qsizetype before = end;
        for (end = from; end < words.size() && words[end].bold; ++end)
            ;
        packer.put(from - before);
        packer.put(end - from);
        from = end;
    }
}

void takeBold(Unpacker &unpacker, QList<Word> &words)
{
    qint64 end = 0;
    while (!unpacker.atEnd()) {
        const qint64 from = end + unpacker.take();
        const qint64 length = unpacker.take();
        if (from < end || length <= 0 || from > words.size() || length > words.size() - from)
            return;
        end = from + length;
        std::for_each(words.begin() + from, words.begin() + end, [](Word &word) { word.bold = true; });
    }
}

} // namespace

// Data unknown to an older Attest comes at the end, where it stops reading.
QByteArray toBlob(const QList<Word> &words)
{
    Packer packer(words.size() * 11);
    qint64 end = 0, right = 0, top = 0, height = 0, size = 0;
    for (const Word &word : words) {
        const qint64 left = stepsOf(word.box.left);
        const qint64 wordTop = stepsOf(word.box.top);
        const qint64 wordRight = stepsOf(word.box.right);
        const qint64 wordHeight = stepsOf(word.box.bottom) - wordTop;
        const qint64 wordSize = stepsOf(word.size);
        for (const qint64 value : {word.from - end, qint64(word.length), left - right, wordRight - left, wordTop - top,
                                   wordHeight - height, wordSize - size})
            packer.put(value);
        end = word.from + word.length;
        right = wordRight;
        top = wordTop;
        height = wordHeight;
        size = wordSize;
    }
    if (std::any_of(words.begin(), words.end(), [](const Word &word) { return word.bold; })) {
        packer.put(behindWords - end);
        putBold(words, packer);
    }
    return packer.bytes();
}

QList<Word> wordsFrom(QByteArrayView blob, qsizetype textSize)
{
    QList<Word> words;
    words.reserve(blob.size() / 9);
    Unpacker unpacker(blob);
    qint64 end = 0, right = 0, top = 0, height = 0, size = 0;
    while (!unpacker.atEnd()) {
        const qint64 from = end + unpacker.take();
        if (from == behindWords) {
            takeBold(unpacker, words);
            break;
        }
        const qint64 length = unpacker.take();
        const qint64 left = right + unpacker.take();
        right = left + unpacker.take();
        top += unpacker.take();
        height += unpacker.take();
        size += unpacker.take();
        if (from < 0 || length < 0 || from > textSize || length > textSize - from)
            break;
        end = from + length;
        words.append({int(from),
                      int(length),
                      {float(left) / stepsOfPoint, float(top) / stepsOfPoint, float(right) / stepsOfPoint,
                       float(top + height) / stepsOfPoint},
                      float(size) / stepsOfPoint,
                      false});
    }
    return words;
}

QByteArray toBlob(const QList<Span> &spans)
{
    Packer packer(spans.size() * 6);
    qint64 end = 0, page = 0;
    for (const Span &span : spans) {
        packer.put(span.from - end);
        packer.put(span.length);
        packer.put(span.page - page);
        packer.put(span.pageFrom);
        end = span.from + span.length;
        page = span.page;
    }
    return packer.bytes();
}

QList<Span> spansFrom(QByteArrayView blob, qsizetype textSize)
{
    QList<Span> spans;
    Unpacker unpacker(blob);
    qint64 end = 0, page = 0;
    while (!unpacker.atEnd()) {
        const qint64 from = end + unpacker.take();
        const qint64 length = unpacker.take();
        page += unpacker.take();
        const qint64 pageFrom = unpacker.take();
        if (from < 0 || length < 0 || pageFrom < 0 || from > textSize || length > textSize - from)
            break;
        end = from + length;
        spans.append({int(from), int(length), int(page), int(pageFrom)});
    }
    return spans;
}

} // namespace core

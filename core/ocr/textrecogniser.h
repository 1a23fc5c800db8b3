// Recognises the text in page images through a separate process, attest-ocr. If that process crashes, hangs or exceeds
// its limits, the calling process is not affected. All calls block; each thread needs its own recogniser.
#pragma once

#include "core/ocr/languages.h"
#include "core/pdf/pdfreader.h"
#include "core/workers/workerprocess.h"

#include <optional>

namespace core {

struct OcrLimits
{
    int secondsOfWork = 60;         // CPU time per page; a page of text takes about 2
    int secondsWithoutAnswer = 300; // wall-clock time, even if the machine is busy
    qint64 memory = 1536ll << 20;   // writable address space in bytes
};

struct SureWord // a recognised word with its confidence, even if it is noise
{
    int letters = 0;
    double confidence = 0; // 0 to 100
};

// Recognised text without noise, such as words misread from pictures, rules or dirt (see recognisedtext.cpp).
struct RecognisedText
{
    QString text; // in the form of Page::text
    QList<Word> words;
    QList<SureWord> sure;
};

class TextRecogniser
{
public:
    TextRecogniser(const OcrLanguages &languages, const QStringList &chosen, const OcrLimits &limits = {});
    ~TextRecogniser();
    TextRecogniser(const TextRecogniser &) = delete;
    TextRecogniser &operator=(const TextRecogniser &) = delete;

    // Recognises a page of width by height points, as displayed. The process starts with the first picture and lives as
    // long as this object. Errors: Unreadable (it crashed or took too long on this picture; the next one gets a new
    // process), Cancelled, Unavailable (attest-ocr is missing, cannot load the languages, or cannot enter its sandbox).
    Result<RecognisedText> recognise(const PageImage &picture, float width, float height, std::stop_token stop);

private:
    Result<void> start(const std::stop_token &stop);
    Result<void> putPixels(const PageImage &picture);
    Error died(WorkerProcess::Event event); // the error for a process that died while working on a picture

    const OcrLanguages m_languages;
    const QStringList m_chosen;
    const OcrLimits m_limits;
    int m_pixels = -1; // descriptor of an in-memory file that the process inherits
    std::optional<WorkerProcess> m_process;
};

} // namespace core

// Pages drawn by a test in a fixed-width font: characters 5 points wide, lines 12 high, columns 3 spaces apart.
#pragma once

#include "core/values/document.h"

inline core::Page drawnPage(const QString &drawing, int number = 1, float top = 40)
{
    core::Page page;
    page.number = number;
    page.label = QString::number(number);
    page.width = 612;
    page.height = 792;
    page.status = core::PageStatus::Text;
    for (const QString &line : drawing.split(u'\n')) {
        if (!page.text.isEmpty())
            page.text += u'\n';
        for (qsizetype i = 0; i < line.size(); ++i) {
            if (line[i] == u' ')
                continue;
            qsizetype to = i;
            while (to < line.size() && line[to] != u' ')
                ++to;
            if (!page.text.isEmpty() && !page.text.endsWith(u'\n'))
                page.text += u' ';
            const float left = 40 + 5 * float(i);
            page.words.append(
                {int(page.text.size()), int(to - i), {left, top, left + 5 * float(to - i), top + 10}, 10});
            page.text += line.sliced(i, to - i);
            i = to;
        }
        top += 12;
    }
    return page;
}

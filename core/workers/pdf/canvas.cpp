#include "core/workers/pdf/canvas.h"

#include <poppler/GfxFont.h>

#include <algorithm>
#include <cmath>

namespace core {
namespace {

constexpr double Opaque = 0.99;
constexpr double Straight = 0.05; // tolerance for straight edges, in points
constexpr float LetterSize = 60;  // in points: anything larger is not a letter
constexpr int RoundPoints = 40;   // most points of a rounded area
constexpr float Rounding = 0.16F; // share of the sides that rounded corners may take up
constexpr int FewPoints = 5;      // a rectangle or a line
constexpr int MostFields = 64;    // per path
constexpr int Stroked = 1;        // text rendering mode
constexpr int FilledToo = 2;
constexpr int Unpainted = 3;
constexpr int FirstStencil = 4;
constexpr int OnlyStencil = 7;

float toFloat(double place)
{
    return static_cast<float>(std::clamp(place, -1e6, 1e6));
}

void include(Area &area, double x, double y)
{
    area.left = std::min(area.left, toFloat(x));
    area.right = std::max(area.right, toFloat(x));
    area.top = std::min(area.top, toFloat(y));
    area.bottom = std::max(area.bottom, toFloat(y));
}

constexpr Area Nowhere{1e6F, 1e6F, -1e6F, -1e6F};

Area areaOf(const GfxState *state, const GfxSubpath *part)
{
    Area area = Nowhere;
    for (int i = 0; i < part->getNumPoints(); ++i) {
        double x = 0;
        double y = 0;
        state->transform(part->getX(i), part->getY(i), &x, &y);
        include(area, x, y);
    }
    return area;
}

// An area whose edges are parallel to the page's.
bool isField(const GfxState *state, const GfxSubpath *part)
{
    const int points = part->getNumPoints();
    if (points < 4 || points > FewPoints)
        return false;
    double x[FewPoints];
    double y[FewPoints];
    for (int i = 0; i < points; ++i) {
        if (part->getCurve(i))
            return false;
        state->transform(part->getX(i), part->getY(i), x + i, y + i);
    }
    if (points == FewPoints && (std::abs(x[4] - x[0]) > Straight || std::abs(y[4] - y[0]) > Straight))
        return false;
    const auto isUpright = [&](int a, int b) { return std::abs(x[a] - x[b]) < Straight; };
    const auto isLevel = [&](int a, int b) { return std::abs(y[a] - y[b]) < Straight; };
    return (isUpright(0, 1) && isLevel(1, 2) && isUpright(2, 3) && isLevel(3, 0)) ||
           (isLevel(0, 1) && isUpright(1, 2) && isLevel(2, 3) && isUpright(3, 0));
}

Area clipOf(const GfxState *state)
{
    double left = 0;
    double top = 0;
    double right = 0;
    double bottom = 0;
    state->getClipBBox(&left, &top, &right, &bottom);
    return {toFloat(left), toFloat(top), toFloat(right), toFloat(bottom)};
}

Area unitSquare(const GfxState *state)
{
    Area area = Nowhere;
    for (const double x : {0.0, 1.0}) {
        for (const double y : {0.0, 1.0}) {
            double toX = 0;
            double toY = 0;
            state->transform(x, y, &toX, &toY);
            include(area, toX, toY);
        }
    }
    return area;
}

Area areaOf(const GfxState *state)
{
    Area area = Nowhere;
    const GfxPath *path = state->getPath();
    for (int i = 0; i < path->getNumSubpaths(); ++i) {
        const Area part = areaOf(state, path->getSubpath(i));
        include(area, part.left, part.top);
        include(area, part.right, part.bottom);
    }
    return area;
}

Colour toColour(const GfxRGB &rgb)
{
    return {colToByte(rgb.r), colToByte(rgb.g), colToByte(rgb.b)};
}

using Corners = std::vector<std::pair<float, float>>; // in page coordinates

// Includes points on curves between their ends.
Corners cornersOf(const GfxState *state, const GfxSubpath *part)
{
    Corners corners;
    const auto add = [&](double fromX, double fromY) {
        double x = 0;
        double y = 0;
        state->transform(fromX, fromY, &x, &y);
        corners.emplace_back(toFloat(x), toFloat(y));
    };
    for (int i = 0; i < part->getNumPoints(); ++i) {
        const bool isCurve = i > 0 && i + 2 < part->getNumPoints() && part->getCurve(i);
        for (const double t : {0.25, 0.5, 0.75, 1.0}) {
            if (!isCurve)
                break;
            const double u = 1 - t;
            const auto at = [&](double a, double b, double c, double d) {
                return u * u * u * a + 3 * u * u * t * b + 3 * u * t * t * c + t * t * t * d;
            };
            add(at(part->getX(i - 1), part->getX(i), part->getX(i + 1), part->getX(i + 2)),
                at(part->getY(i - 1), part->getY(i), part->getY(i + 1), part->getY(i + 2)));
        }
        if (isCurve)
            i += 2;
        else
            add(part->getX(i), part->getY(i));
    }
    return corners;
}

bool isInside(const Corners &corners, float x, float y)
{
    bool inside = false;
    for (std::size_t i = 0, k = corners.size() - 1; i < corners.size(); k = i++) {
        const auto [ax, ay] = corners[i];
        const auto [bx, by] = corners[k];
        if ((ay > y) != (by > y) && x < (bx - ax) * (y - ay) / (by - ay) + ax)
            inside = !inside;
    }
    return inside;
}

bool isConvex(const Corners &corners)
{
    bool left = false;
    bool right = false;
    for (std::size_t i = 0; i < corners.size(); ++i) {
        const auto [ax, ay] = corners[i];
        const auto [bx, by] = corners[(i + 1) % corners.size()];
        const auto [cx, cy] = corners[(i + 2) % corners.size()];
        const float turn = (bx - ax) * (cy - by) - (by - ay) * (cx - bx);
        left = left || turn > 0.01F;
        right = right || turn < -0.01F;
    }
    return left != right;
}

// A rectangle inside a rounded one or a circle; empty if there is none.
Area fieldWithin(const GfxState *state, const GfxSubpath *part, const Area &area)
{
    const Corners corners = cornersOf(state, part);
    if (corners.size() < 4 || !isConvex(corners))
        return {};
    const float width = area.right - area.left;
    const float height = area.bottom - area.top;
    const float corner = Rounding * std::min(width, height);
    for (const auto &[x, y] : {std::pair(corner, corner), std::pair(Rounding * width, Rounding * height)}) {
        const Area field = {area.left + x, area.top + y, area.right - x, area.bottom - y};
        if (isInside(corners, field.left, field.top) && isInside(corners, field.right, field.top) &&
            isInside(corners, field.left, field.bottom) && isInside(corners, field.right, field.bottom))
            return field;
    }
    return {};
}

bool isDashed(GfxState *state)
{
    double start = 0;
    return !state->getLineDash(&start).empty();
}

bool isPattern(GfxColorSpace *space)
{
    return space && space->getMode() == csPattern;
}

// Upright or turned by quarters: a slanted area covers less than its bounding box.
bool isUpright(const GfxState *state)
{
    const auto &matrix = state->getCTM();
    const double along = std::abs(matrix[0] * matrix[3]);
    const double across = std::abs(matrix[1] * matrix[2]);
    return std::min(along, across) < 1e-4 * std::max(along, across);
}

} // namespace

void Canvas::remember(GfxState *state)
{
    m_state = state;
    m_isLookStale = true;
}

void Canvas::startPage(int, GfxState *state, XRef *)
{
    remember(state);
}

void Canvas::saveState(GfxState *state)
{
    remember(state);
    m_scopes.push_back(m_scope);
}

void Canvas::restoreState(GfxState *state)
{
    remember(state);
    if (m_scopes.empty())
        return;
    m_scope = m_scopes.back();
    m_scopes.pop_back();
}

void Canvas::narrow(GfxState *state)
{
    remember(state);
    const GfxPath *path = state->getPath();
    m_scope.isClipPlain = m_scope.isClipPlain && path->getNumSubpaths() == 1 && isField(state, path->getSubpath(0));
}

void Canvas::clipToStrokePath(GfxState *state)
{
    remember(state);
    m_scope.isClipPlain = false;
}

bool Canvas::isSolid(const GfxState *state, double opacity) const
{
    return opacity >= Opaque && state->getBlendMode() == gfxBlendNormal && !m_scope.isMasked && m_scope.isClipPlain;
}

void Canvas::fillPath(GfxState *state, bool evenOdd)
{
    m_isLookStale = true;
    const GfxPath *path = state->getPath();
    const int parts = path->getNumSubpaths();
    const Area clip = clipOf(state);
    const bool apart = parts == 1 || (!evenOdd && parts <= MostFields);
    Paint paint;
    paint.area = Nowhere;
    for (int i = 0; i < parts; ++i) {
        const GfxSubpath *part = path->getSubpath(i);
        const Area area = common(areaOf(state, part), clip);
        if (apart && isField(state, part)) {
            addField(state, area);
        } else if (part->getNumPoints() > FewPoints && area.right - area.left < LetterSize &&
                   area.bottom - area.top < LetterSize) {
            m_surface.addDrawing(area);
            m_surface.add({area, {}, false, false, false});
        } else {
            include(paint.area, area.left, area.top);
            include(paint.area, area.right, area.bottom);
        }
    }
    m_surface.add(paint);
    const GfxSubpath *only = parts == 1 ? path->getSubpath(0) : nullptr;
    if (only && only->getNumPoints() > FewPoints && only->getNumPoints() <= RoundPoints)
        addField(state, common(fieldWithin(state, only, areaOf(state, only)), clip));
}

void Canvas::addField(GfxState *state, const Area &area)
{
    GfxRGB rgb;
    state->getFillRGB(&rgb);
    const bool solid = isSolid(state, state->getFillOpacity());
    m_surface.add({area, toColour(rgb), solid, false, solid});
}

void Canvas::stroke(GfxState *state)
{
    const float width = toFloat(state->getTransformedLineWidth());
    const Area area = areaOf(state);
    const bool isLetter = state->getPath()->getNumSubpaths() > 0 && area.right - area.left < LetterSize &&
                          area.bottom - area.top < LetterSize;
    if (isLetter)
        m_surface.addDrawing(area);
    if (width < 3)
        return;
    m_isLookStale = true;
    Paint paint;
    paint.area = common({area.left - width / 2, area.top - width / 2, area.right + width / 2, area.bottom + width / 2},
                        clipOf(state));
    m_surface.add(paint);
    const GfxPath *path = state->getPath();
    const GfxSubpath *only = path->getNumSubpaths() == 1 ? path->getSubpath(0) : nullptr;
    const bool isLine =
        only && only->getNumPoints() == 2 && !isDashed(state) && !isPattern(state->getStrokeColorSpace());
    const bool isAcross = area.right - area.left < 0.1F;
    if (!isLine || (!isAcross && area.bottom - area.top > 0.1F) || !isSolid(state, state->getStrokeOpacity()))
        return;
    GfxRGB rgb;
    state->getStrokeRGB(&rgb);
    const float x = isAcross ? width / 2 : 0;
    const float y = isAcross ? 0 : width / 2;
    m_surface.add({common({area.left - x, area.top - y, area.right + x, area.bottom + y}, clipOf(state)), toColour(rgb),
                   true, false, true});
}

bool Canvas::shade(GfxState *state)
{
    m_isLookStale = true;
    Paint paint;
    paint.area = clipOf(state);
    m_surface.add(paint);
    return true;
}

bool Canvas::needNonText()
{
    if (!m_state)
        return false;
    m_isLookStale = true;
    Paint paint;
    const Area clip = clipOf(m_state);
    if (m_state->isPath() || isPattern(m_state->getFillColorSpace())) {
        paint.area = m_state->isPath() ? common(areaOf(m_state), clip) : clip;
        m_surface.add(paint);
        return false;
    }
    paint.area = common(unitSquare(m_state), clip);
    paint.isPicture = true;
    return m_surface.add(paint) && !m_surface.isScan() && isUpright(m_state) &&
           isSolid(m_state, m_state->getFillOpacity()) && hasLettersIn(paint.area);
}

void Canvas::drawImage(GfxState *state, Object *ref, Stream *stream, int width, int height, GfxImageColorMap *colours,
                       bool interpolate, const int *masked, bool inlined)
{
    if (!masked && m_surface.count() > 0)
        m_surface.lastCovers();
    OutputDev::drawImage(state, ref, stream, width, height, colours, interpolate, masked, inlined);
}

void Canvas::beginGroup(GfxState *state, bool forMask)
{
    remember(state);
    m_groups.push_back({m_surface.count(), m_looks.size(), forMask});
}

void Canvas::endGroup(GfxState *state)
{
    remember(state);
    if (m_groups.empty())
        return;
    const Group group = m_groups.back();
    m_groups.pop_back();
    const auto opacity = static_cast<float>(state->getFillOpacity());
    if (!isSolid(state, opacity))
        m_surface.makeUncertain(group.paints);
    for (std::size_t i = group.looks; i < m_looks.size(); ++i)
        m_looks[i].opacity *= opacity;
}

// The shapes that make up a mask are not visible themselves.
void Canvas::beginMask(GfxState *state)
{
    remember(state);
    m_scope.isMasked = true;
    if (m_groups.empty() || !m_groups.back().isForMask)
        return;
    m_surface.makeUncertain(m_groups.back().paints);
    for (std::size_t i = m_groups.back().looks; i < m_looks.size(); ++i)
        m_looks[i].hasColour = false;
    m_groups.pop_back();
}

void Canvas::clearSoftMask(GfxState *state)
{
    remember(state);
    m_scope.isMasked = false;
}

Look Canvas::lookNow(GfxState *state) const
{
    Look look;
    look.before = m_surface.count();
    look.clip = clipOf(state);
    const int mode = state->getRender() & 3;
    look.isPainted = state->getRender() != Unpainted;
    look.isStencil = state->getRender() >= FirstStencil;
    const bool paintsLetters = look.isPainted && state->getRender() != OnlyStencil;
    const bool strokes = mode == Stroked;
    look.opacity = static_cast<float>(strokes ? state->getStrokeOpacity() : state->getFillOpacity());
    if (mode == FilledToo)
        look.opacity = static_cast<float>(std::max(state->getFillOpacity(), state->getStrokeOpacity()));
    GfxColorSpace *space = strokes ? state->getStrokeColorSpace() : state->getFillColorSpace();
    const auto &font = state->getFont();
    const bool hasOwnColours = font && font->getType() == fontType3; // a Type 3 font defines the colours of its glyphs
    look.hasColour = paintsLetters && mode < FilledToo && !isPattern(space) && !hasOwnColours &&
                     state->getBlendMode() == gfxBlendNormal;
    if (look.hasColour) {
        GfxRGB rgb;
        if (strokes)
            state->getStrokeRGB(&rgb);
        else
            state->getFillRGB(&rgb);
        look.colour = toColour(rgb);
    }
    return look;
}

std::uint32_t Canvas::look(GfxState *state)
{
    if (m_isLookStale) {
        m_isLookStale = false;
        const Look now = lookNow(state);
        const std::size_t first = m_groups.empty() ? 0 : m_groups.back().looks;
        if (m_looks.size() <= first || !(m_looks.back() == now))
            m_looks.push_back(now);
    }
    return static_cast<std::uint32_t>(m_looks.size() - 1);
}

} // namespace core

// A Poppler output device that draws nothing. It records where a page paints filled areas, pictures and drawings, and
// how it paints letters. It avoids decoding patterns and pictures.
#pragma once

#include "core/workers/pdf/surface.h"

#include <poppler/GfxState.h>
#include <poppler/OutputDev.h>

#include <array>
#include <vector>

namespace core {

class Canvas : public OutputDev
{
public:
    Canvas(float width, float height) : m_surface(width, height) {}

protected:
    // Returns the index of the letters' current look.
    std::uint32_t look(GfxState *state);
    virtual bool hasLettersIn(const Area &area) const = 0;

    using Frame = std::array<double, 4>;

    Surface m_surface;
    std::vector<Look> m_looks;

    // Called by Poppler.
    bool upsideDown() override { return true; }
    bool useDrawChar() override { return true; }
    bool interpretType3Chars() override { return false; }
    bool needCharCount() override { return false; }
    bool useShadedFills(int) override { return true; }
    // Poppler asks this before it decodes a picture or a pattern; returning false prevents that.
    bool needNonText() override;

    void startPage(int page, GfxState *state, XRef *) override;
    void saveState(GfxState *state) override;
    void restoreState(GfxState *state) override;
    void updateCTM(GfxState *state, double, double, double, double, double, double) override { remember(state); }
    void updateFillColorSpace(GfxState *state) override { remember(state); }
    void updateFillColor(GfxState *state) override { remember(state); }
    void updateStrokeColorSpace(GfxState *state) override { remember(state); }
    void updateStrokeColor(GfxState *state) override { remember(state); }
    void updateFillOpacity(GfxState *state) override { remember(state); }
    void updateStrokeOpacity(GfxState *state) override { remember(state); }
    void updateBlendMode(GfxState *state) override { remember(state); }
    void updateRender(GfxState *state) override { remember(state); }
    void updateFont(GfxState *state) override { remember(state); }

    void clip(GfxState *state) override { narrow(state); }
    void eoClip(GfxState *state) override { narrow(state); }
    void clipToStrokePath(GfxState *state) override;

    void stroke(GfxState *state) override;
    void fill(GfxState *state) override { fillPath(state, false); }
    void eoFill(GfxState *state) override { fillPath(state, true); }
    bool functionShadedFill(GfxState *state, GfxFunctionShading *) override { return shade(state); }
    bool axialShadedFill(GfxState *state, GfxAxialShading *, double, double) override { return shade(state); }
    bool radialShadedFill(GfxState *state, GfxRadialShading *, double, double) override { return shade(state); }
    bool gouraudTriangleShadedFill(GfxState *state, GfxGouraudTriangleShading *) override { return shade(state); }
    bool patchMeshShadedFill(GfxState *state, GfxPatchMeshShading *) override { return shade(state); }

    // Called only for pictures above letters; no others are decoded. A picture without a mask hides what is below it.
    void drawImage(GfxState *state, Object *ref, Stream *stream, int width, int height, GfxImageColorMap *colours,
                   bool interpolate, const int *masked, bool inlined) override;

    // Poppler calls one of each pair: depending on its version, it passes the bounding box as a pointer or an array.
    virtual void beginTransparencyGroup(GfxState *state, const double *, GfxColorSpace *, bool, bool, bool forMask)
    {
        beginGroup(state, forMask);
    }
    virtual void beginTransparencyGroup(GfxState *state, const Frame &, GfxColorSpace *, bool, bool, bool forMask)
    {
        beginGroup(state, forMask);
    }
    virtual void paintTransparencyGroup(GfxState *state, const double *) { endGroup(state); }
    virtual void paintTransparencyGroup(GfxState *state, const Frame &) { endGroup(state); }
    virtual void setSoftMask(GfxState *state, const double *, bool, Function *, GfxColor *) { beginMask(state); }
    virtual void setSoftMask(GfxState *state, const Frame &, bool, Function *, GfxColor *) { beginMask(state); }
    void clearSoftMask(GfxState *state) override;

private:
    struct Scope // the state that is saved and restored with the graphics state
    {
        bool isClipPlain = true; // all edges of the clip are parallel to the edges of the page
        bool isMasked = false;
    };
    struct Group
    {
        std::uint32_t paints = 0; // number of paints before the group
        std::size_t looks = 0;
        bool isForMask = false;
    };

    void beginGroup(GfxState *state, bool forMask);
    void endGroup(GfxState *state);
    void beginMask(GfxState *state);
    void remember(GfxState *state);
    void narrow(GfxState *state);
    bool isSolid(const GfxState *state, double opacity) const;
    void fillPath(GfxState *state, bool evenOdd);
    void addField(GfxState *state, const Area &area);
    bool shade(GfxState *state);
    Look lookNow(GfxState *state) const;

    GfxState *m_state = nullptr; // the state that Poppler paints with, or the state that it was copied from
    Scope m_scope;
    std::vector<Scope> m_scopes;
    std::vector<Group> m_groups;
    bool m_isLookStale = true;
};

} // namespace core

import { sun } from '@/content/plates/sun';
import { hotRamp } from '@/lib/field/hot-ramp';
import { sunIn, sunMaths } from '@/lib/field/sun';
import { palette } from '@/lib/palette';
import { coverMaths, coverUniforms, cropOf, type FieldDrawing } from './drawing';

/** The sun on the sea, which rises as its section enters the window. */
export const drawing: FieldDrawing = {
  maths: `
uniform vec4 uSun;
uniform float uGap;
${coverMaths}${sunMaths}
vec3 fieldAt(vec2 point, float lift, vec2 slope) {
  vec2 at = inCrop(point, lift);
  return sunAt(at.x, at.y, uPhase, uScroll, uSize.x, uSize.y, uSun.x, uSun.y, uSun.z, uSun.w, uGap);
}
`,
  ramp: hotRamp,
  ground: palette.wine,
  uniformsIn: (width, height) => {
    const crop = cropOf(sun.sources);
    const { x, y, radius, horizon, gap } = sunIn(crop.width);
    return {
      ...coverUniforms(crop, { width, height }, { x: 0.5, y: 1 }),
      uSun: [x, y, radius, horizon],
      uGap: [gap],
    };
  },
  scroll: 'entering',
  rests: true,
  isMirrored: true,
};

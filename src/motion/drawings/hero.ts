import { fitHero } from '@/lib/field/hero-swell';
import { heroFitUniforms, heroSwellMaths } from '@/lib/field/hero-swell-glsl';
import { hotRamp } from '@/lib/field/hot-ramp';
import { palette } from '@/lib/palette';
import type { FieldDrawing } from './drawing';

/** The sea of the home page's hero, which the scroll calms. */
export const drawing: FieldDrawing = {
  maths: `
uniform vec2 uFit;
uniform float uPhone;
${heroSwellMaths}
vec3 fieldAt(vec2 point, float lift, vec2 slope) {
  return heroAt(point.x, point.y, uPhase, uScroll, uFit.x, uFit.y, uPhone, lift, slope.x, slope.y);
}
`,
  ramp: hotRamp,
  ground: palette.wine,
  uniformsIn: (width, height) => {
    const { uFit, uPhone } = heroFitUniforms(fitHero(width, height));
    return { uFit, uPhone: [uPhone] };
  },
  scroll: 'leaving',
  rests: false,
  isMirrored: true,
};

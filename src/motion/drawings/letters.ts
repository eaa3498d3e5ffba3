import {
  fitLetters,
  lettersMaths,
  type Letters,
  type LettersComposition,
  type LettersPicture,
} from '@/lib/field/letters';
import type { Plate } from '@/lib/plate';
import { coverMaths, coverUniforms, cropOf, type FieldDrawing } from './drawing';

interface LettersDrawing extends Pick<FieldDrawing, 'scroll'> {
  letters: Letters;
  plate: Plate;
  picture: LettersPicture;
  /** The composition in a crop of this width, in CSS px. */
  composition: (width: number) => LettersComposition;
  /** Vertical `object-position` of a crop of this width, 0 to 1. */
  position: (width: number) => number;
  /** GLSL statements that change `mask` by `uScroll`, and `down`, the place of the letters in CSS px. */
  scrolled: { place: string; mask: string };
}

/** The standard deviation of the still's softening as a share of the given one: sharp cuts the bell off at a fifth of its height. */
const bell = 0.83;

/**
 * The letters, softened a little in the red channel and more in the green one: as shadows, since Safari's canvas
 * has no filters.
 * @param density - px of the mask per CSS px
 */
function drawMask(
  { path, ...size }: Letters,
  { box, inside, relief }: LettersComposition,
  { width, height }: { width: number; height: number },
  density: number,
): HTMLCanvasElement {
  const mask = document.createElement('canvas');
  mask.width = width * density;
  mask.height = height * density;
  const context = mask.getContext('2d')!;
  context.fillRect(0, 0, mask.width, mask.height);
  context.globalCompositeOperation = 'lighter';
  const { scale, x, y } = fitLetters(size, box);
  const outline = new Path2D(path);
  // The letters themselves are drawn to the left of the mask, their shadow on it.
  context.shadowOffsetX = 2 * mask.width;
  context.setTransform(scale * density, 0, 0, scale * density, (x - 2 * width) * density, y * density);
  for (const [colour, softness] of [
    ['#f00', inside],
    ['#0f0', relief],
  ] as const) {
    context.shadowColor = colour;
    // A shadow's blur is twice its standard deviation.
    context.shadowBlur = 2 * bell * softness * density;
    // oxlint-disable-next-line unicorn/no-array-fill-with-reference-type -- a canvas, not an array
    context.fill(outline);
  }
  return mask;
}

/** Letters that swell out of lines. */
export function lettersDrawing({
  letters,
  plate: { sources },
  picture,
  composition,
  position,
  scrolled,
  scroll,
}: LettersDrawing): FieldDrawing {
  return {
    maths: `
uniform sampler2D uMask;
uniform float uGap;
uniform float uShift;
${coverMaths}${lettersMaths(picture)}
vec3 fieldAt(vec2 point, float lift, vec2 slope) {
  vec2 at = inCrop(point, lift);
  vec2 place = at;
  ${scrolled.place}
  vec2 mask = texture2D(uMask, place / uSize).rg;
  ${scrolled.mask}
  return lettersAt(at.x, at.y, uPhase, uSize.x, uSize.y, uGap, uShift, mask.r, mask.g);
}
`,
    ramp: picture.ramp,
    ground: picture.ground,
    uniformsIn: (width, height) => {
      const crop = cropOf(sources);
      const { gap, shift } = composition(crop.width);
      return {
        ...coverUniforms(crop, { width, height }, { x: 0.5, y: position(crop.width) }),
        uGap: [gap],
        uShift: [shift],
      };
    },
    maskIn: () => {
      const crop = cropOf(sources);
      return drawMask(letters, composition(crop.width), crop, crop.width < 500 ? 2 : 1);
    },
    scroll,
    rests: true,
    isMirrored: false,
  };
}

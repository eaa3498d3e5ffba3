import sharp from 'sharp';
import { fitLetters, type LetterBox, type Letters } from '../../src/lib/field/letters';
import { clamp, mix } from '../../src/lib/field/maths';
import { displayFace, loadParts, shapeText } from '../site/og/letters';

/** Reads a picture of one channel (0..1) at CSS px, blending its four nearest pixels. */
export type Mask = (x: number, y: number) => number;

/** The display face at its heaviest flare. */
const axes = { wght: 800, FLAR: 100, VOLM: 100 };
const TRACKING = -0.03;

/** Moves the outline of a letter, and turns its y, which grows upwards, over. */
function moved(outline: string, by: number): string {
  let isX = false;
  return outline.replace(/-?\d+(?:\.\d+)?(?:e-\d+)?/g, (value) => {
    isX = !isX;
    return String(isX ? Number(value) + by : -value);
  });
}

/**
 * Shapes text (kerning and all) into outlines in font units; no browser and no system font takes part. Signs that the face does
 * not have are left out.
 */
export async function letter(text: string): Promise<Letters> {
  const { unitsPerEm, runsOf } = displayFace(await loadParts(), axes);
  const outlines: { outline: string; x: number }[] = [];
  let [left, right, top, pen] = [Infinity, -Infinity, 0, 0];
  for (const { font, text: run } of runsOf(text))
    for (const { codepoint, xOffset = 0, xAdvance = 0 } of shapeText(font, run)) {
      const extents = font.glyphExtents(codepoint);
      const x = pen + xOffset;
      if (extents && extents.width > 0) {
        left = Math.min(left, x + extents.xBearing);
        right = Math.max(right, x + extents.xBearing + extents.width);
        top = Math.max(top, extents.yBearing);
      }
      outlines.push({ outline: font.glyphToPath(codepoint), x });
      pen += xAdvance + TRACKING * unitsPerEm;
    }
  const path = outlines.map(({ outline, x }) => moved(outline, x - left)).join('');
  return { path, width: right - left, height: top };
}

/** Draws text as a mask of the given CSS size at a density: 1 inside the letters, 0 outside. */
export async function letterMask(
  text: string,
  box: LetterBox,
  size: { width: number; height: number; density: number },
): Promise<(blur: number) => Promise<Mask>> {
  const letters = await letter(text);
  const { scale, x, y } = fitLetters(letters, box);
  const w = Math.round(size.width * size.density);
  const h = Math.round(size.height * size.density);
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${w}" height="${h}" viewBox="0 0 ${size.width} ${size.height}"><rect width="100%" height="100%"/><path fill="#fff" transform="translate(${x} ${y}) scale(${scale})" d="${letters.path}"/></svg>`;
  const sharpMask = await sharp(Buffer.from(svg)).greyscale().png().toBuffer();
  return async (blur) => {
    const image = sharp(sharpMask).greyscale();
    const soft = blur > 0 ? image.blur(Math.max(0.3, blur * size.density)) : image;
    const { data } = await soft.raw().toBuffer({ resolveWithObject: true });
    return sampler(
      Float32Array.from(data, (value) => value / 255),
      w,
      h,
      size.width,
      size.height,
    );
  };
}

/** Reads `values` (w x h) at places of a picture of `width` x `height` CSS px, bilinearly. */
export function sampler(values: Float32Array, w: number, h: number, width: number, height: number): Mask {
  return (x, y) => {
    const u = clamp((x / width) * w - 0.5, 0, w - 1.001);
    const v = clamp((y / height) * h - 0.5, 0, h - 1.001);
    const i = Math.floor(u);
    const j = Math.floor(v);
    const at = j * w + i;
    const above = mix(values[at]!, values[at + 1]!, u - i);
    const below = mix(values[at + w]!, values[at + w + 1]!, u - i);
    return mix(above, below, v - j);
  };
}

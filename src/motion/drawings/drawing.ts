import type { FieldShader } from '@/lib/field/glsl';
import type { PlateSource } from '@/lib/plate';

/** The fixed uniforms of a field in one box, by name. */
export type FieldUniforms = Readonly<Record<string, readonly number[]>>;

/** A picture of lines that can move, over its still. Loaded with the field, as no still needs it. */
export interface FieldDrawing extends FieldShader {
  /** For a box of CSS px. */
  uniformsIn: (width: number, height: number) => FieldUniforms;
  /** A picture that the shader reads as `uMask`, for the crop that the browser shows. */
  maskIn?: () => HTMLCanvasElement;
  /** The picture changes as it leaves the window at the top, or until it has entered. */
  scroll: 'leaving' | 'entering';
  /**
   * Whether the picture comes to rest within five seconds of the last input. It then needs no control that
   * pauses it (WCAG 2.2.2), and costs nothing while it rests.
   */
  rests: boolean;
  /** Whether languages that are written from the right turn the picture over. */
  isMirrored: boolean;
}

/** The crop that the browser shows. */
export const cropOf = (sources: readonly PlateSource[]): PlateSource =>
  sources.find(({ media }) => !media || window.matchMedia(media).matches)!;

/** GLSL of a still that covers its box, as `object-fit: cover`: the point of the crop at a point of the box, raised by `lift`. */
export const coverMaths = /* glsl */ `
uniform vec2 uSize;
uniform vec3 uCover;
uniform float uTouch;
vec2 inCrop(vec2 point, float lift) {
  return (point + vec2(0.0, lift * uTouch) - uCover.xy) / uCover.z;
}
`;

/**
 * The uniforms of `coverMaths`.
 * @param position - as `object-position`, 0 to 1
 */
export function coverUniforms(
  crop: { width: number; height: number },
  box: { width: number; height: number },
  position: { x: number; y: number },
): FieldUniforms {
  const scale = Math.max(box.width / crop.width, box.height / crop.height);
  return {
    uSize: [crop.width, crop.height],
    // The pointer does not lift a low picture out of its box.
    uTouch: [Math.min(1, box.height / 300)],
    uCover: [
      (box.width - crop.width * scale) * position.x,
      (box.height - crop.height * scale) * position.y,
      scale,
    ],
  };
}

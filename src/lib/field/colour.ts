/** Red, green and blue in linear light, 0..1: the space in which ink and ground are mixed. */
export type LinearColour = readonly [red: number, green: number, blue: number];

/** Decodes one sRGB channel (0..1) to linear light; IEC 61966-2-1. */
export function toLinear(channel: number): number {
  return channel <= 0.04045 ? channel / 12.92 : ((channel + 0.055) / 1.055) ** 2.4;
}

/** Encodes one linear channel (0..1) to sRGB; IEC 61966-2-1. */
export function toSrgb(channel: number): number {
  return channel <= 0.0031308 ? channel * 12.92 : 1.055 * channel ** (1 / 2.4) - 0.055;
}

/** Reads `#rrggbb` as linear light. */
export function linearColour(hex: string): LinearColour {
  const value = Number.parseInt(hex.slice(1), 16);
  return [
    toLinear(((value >> 16) & 255) / 255),
    toLinear(((value >> 8) & 255) / 255),
    toLinear((value & 255) / 255),
  ];
}

declare module 'subset-font' {
  /** Cuts a font to the letters of `text`; an axis is pinned (number), narrowed ({ min, max }) or, if absent, kept. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: { targetFormat: 'woff2'; variationAxes?: Record<string, number | { min: number; max: number }> },
  ): Promise<Buffer>;
}

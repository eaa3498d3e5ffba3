declare module 'fontverter' {
  /** Converts a font file between sfnt, woff and woff2. */
  export function convert(font: Buffer, to: 'sfnt' | 'woff' | 'woff2'): Promise<Buffer>;
}

/** The package's published types lack `preferred`. */
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http';
  export default class Negotiator {
    constructor(request: IncomingMessage);
    /** The entries of `available` that the client accepts, best first. `preferred` breaks ties. */
    encodings<Coding extends string>(
      available: readonly Coding[],
      options: { preferred: readonly Coding[] },
    ): Coding[];
  }
}

declare module 'subset-font' {
  /**
   * Subsets a font to the letters of `text`. An axis is pinned (number), limited ({ min, max }) or, if
   * absent, preserved.
   */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      /** Tags of the OpenType features to preserve. @default all */
      keepFeatures?: string[];
      dropTables?: string[];
    },
  ): Promise<Buffer>;
}

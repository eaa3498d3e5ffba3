/** The package's published types lack `preferred`. */
declare module 'negotiator' {
  import type { IncomingMessage } from 'node:http';
  export default class Negotiator {
    constructor(request: IncomingMessage);
    /** Those of `available` that the client accepts, its favourite first; `preferred` decides among equals. */
    encodings<Coding extends string>(
      available: readonly Coding[],
      options: { preferred: readonly Coding[] },
    ): Coding[];
  }
}

declare module 'subset-font' {
  /** Cuts a font to the letters of `text`; an axis is pinned (number), narrowed ({ min, max }) or, if absent, kept. */
  export default function subsetFont(
    font: Buffer,
    text: string,
    options: {
      targetFormat: 'woff2' | 'sfnt';
      variationAxes?: Record<string, number | { min: number; max: number }>;
      /** Tags of what stays of its layout rules; all of them where it is left out. */
      keepFeatures?: string[];
      dropTables?: string[];
    },
  ): Promise<Buffer>;
}

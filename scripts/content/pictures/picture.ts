import type { PlateGround } from '../../../src/lib/plate';

/** The fault of a picture's file, in the words of a mistake. */
export interface PictureFault {
  expected: string;
  got: string;
}

/** Facts from a picture's pixels. */
export interface PictureFacts {
  /** Px, upright. */
  width: number;
  height: number;
  isSvg: boolean;
  /** Whether its pixels can be transparent. */
  isSeeThrough: boolean;
  /** The colour of the palette that is the nearest to its mean. */
  ground: PlateGround;
  /** Its mean, 0 (black) to 1. */
  tone: number;
}

/** A picture beside the Markdown files. */
export interface Picture {
  path: string;
  /** Whether it is beside the files of the site's own language, and this is a further one. */
  isBorrowed: boolean;
  /** Of the file's bytes. */
  hash: string;
  /** Null where it cannot be shown, and the fault says why. */
  facts: PictureFacts | null;
  fault: PictureFault | null;
}

/** Every picture of the content, by its path from the project's folder. */
export type Pictures = ReadonlyMap<string, Picture>;

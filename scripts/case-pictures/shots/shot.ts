import type { Page } from 'playwright-core';

/** One picture of a case study: of its prototype, or of a page that is drawn for it. */
export interface Shot {
  /** Of its file, after the project's: `pass` is `harbour-ferry-pass.webp`. */
  name: string;
  /** CSS px of the window, and how many dots each of them has. */
  width: number;
  height: number;
  density: number;
  /** The moment at which it is taken, ISO 8601 in UTC. */
  at?: string;
  /** The HTML of a page that is photographed in place of the prototype. */
  drawn?: (frame: number) => string;
  /** CSS that hides or lays out content for the picture. */
  css?: string;
  /** Performs the user's actions before the picture is taken, or before each of its frames. */
  act?: (page: Page, frame: number) => Promise<void>;
  /** Frames below each other. @default 1 */
  frames?: number;
}

/** The shapes that case studies show: above the text, from edge to edge, in a row, and in a loop. */
export const sizes = {
  opening: { width: 1200, height: 520, density: 2 },
  bleed: { width: 1200, height: 600, density: 2 },
  wide: { width: 960, height: 600, density: 2 },
  tall: { width: 480, height: 600, density: 2.5 },
  frame: { width: 432, height: 540, density: 2, frames: 12 },
} as const;

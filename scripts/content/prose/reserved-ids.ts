import { anchors } from '../../../src/routes/anchors';

/** Ids that pages and sections carry themselves: a heading of a text with the same words gets a number. */
export const reservedIds: readonly string[] = [
  ...Object.values(anchors),
  'audience',
  'banner-title',
  'elevate-title',
  'hero-title',
  'keep-reading',
  'letter',
  'openings',
  'posts',
  'problem',
  'reader',
  'root',
  'welcome-title',
  'why-title',
  'work',
];

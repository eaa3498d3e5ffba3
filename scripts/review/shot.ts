import type { Subject } from './stories';

/** One picture of one story, or why there is none. */
export interface Shot extends Subject {
  /** PNG file; null where the story could not be drawn. */
  file: string | null;
  /** What a story that throws said. */
  error: string | null;
}

export const keyOf = ({ story, mode }: Pick<Shot, 'story' | 'mode'>): string => `${story} · ${mode}`;

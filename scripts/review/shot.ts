import type { Subject } from './stories';

/** One picture of a story, or the error that prevented it. */
export interface Shot extends Subject {
  /** Path of the PNG file, or null if the story failed to render. */
  file: string | null;
  /** The error message of a failed story. */
  error: string | null;
}

export const keyOf = ({ story, mode }: Pick<Shot, 'story' | 'mode'>): string => `${story} · ${mode}`;

import type { Day } from './days';

/** The reason why an entry is not on the site: it is a draft, or its day is in the future. */
export type Hidden = 'draft' | { until: Day };

interface DatedDoc {
  draft?: boolean;
  date?: Day;
  posted?: Day;
}

/** @param today - in the agency's zone */
export function hiddenBy({ draft, date = '', posted = date }: DatedDoc, today: Day): Hidden | null {
  if (draft) return 'draft';
  return posted > today ? { until: posted } : null;
}

/** Completes 'got "calm-menus"': `, which is a draft`. */
export const whichIsHidden = (hidden: Hidden | undefined): string =>
  hidden === undefined
    ? ''
    : hidden === 'draft'
      ? ', which is a draft'
      : `, which the site shows from ${hidden.until} on`;

/** All goals of the bench. Times in ms, sizes in bytes. */
import type { Goal, Section, Unit } from './figures';
import type { LighthouseRun, Throttling } from './lighthouse';

const KiB = 1024;

export type LighthouseGoals = Partial<Record<keyof LighthouseRun, Goal>>;

/** For every kind of public page. */
export const pageGoals: LighthouseGoals = {
  performance: { atLeast: 100 },
  accessibility: { atLeast: 100 },
  bestPractices: { atLeast: 100 },
  seo: { atLeast: 100 },
  lcp: { atMost: 1000 },
  speedIndex: { atMost: 1000 },
  tbt: { atMost: 15 },
  cls: { atMost: 0 },
  bytes: { atMost: 180 * KiB },
  scriptBytes: { atMost: 70 * KiB },
};

/** For the first screen after sign-in. It has no SEO goal, because it is excluded from search engines. */
export const portalGoals: LighthouseGoals = {
  performance: { atLeast: 99 },
  accessibility: { atLeast: 100 },
  bestPractices: { atLeast: 100 },
  lcp: { atMost: 1600 },
  tbt: { atMost: 50 },
  cls: { atMost: 0 },
  scriptBytes: { atMost: 110 * KiB },
};

/** From a press to the next paint. */
export const pressGoal = { atMost: 100 } satisfies Goal;

/** Of a frame at 60 per second. */
export const frameGoal: Goal = { atMost: 1000 / 60 };

/** Of a task on the main thread. */
export const taskGoal: Goal = { atMost: 200 };

/** At the first size of the agency. `silentStarts` of five. */
export const agencyGoals = {
  start: { atMost: 2500 },
  silentStarts: { atMost: 0 },
  screen: { atMost: 300 },
} satisfies Record<string, Goal>;

/** From the navigation until the first picture of a page is painted, on a slowed phone. */
export const pictureGoal: Goal = { atMost: 1500 };

/** Of a visit to the end of the home page. */
export const visitGoals = {
  scriptAtRest: { atMost: 75 * KiB },
  bytes: { atMost: 650 * KiB },
} satisfies Record<string, Goal>;

/** `bytesPerWord` after compression with brotli. `key` is the time from a key to visible results. */
export const searchGoals = {
  bytesPerWord: { atMost: 40 },
  key: { atMost: 50 },
} satisfies Record<string, Goal>;

/** From a press or a key to the next paint. */
export const tableGoals = { press: { atMost: 150 }, key: { atMost: 50 } } satisfies Record<string, Goal>;

export const sharedGoals = {
  shown: { atMost: 100 },
  firstRead: { atMost: 3000 },
  commitsPerSecond: { atLeast: 50 },
  winners: { atLeast: 1, atMost: 1 },
  bytes: { atMost: 8 * KiB },
} satisfies Record<string, Goal>;

const unitOf: Readonly<Record<keyof LighthouseRun, Unit>> = {
  performance: 'count',
  accessibility: 'count',
  bestPractices: 'count',
  seo: 'count',
  fcp: 'ms',
  lcp: 'ms',
  speedIndex: 'ms',
  tbt: 'ms',
  cls: 'shift',
  bytes: 'KiB',
  scriptBytes: 'KiB',
  requests: 'count',
  mainThread: 'ms',
};

/** The figures of a site. The goals hold for simulated throttling only. */
export const siteSection = (
  name: string,
  throttling: Throttling,
  median: LighthouseRun,
  goals: LighthouseGoals,
): Section => ({
  title: `${name} (${throttling})`,
  figures: Object.entries(unitOf).map(([key, unit]) => {
    const metric = key as keyof LighthouseRun;
    const goal = throttling === 'simulate' ? goals[metric] : {};
    return { name: metric, unit, value: median[metric], ...goal };
  }),
});

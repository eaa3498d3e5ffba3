/** One way of looking at a story: the globals it is drawn with, and how wide the window is, in CSS px. */
export interface Mode {
  theme: 'light' | 'dark';
  viewport: { width: number; height: number };
}

/** What every visual review looks at, here (`npm run review`) and at Chromatic. */
export const modes = {
  desktop: { theme: 'light', viewport: { width: 1280, height: 800 } },
  phone: { theme: 'light', viewport: { width: 390, height: 844 } },
  dark: { theme: 'dark', viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/** Public pages have one theme; the portal and the parts it is made of have two. */
export function modesOf(title: string): readonly ModeName[] {
  return /^(sections|pages|motion)\//i.test(title) ? ['desktop', 'phone'] : ['desktop', 'phone', 'dark'];
}

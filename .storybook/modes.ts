/** A rendering of a story: its globals and the viewport in CSS px. */
export interface Mode {
  theme: 'light' | 'dark';
  /** @default 'ltr' */
  direction?: 'ltr' | 'rtl';
  /** Forced colours, as in Windows high contrast. The toolbar cannot set it. @default 'none' */
  forcedColors?: 'none' | 'active';
  viewport: { width: number; height: number };
}

/** All modes of the visual review, for `npm run review` and Chromatic. */
export const modes = {
  desktop: { theme: 'light', viewport: { width: 1280, height: 800 } },
  tablet: { theme: 'light', viewport: { width: 768, height: 1024 } },
  phone: { theme: 'light', viewport: { width: 390, height: 844 } },
  dark: { theme: 'dark', viewport: { width: 1280, height: 800 } },
  rtl: { theme: 'light', direction: 'rtl', viewport: { width: 1280, height: 800 } },
  forced: { theme: 'light', forcedColors: 'active', viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/** The properties of a story that decide its modes. */
export interface Looked {
  title: string;
  plays: boolean;
  /** The story is the first of its file. */
  isFirst: boolean;
  /** The story's own globals. */
  globals: { theme?: string; viewport?: { value?: string } };
}

/**
 * The modes in which a story is captured. A story with its own width or theme has only that mode. A story
 * with a play function has only the desktop mode, because more modes of its final state add little and each
 * costs a play. Other stories, and the first of each file, have all modes of their area: public pages have
 * one theme, the portal and its components two. The first story of each design-system file is also captured
 * right to left and in forced colours.
 */
export function modesOf({ title, plays, isFirst, globals }: Looked): readonly ModeName[] {
  const width = globals.viewport?.value;
  if (width && width in modes) return [width as ModeName];
  if (globals.theme === 'dark') return ['dark'];
  if (plays && !isFirst) return ['desktop'];
  if (/^(sections|pages|motion)\//i.test(title)) return ['desktop', 'phone'];
  const isModel = isFirst && /^design-system\//i.test(title);
  return isModel ? ['desktop', 'phone', 'dark', 'rtl', 'forced'] : ['desktop', 'phone', 'dark'];
}

/** One way of looking at a story: the globals it is drawn with, and how wide the window is, in CSS px. */
export interface Mode {
  theme: 'light' | 'dark';
  /** @default 'ltr' */
  direction?: 'ltr' | 'rtl';
  /** As somebody has it whose system chooses all colours. Only a browser can set it, and no toolbar. @default 'none' */
  forcedColors?: 'none' | 'active';
  viewport: { width: number; height: number };
}

/** What every visual review looks at, here (`npm run review`) and at Chromatic. */
export const modes = {
  desktop: { theme: 'light', viewport: { width: 1280, height: 800 } },
  tablet: { theme: 'light', viewport: { width: 768, height: 1024 } },
  phone: { theme: 'light', viewport: { width: 390, height: 844 } },
  dark: { theme: 'dark', viewport: { width: 1280, height: 800 } },
  rtl: { theme: 'light', direction: 'rtl', viewport: { width: 1280, height: 800 } },
  forced: { theme: 'light', forcedColors: 'active', viewport: { width: 1280, height: 800 } },
} as const satisfies Record<string, Mode>;

export type ModeName = keyof typeof modes;

/** What decides how a story is looked at. */
export interface Looked {
  title: string;
  /** It has a play function. */
  plays: boolean;
  /** It is the first of its file. */
  isFirst: boolean;
  /** The globals that the story sets itself. */
  globals: { theme?: string; viewport?: { value?: string } };
}

/**
 * The modes a story is taken in. A story that sets a width or a theme is taken in that; one that plays on the desktop, as
 * another width or theme of the state it ends in adds little and costs a play. The rest, and each file's first, in every
 * mode its part of the house has: public pages have one theme, the portal and the parts it is made of have two. The first
 * of each file of the design system is taken from right to left and in forced colours as well.
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

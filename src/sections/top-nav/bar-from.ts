import { isGroup, type MenuEntry } from '@/routes/menu';

/** Widths in letters of the bar's entries, which are about 8 px wide. */
const arrow = 3;
const gap = 2;
/** A letter of the logo. */
const logoLetter = 2;

/**
 * The room for logo and entries between margins and search, in letters, by the width of the screen in px. The widths are
 * breakpoints of the stylesheet.
 */
const rooms = [
  [800, 80],
  [1024, 105],
] as const;

/** The width of the screen in px from which the bar has room for a menu. Below it, the menu button has the entries. */
export function barFrom(menu: readonly MenuEntry[], logoWord: string): 800 | 1024 | 1280 {
  const entries = menu.reduce(
    (width, entry) => width + entry.label.length + (isGroup(entry) ? arrow : 0) + gap,
    0,
  );
  const needed = entries + logoWord.length * logoLetter;
  return rooms.find(([, room]) => needed <= room)?.[0] ?? 1280;
}

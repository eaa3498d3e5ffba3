import { expect, it } from 'vitest';
import { firstDrawings } from '@/design-system/icon/drawings/first';
import { lateDrawings } from '@/design-system/icon/drawings/late';
import { siteDrawings } from '@/design-system/icon/drawings/site';
import { drawingOf } from '@/design-system/icon/lucide';
import type { IconName } from '@/lib/icon-name';
import { drawingFiles } from '../../scripts/icons';

it('keeps the files of drawings equal to react-icons: run `npx tsx scripts/icons.ts`', () => {
  expect({ site: siteDrawings, first: firstDrawings, late: lateDrawings }).toEqual(drawingFiles());
});

it('starts each part of a drawing at an absolute point', () => {
  // Lucide: <path d="M18 6 6 18"/> and <path d="m6 6 12 12"/>.
  expect(drawingOf('x')).toBe('M18 6 6 18M6 6l12 12');
});

it('draws a rounded rectangle and a circle as arcs', () => {
  // Lucide: <circle cx="11" cy="11" r="8"/> and <path d="m21 21-4.3-4.3"/>.
  expect(drawingOf('search')).toBe('M3 11a8 8 0 1 0 16 0a8 8 0 1 0-16 0M21 21l-4.3-4.3');
  // Lucide: <rect width="14" height="20" x="5" y="2" rx="2"/> and <path d="M12 18h.01"/>.
  expect(drawingOf('smartphone')).toBe(
    'M7 2h10a2 2 0 0 1 2 2v16a2 2 0 0 1-2 2h-10a2 2 0 0 1-2-2v-16a2 2 0 0 1 2-2M12 18h.01',
  );
});

it('names an icon that react-icons does not have', () => {
  expect(() => drawingOf('no-such-icon' as IconName)).toThrow(/react-icons has no LuNoSuchIcon/);
});

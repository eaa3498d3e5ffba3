import type { IconName } from '@/lib/icon-name';
import type { Findable } from './rank';

/** What the palette groups its answers under, in this order where they answer equally well. */
export const paletteGroups = [
  'Pages',
  'Actions',
  'People',
  'Projects',
  'Tasks',
  'Messages',
  'Events',
  'Courses',
  'Assignments',
  'Resources',
  'Goals',
] as const;

export type PaletteGroup = (typeof paletteGroups)[number];

/** Something that the palette finds. */
export interface PaletteEntry {
  /** The same on every visit, so that what was chosen last can be found again. */
  id: string;
  group: PaletteGroup;
  label: string;
  /** Beside the name: where it belongs, from whom it is. */
  detail: string;
  icon: IconName;
  findable: Findable;
  /** Where it leads, or what it does. */
  target: { path: string } | { act: () => void };
}

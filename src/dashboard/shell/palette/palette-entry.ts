import type { IconName } from '@/lib/icon-name';
import type { Findable } from './rank';

/** Groups of results. The order breaks ties between equally good results. */
export const paletteGroups = [
  'Pages',
  'Actions',
  'People',
  'Projects',
  'Clients',
  'Invoices',
  'Tasks',
  'Messages',
  'Events',
  'Courses',
  'Assignments',
  'Resources',
  'Goals',
] as const;

export type PaletteGroup = (typeof paletteGroups)[number];

/** A search result of the palette. */
export interface PaletteEntry {
  /** Stable across visits, because recent choices are stored by id. */
  id: string;
  group: PaletteGroup;
  label: string;
  /** Text beside the label, such as the group or the sender. */
  detail: string;
  icon: IconName;
  findable: Findable;
  target: { path: string } | { act: () => void };
}

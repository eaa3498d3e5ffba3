import type { IconName } from '@/lib/icon-name';
import type { PaletteEntry, PaletteGroup } from './palette-entry';
import { findable } from './rank';

interface RecordWords {
  id: string;
  label: string;
  detail?: string;
  /** Further search words. */
  others?: string;
  path: string;
}

/** An entry that opens a record. */
export const entry = (
  group: PaletteGroup,
  icon: IconName,
  { id, label, detail = '', others = '', path }: RecordWords,
): PaletteEntry => ({
  id: `${group.toLowerCase()}:${id}`,
  group,
  label,
  detail,
  icon,
  // The group's name is a search word too: "project" finds projects.
  findable: findable(label, `${detail} ${others} ${group}`),
  target: { path },
});

import type { Workspace } from '@/dashboard/store/workspace/workspace';
import type { Role } from '@/routes/portal-table';
import { messageEntries } from './message-entries';
import type { PaletteEntry } from './palette-entry';
import { peopleEntries } from './people-entries';
import { roleEntries } from './role-entries';

/** Palette entries for the records that a role may open. */
export const recordEntries = (workspace: Workspace, role: Role): PaletteEntry[] => [
  ...peopleEntries(workspace, role),
  ...roleEntries[role](workspace),
  ...messageEntries(workspace, role),
];

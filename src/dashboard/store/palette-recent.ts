import { readStored, removeStored, writeStored } from '@/platform/storage';
import { roles, type Role } from '@/routes/portal-table';

const most = 5;
const keyOf = (role: Role) => `palette-recent:${role}`;

const parseIds = (value: unknown): string[] | null =>
  Array.isArray(value) ? value.filter((id) => typeof id === 'string').slice(0, most) : null;

/** Ids of recent choices on this device, latest first. */
export const readRecent = (role: Role): string[] => readStored(keyOf(role), parseIds) ?? [];

/** Adds a choice to the recent ones. */
export function keepRecent(role: Role, id: string): void {
  const others = readRecent(role).filter((each) => each !== id);
  writeStored(keyOf(role), [id, ...others].slice(0, most));
}

/** Removes the recent choices of all roles: they say which records the last person of this device opened. */
export function removeRecent(): void {
  for (const role of roles) removeStored(keyOf(role));
}

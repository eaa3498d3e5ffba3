import { isInstant } from '@/dashboard/days/moments';
import { readStored, writeStored } from '@/platform/storage';

const key = 'portal-last-backup';

/** Instant of the last backup that was downloaded in this browser. Null if there is none. */
export const readLastBackup = (): string | null =>
  readStored(key, (value) => (typeof value === 'string' && isInstant(value) ? value : null));

/** @param at - instant of the backup */
export const writeLastBackup = (at: string): void => void writeStored(key, at);

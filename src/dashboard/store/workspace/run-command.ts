import { now } from '@/platform/clock';
import { assertMonthsOpen } from '@/dashboard/rules/month-lock';
import { assertInvoiceRules } from '@/dashboard/rules/invoiced-time';
import { assertLeaveApart } from '@/dashboard/rules/leave-apart';
import { notificationChanges } from '@/dashboard/notifications/notification-changes';
import type { LogEntry } from '@/dashboard/store/store-port';
import { ConflictError } from '@/dashboard/store/store-errors';
import type { Change } from '@/dashboard/model/change';
import type { Command, Read } from '@/dashboard/model/command';
import type { Operation } from './workspace';

/** Stores changes as an operation. */
export type WriteOperation = (
  given: Pick<LogEntry, 'label' | 'undoes'>,
  changes: readonly Change[],
  quiet?: boolean,
) => Promise<Operation>;

export interface RunIn {
  read: Read;
  actorId: string;
  writeOperation: WriteOperation;
}

/** Retries once after a conflict. By then, the cache contains the other tab's changes. */
export async function againOnConflict<T>(attempt: () => Promise<T>): Promise<T> {
  try {
    return await attempt();
  } catch (error) {
    if (error instanceof ConflictError) return attempt();
    throw error;
  }
}

/** Plans a command and stores its changes and their notifications. @returns the logged operation, or null */
export async function runCommand(
  command: Command,
  { read, actorId, writeOperation }: RunIn,
): Promise<Operation | null> {
  const at = now().toISOString();
  const { label, changes, quiet = false } = command(read, { actorId, at });
  if (changes.length === 0) return null;
  assertMonthsOpen(changes, read, { actorId });
  assertInvoiceRules(changes, read, { actorId });
  assertLeaveApart(changes, read);
  const notifications = quiet ? [] : notificationChanges(changes, { ...read, actorId, at });
  const operation = await writeOperation({ label, undoes: null }, [...changes, ...notifications], quiet);
  return quiet ? null : operation;
}

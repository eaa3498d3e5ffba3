import { latestByThread } from '@/dashboard/figures/latest-by-thread';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { inboxOf, portalPath } from '@/routes/portal-paths';
import type { Role } from '@/routes/portal-table';
import type { PaletteEntry } from './palette-entry';
import { entry } from './record-entry';

/** Entries for the conversations of the signed-in person, with the sender of the latest message. */
export function messageEntries(workspace: Workspace, role: Role): PaletteEntry[] {
  const me = workspace.actorId;
  const own = workspace.all('messages').filter(({ fromId, toIds }) => fromId === me || toIds.includes(me));
  return latestByThread(own).map(({ threadId, subject, fromId }) => {
    const from = fromId === me ? 'you' : (workspace.get('people', fromId)?.name ?? '');
    const path = portalPath(inboxOf(role), { thread: threadId });
    return entry('Messages', 'mail', { id: threadId, label: subject, detail: from && `from ${from}`, path });
  });
}

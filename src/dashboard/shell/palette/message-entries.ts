import type { Workspace } from '@/dashboard/store/workspace/workspace';
import { inboxOf, portalPath } from '@/routes/portal-paths';
import type { Role } from '@/routes/portal-table';
import type { PaletteEntry } from './palette-entry';
import { entry } from './record-entry';

/** Entries for the conversations of the signed-in person. */
export function messageEntries(workspace: Workspace, role: Role): PaletteEntry[] {
  const me = workspace.actorId;
  const latest = new Map<string, PaletteEntry>();
  const messages = workspace
    .all('messages')
    .filter(({ fromId, toIds }) => fromId === me || toIds.includes(me))
    .sort((a, b) => (a.sentAt < b.sentAt ? 1 : -1));
  for (const { threadId, subject, fromId } of messages) {
    // One entry per conversation, with the sender of its latest message.
    if (latest.has(threadId)) continue;
    const from = fromId === me ? 'you' : (workspace.get('people', fromId)?.name ?? '');
    const path = portalPath(inboxOf(role), { thread: threadId });
    latest.set(
      threadId,
      entry('Messages', 'mail', { id: threadId, label: subject, detail: from && `from ${from}`, path }),
    );
  }
  return [...latest.values()];
}

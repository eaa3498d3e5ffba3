import type { SyncState } from '@/dashboard/store/synced/shared-portal';
import { counted } from '@/dashboard/words/count';
import { listedFew } from '@/dashboard/words/listed-few';

/** The connection to the server of a shared portal, in words. */
export interface Connection {
  kind: 'synced' | 'sending' | 'offline' | 'decide' | 'outdated';
  title: string;
  text: string;
}

export interface ConnectionFacts {
  state: SyncState;
  /** Number of operations that the server does not have yet. */
  waiting: number;
  /** Number of operations that need a decision. */
  parked: number;
}

/** Returns the state that most needs attention, in words. */
export function connectionOf({ state, waiting, parked }: ConnectionFacts): Connection {
  if (parked > 0)
    return {
      kind: 'decide',
      title: `${counted(parked, 'change')} to decide`,
      text: 'The server could not save these. Nothing is lost: choose what happens with each of them.',
    };
  if (state === 'outdated')
    return {
      kind: 'outdated',
      title: 'New version',
      text: 'The server has another version of the portal. Reload the page. Your changes stay on this device until then.',
    };
  if (state === 'offline')
    return waiting === 0
      ? {
          kind: 'offline',
          title: 'Offline',
          text: 'The server can’t be reached. You can continue: your changes stay on this device and are sent later.',
        }
      : {
          kind: 'offline',
          title: `Offline, ${counted(waiting, 'change')} to send`,
          text: 'The server can’t be reached. Your changes are saved on this device and are sent when the server can be reached.',
        };
  if (state === 'failing')
    return {
      kind: 'offline',
      title: waiting > 0 ? `${counted(waiting, 'change')} to send` : 'Server problem',
      text: `The server has a problem and could not ${
        waiting > 0
          ? 'store your changes. They are saved on this device and are sent again.'
          : 'send new changes. The portal tries again by itself.'
      } If this continues, ask an admin to check the server.`,
    };
  if (waiting > 0)
    return {
      kind: 'sending',
      title: `Sending ${counted(waiting, 'change')}`,
      text: 'Your changes are saved on this device and are on their way to the server.',
    };
  return { kind: 'synced', title: 'All changes saved', text: 'The server has all your changes.' };
}

/** Says which files an undo could not restore. @param names - at least one */
export function lostFilesText(names: readonly string[]): string {
  const quoted = listedFew(names.map((name) => `“${name}”`));
  return names.length === 1
    ? `The file ${quoted} could not be restored: it was deleted too long ago. Attach it again.`
    : `The files ${quoted} could not be restored: they were deleted too long ago. Attach them again.`;
}

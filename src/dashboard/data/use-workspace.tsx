import { createContext, use, useCallback, useEffect, useSyncExternalStore, type ReactNode } from 'react';
import type { Role } from '@/routes/portal-table';
import { showToast } from '@/state/show-toast';
import { personIdOf, type CollectionName, type Person, type RecordOf } from './records';
import { ConflictError, type Change } from './store-port';
import type { Operation, Workspace, WriteOptions } from './workspace';

interface Held {
  /** Null while the records are being opened, and where a server draws. */
  workspace: Workspace | null;
  role: Role;
}

const WorkspaceContext = createContext<Held | null>(null);

export interface WorkspaceProviderProps extends Held {
  children: ReactNode;
}

/** Hands the records to every screen below it. */
export function WorkspaceProvider({ workspace, role, children }: WorkspaceProviderProps) {
  return <WorkspaceContext value={{ workspace, role }}>{children}</WorkspaceContext>;
}

function useHeld(): Held {
  const held = use(WorkspaceContext);
  if (!held) throw new Error('The portal’s records must be used within a WorkspaceProvider');
  return held;
}

/** The workspace, or null while it is being opened: for the shell, which stands before its data. */
export const useOpenWorkspace = (): Workspace | null => useHeld().workspace;

/** The workspace itself, for what the other hooks do not do. Screens are drawn once it is open. */
export function useWorkspace(): Workspace {
  const { workspace } = useHeld();
  if (!workspace) throw new Error('The portal’s records are not open yet');
  return workspace;
}

/** The role that is signed in. */
export const useRole = (): Role => useHeld().role;

/** All records of a collection; the same array until one of them changes. */
export function useRecords<Name extends CollectionName>(name: Name): readonly RecordOf<Name>[] {
  const workspace = useWorkspace();
  const read = () => workspace.all(name);
  return useSyncExternalStore(workspace.subscribe, read, read);
}

const never = () => () => {};

/** One record, or null where there is none, also while the records are being opened. */
export function useRecord<Name extends CollectionName>(name: Name, id: string | null): RecordOf<Name> | null {
  const workspace = useOpenWorkspace();
  const read = () => (id === null || !workspace ? null : workspace.get(name, id));
  return useSyncExternalStore(workspace?.subscribe ?? never, read, read);
}

/** The record of the person who is signed in. */
export function useMe(): Person {
  const role = useRole();
  const me = useRecord('people', personIdOf[role]);
  if (!me) throw new Error(`There is no record of the signed-in ${role}.`);
  return me;
}

/** What was done on this device, the newest first. */
export function useOperations(): readonly Operation[] {
  const workspace = useWorkspace();
  return useSyncExternalStore(workspace.subscribe, workspace.operations, workspace.operations);
}

/** Has the words of lessons and resources fetched, and once more when the network is back. */
export function useTexts(): void {
  const workspace = useWorkspace();
  useEffect(() => {
    // Where they do not come, the text says so in its place.
    const load = () => void workspace.loadTexts().catch(() => {});
    load();
    window.addEventListener('online', load);
    return () => window.removeEventListener('online', load);
  }, [workspace]);
}

/** A record as it shall be. */
export const put = <Name extends CollectionName>(collection: Name, record: RecordOf<Name>): Change =>
  ({ type: 'put', collection, record }) as Change;

/** A record that shall go. */
export const remove = <Name extends CollectionName>(collection: Name, record: RecordOf<Name>): Change =>
  ({ type: 'remove', collection, id: record.id, revision: record.revision }) as Change;

export type WriteOutcome =
  { done: true; operation: Operation } | { done: false; conflict: ConflictError | null; message: string };

/**
 * Writes and says so: a toast with Undo where it worked, a word on what to do where it did not. Nothing typed is lost: a
 * screen keeps what it holds until `done` is true, and shows both versions of a `conflict`.
 */
export function useWrite(): (options: WriteOptions) => Promise<WriteOutcome> {
  const workspace = useWorkspace();
  return useCallback(
    async (options) => {
      const undo = (operation: Operation) => async () => {
        try {
          const { label } = await workspace.undo(operation.id);
          showToast({ text: label, tone: 'ok' });
        } catch (error) {
          showToast({ text: messageOf(error), tone: 'attention' });
        }
      };
      try {
        const operation = await workspace.write(options);
        if (!options.quiet)
          showToast({
            text: options.label,
            tone: 'ok',
            action: { label: 'Undo', onAction: () => void undo(operation)() },
          });
        return { done: true, operation };
      } catch (error) {
        const conflict = error instanceof ConflictError ? error : null;
        const message = messageOf(error);
        if (!conflict) showToast({ text: message, tone: 'attention' });
        return { done: false, conflict, message };
      }
    },
    [workspace],
  );
}

const messageOf = (error: unknown) =>
  error instanceof Error ? error.message : 'This could not be kept. Try again.';

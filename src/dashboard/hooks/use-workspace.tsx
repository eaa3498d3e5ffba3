import { createContext, use, useEffect, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Role } from '@/routes/portal-table';
import {
  personIdOf,
  type CollectionName,
  type Person,
  type RecordOf,
} from '@/dashboard/model/records/records';
import type { Operation, Workspace } from '@/dashboard/store/workspace/workspace';

interface Opened {
  /** Null while the records are being opened, and where a server draws. */
  workspace: Workspace | null;
  role: Role;
}

const WorkspaceContext = createContext<Opened | null>(null);

export interface WorkspaceProviderProps extends Opened {
  children: ReactNode;
}

/** Hands the records to every screen below it. */
export function WorkspaceProvider({ workspace, role, children }: WorkspaceProviderProps) {
  const value = useMemo(() => ({ workspace, role }), [workspace, role]);
  return <WorkspaceContext value={value}>{children}</WorkspaceContext>;
}

function useOpened(): Opened {
  const opened = use(WorkspaceContext);
  if (!opened) throw new Error('The portal’s records must be used within a WorkspaceProvider');
  return opened;
}

/** The workspace, or null while it opens: for the shell, which is drawn before its data. */
export const useOpenWorkspace = (): Workspace | null => useOpened().workspace;

/** The workspace itself, for what the other hooks do not do. Screens are drawn once it is open. */
export function useWorkspace(): Workspace {
  const { workspace } = useOpened();
  if (!workspace) throw new Error('The portal’s records are not open yet');
  return workspace;
}

/** The role that is signed in. */
export const useRole = (): Role => useOpened().role;

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

/** The record of the signed-in person. */
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

/** Has the words of lessons and resources fetched, and again when the network is back. */
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

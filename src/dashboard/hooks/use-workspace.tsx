import { createContext, use, useMemo, useSyncExternalStore, type ReactNode } from 'react';
import type { Role } from '@/routes/portal-table';
import type { CollectionName, Person, RecordOf } from '@/dashboard/model/records/records';
import type { Origin } from '@/dashboard/store/origin';
import type { Operation, Workspace } from '@/dashboard/store/workspace/workspace';

interface Opened {
  /** Null while the workspace opens, and on a server. */
  workspace: Workspace | null;
  role: Role;
}

const WorkspaceContext = createContext<Opened | null>(null);

export interface WorkspaceProviderProps extends Opened {
  children: ReactNode;
}

/** Provides the workspace and the role to the screens below it. */
export function WorkspaceProvider({ workspace, role, children }: WorkspaceProviderProps) {
  const value = useMemo(() => ({ workspace, role }), [workspace, role]);
  return <WorkspaceContext value={value}>{children}</WorkspaceContext>;
}

function useOpened(): Opened {
  const opened = use(WorkspaceContext);
  if (!opened) throw new Error('The portal’s records must be used within a WorkspaceProvider');
  return opened;
}

/** The workspace, or null while it opens. For the shell, which renders before its data loads. */
export const useOpenWorkspace = (): Workspace | null => useOpened().workspace;

/** The open workspace. @throws Error while it opens; screens render only after that */
export function useWorkspace(): Workspace {
  const { workspace } = useOpened();
  if (!workspace) throw new Error('The portal’s records are not open yet');
  return workspace;
}

/** The signed-in person's role. */
export const useRole = (): Role => useOpened().role;

/** All records of a collection. The array keeps its identity until one of them changes. */
export function useRecords<Name extends CollectionName>(name: Name): readonly RecordOf<Name>[] {
  const workspace = useWorkspace();
  const read = () => workspace.all(name);
  return useSyncExternalStore(workspace.subscribe, read, read);
}

const never = () => () => {};

/** One record, or null if it does not exist or the workspace is not open yet. */
export function useRecord<Name extends CollectionName>(name: Name, id: string | null): RecordOf<Name> | null {
  const workspace = useOpenWorkspace();
  const read = () => (id === null || !workspace ? null : workspace.get(name, id));
  return useSyncExternalStore(workspace?.subscribe ?? never, read, read);
}

/** The record of the signed-in person. */
export function useMe(): Person {
  const me = useRecord('people', useWorkspace().actorId);
  if (!me) throw new Error('There is no record of the signed-in person.');
  return me;
}

/** The records that the agency started with: the sample, or none. */
export function useOrigin(): Origin {
  const workspace = useWorkspace();
  return useSyncExternalStore(workspace.subscribe, workspace.origin, workspace.origin);
}

/** Operations on this device, newest first. */
export function useOperations(): readonly Operation[] {
  const workspace = useWorkspace();
  return useSyncExternalStore(workspace.subscribe, workspace.operations, workspace.operations);
}

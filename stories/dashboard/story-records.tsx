import type { Decorator } from '@storybook/react-webpack5';
import { useMemo } from 'react';
import { useRole, useWorkspace, WorkspaceProvider } from '@/dashboard/hooks/use-workspace';
import type { Workspace } from '@/dashboard/store/workspace/workspace';

let workspace: Workspace | null = null;

/** The records of a story with `withRecords`. A play reads them, and changes them as another tab does. */
export const records = (): Workspace => workspace!;

export const withRecords: Decorator = function WithRecords(Story) {
  workspace = useWorkspace();
  return <Story />;
};

/** A browser whose storage is full. */
export const withoutRoom: Decorator = function WithoutRoom(Story) {
  const some = useWorkspace();
  const role = useRole();
  const full = useMemo(
    (): Workspace => ({
      ...some,
      run: async () => ({
        done: false,
        message: 'The storage of this browser is full. Free some space and try again.',
        error: null,
      }),
    }),
    [some],
  );
  return (
    <WorkspaceProvider workspace={full} role={role}>
      <Story />
    </WorkspaceProvider>
  );
};

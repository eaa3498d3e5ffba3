import type { ReactNode } from 'react';
import { WorkspaceProvider } from '@/dashboard/hooks/use-workspace';
import type { Workspace } from '@/dashboard/store/workspace/workspace';
import type { Role } from '@/routes/portal-table';

/** The wrapper that gives a rendered part or hook its workspace. */
export const inWorkspace = (workspace: Workspace, role: Role = 'admin') =>
  function InWorkspace({ children }: { children: ReactNode }) {
    return (
      <WorkspaceProvider workspace={workspace} role={role}>
        {children}
      </WorkspaceProvider>
    );
  };

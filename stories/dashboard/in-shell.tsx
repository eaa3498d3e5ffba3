import type { Decorator } from '@storybook/react-webpack5';
import { useMemo } from 'react';
import { createMemoryWorkspace, type SeedRecords } from '@/dashboard/store/workspace/memory-workspace';
import { personIdOf } from '@/dashboard/model/records/records';
import { WorkspaceProvider } from '@/dashboard/hooks/use-workspace';
import type { Persistence } from '@/dashboard/store/workspace/workspace';
import type { ShellUser } from '@/dashboard/shell/shell-user';
import { freezeClock } from '@/platform/clock';
import { writeStored } from '@/platform/storage';
import { portalPath } from '@/routes/portal-paths';
import { roleNames, type PortalRouteId, type Role } from '@/routes/portal-table';
import { themeKey } from '@/state/use-theme';
import { storyNow, storySample } from './in-portal';
import { useFreshToasts } from './with-toasts';

/** Who each role signs in as. */
export const userOf = (role: Role): ShellUser => ({
  name: `Test ${roleNames[role]}`,
  email: `${role}@undula.example`,
  role,
  verified: true,
});

export const at = (route: PortalRouteId) => ({ path: portalPath(route) });

interface AroundShellOptions {
  role: Role;
  /** What the records are, made from the sample. @default the sample */
  seed?: (sample: SeedRecords) => SeedRecords;
  /** False while they are being opened. @default true */
  open?: boolean;
  /** @default kept */
  persistence?: Persistence;
}

/** Hands the shell the sample's records, and the theme that Storybook shows. Every story starts with fresh ones. */
export function aroundShell({
  role,
  seed = (sample) => sample,
  open = true,
  persistence = { state: 'stored' },
}: AroundShellOptions): Decorator {
  return function AroundShell(Story, { globals }) {
    const workspace = useMemo(() => {
      freezeClock(storyNow);
      if (!open) return null;
      const made = createMemoryWorkspace(seed(storySample()), personIdOf[role]);
      return { ...made, persistence: () => persistence };
    }, []);
    useFreshToasts();
    // The shell draws the theme that is kept on this device.
    useMemo(() => writeStored(themeKey, globals.theme), [globals.theme]);
    return (
      <WorkspaceProvider workspace={workspace} role={role}>
        <Story />
      </WorkspaceProvider>
    );
  };
}

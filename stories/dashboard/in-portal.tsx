import type { Decorator } from '@storybook/react-webpack5';
import { useEffect, useMemo } from 'react';
import { createMemoryWorkspace, type SeedRecords } from '@/dashboard/store/workspace/memory-workspace';
import { personIdOf } from '@/dashboard/model/records/records';
import { createSample } from '@/dashboard/sample/create-sample';
import { WorkspaceProvider } from '@/dashboard/hooks/use-workspace';
import type { BaseName } from '@/dashboard/store/origin';
import type { SharedPortal } from '@/dashboard/store/synced/shared-portal';
import type { Persistence } from '@/dashboard/store/workspace/workspace';
import { keepFocus } from '@/dashboard/shell/keep-focus';
import { freezeClock } from '@/platform/clock';
import type { Role } from '@/routes/portal-table';

/** A Wednesday morning: the day that stories of the portal are played on. */
export const storyDay = '2026-11-18';
export const storyNow = new Date('2026-11-18T10:00:00Z');

function freeze(value: unknown): void {
  if (typeof value !== 'object' || value === null) return;
  Object.values(value).forEach(freeze);
  Object.freeze(value);
}

let sample: SeedRecords | null = null;

/** The sample of that day. All stories share it, because making it takes longer than most of them. */
export function storySample(): SeedRecords {
  if (sample) return sample;
  sample = createSample(storyDay);
  // No story may change the records of the next.
  freeze(sample);
  return sample;
}

/** Makes the records of a story from the sample. */
export type StorySeed = (sample: SeedRecords) => SeedRecords;

const sampleAlone: StorySeed = (sample) => sample;

/** Parameters of a story with records of its own. */
export const seeded = (seed: StorySeed): { seed: StorySeed } => ({ seed });

interface InPortalOptions {
  role: Role;
  /** Makes the records from the sample. @default the story's parameter `seed`, or the sample */
  seed?: StorySeed;
  /** @default 'sample' */
  base?: BaseName;
  /** @default memory only */
  persistence?: Persistence;
  /** The server's side of a shared portal. @default none */
  shared?: SharedPortal;
}

/** Draws a story on the portal's page with the sample's records, the clock held still. Every story starts with fresh ones. */
export function inPortal({ role, seed, base, persistence, shared }: InPortalOptions): Decorator {
  return function InPortal(Story, { parameters }) {
    if (seed && parameters.seed)
      throw new Error('Give the records of a story once: by inPortal or by its parameters.');
    const change: StorySeed = seed ?? parameters.seed ?? sampleAlone;
    const workspace = useMemo(() => {
      freezeClock(storyNow);
      const made = createMemoryWorkspace(change(storySample()), personIdOf[role], base);
      return { ...made, ...(persistence && { persistence: () => persistence }), ...(shared && { shared }) };
    }, [change]);
    // As the shell does on every screen.
    useEffect(keepFocus, []);
    return (
      <WorkspaceProvider workspace={workspace} role={role}>
        <div style={{ background: 'var(--page)', color: 'var(--text)', padding: 'clamp(16px, 3vw, 32px)' }}>
          <Story />
        </div>
      </WorkspaceProvider>
    );
  };
}

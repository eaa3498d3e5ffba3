import { useSyncExternalStore } from 'react';
import { isTimeZone } from '@/dashboard/days/time-zone';
import { useRecord, useWorkspace } from '@/dashboard/hooks/use-workspace';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';

const loadNotice = onceUnlessFailed(async () => (await import('./storage-notice')).StorageNotice);

export interface StorageNoticeGateProps {
  /** The path of the screen. The next one retries after a failure. */
  path: string;
  /** Whether the user has acted, after which a draft may be lost. */
  acted: boolean;
}

/** Loads the storage notice only if it may be needed, which keeps its code out of most first views. */
export function StorageNoticeGate({ path, acted }: StorageNoticeGateProps) {
  const workspace = useWorkspace();
  const persistence = useSyncExternalStore(workspace.subscribe, workspace.persistence, workspace.persistence);
  const zone = useRecord('settings', 'agency')?.timeZone;
  const isStored = persistence.state === 'stored' && !persistence.warning;
  const { Part: StorageNotice } = usePart(
    loadNotice,
    (acted || !isStored || (zone !== undefined && !isTimeZone(zone))) && path,
  );
  // Always there: screen readers announce a change of a region that they know.
  return <div aria-live="polite">{StorageNotice && <StorageNotice />}</div>;
}

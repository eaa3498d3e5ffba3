import { useSyncExternalStore } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { hasLostDraft, subscribeToDrafts } from '@/platform/drafts';
import { portalPath } from '@/routes/portal-paths';
import { isTimeZone, knownZone } from '@/dashboard/days/time-zone';
import { useBackup } from '@/dashboard/hooks/use-backup';
import { lostDraft } from '@/dashboard/hooks/use-draft';
import { useSending } from '@/dashboard/hooks/use-sending';
import { useRecord, useWorkspace } from '@/dashboard/hooks/use-workspace';
import * as s from './storage-notice.module.scss';

/**
 * Reports problems with stored data: no persistence, records set aside, no space for a draft, or an unknown
 * time zone. Offers a backup download if the records would be lost.
 */
export function StorageNotice() {
  const workspace = useWorkspace();
  const download = useBackup();
  const { busy, send } = useSending();
  const persistence = useSyncExternalStore(workspace.subscribe, workspace.persistence, workspace.persistence);
  const lost = persistence.state === 'memory-only';
  const words = lost ? persistence.reason : persistence.warning;
  const zone = useRecord('settings', 'agency')?.timeZone;
  const unknownZone = zone !== undefined && !isTimeZone(zone) ? zone : null;
  const losesDraft = useSyncExternalStore(subscribeToDrafts, hasLostDraft, () => false);
  const isShown = Boolean(words) || unknownZone !== null || losesDraft;

  if (!isShown) return null;
  return (
    <section className={s.root} aria-label="Storage notice">
      <Icon name="triangle-alert" size={20} className={s.icon} />
      <div className={s.text}>
        {words && (
          <p>
            {lost && <strong className={s.title}>Your changes are not saved in this browser. </strong>}
            {words}
          </p>
        )}
        {losesDraft && <p>{lostDraft}</p>}
        {unknownZone !== null && (
          <p>
            This browser does not know the agency’s time zone “{unknownZone}”, so the portal uses{' '}
            {knownZone(unknownZone)}. Update the browser, or have an admin choose another zone in Settings.
          </p>
        )}
      </div>
      {lost && (
        <Button size="compact" variant="outline" disabled={busy} onClick={() => void send(download)}>
          Download backup
        </Button>
      )}
      {words && (
        <Button size="compact" variant="outline" href={portalPath('recovery')}>
          Open recovery
        </Button>
      )}
    </section>
  );
}

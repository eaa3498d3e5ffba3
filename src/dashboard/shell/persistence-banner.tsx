import { useState, useSyncExternalStore } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { now } from '@/platform/clock';
import { showToast } from '@/state/show-toast';
import { saveText } from '../data/csv/save-text';
import { useWorkspace } from '../data/use-workspace';
import * as s from './persistence-banner.module.scss';

/** Says that nothing survives the tab where the browser keeps nothing, why, and saves what is held to a file. */
export function PersistenceBanner() {
  const workspace = useWorkspace();
  const [busy, setBusy] = useState(false);
  const persistence = useSyncExternalStore(workspace.subscribe, workspace.persistence, workspace.persistence);
  const lost = persistence.state === 'memory-only';
  const words = lost ? persistence.reason : persistence.warning;
  if (!words) return null;

  const download = async () => {
    setBusy(true);
    try {
      const backup = await workspace.exportBackup();
      const day = now().toISOString().slice(0, 10);
      saveText(`portal-backup-${day}.json`, JSON.stringify(backup), 'application/json');
    } catch (error) {
      showToast({
        text: error instanceof Error ? error.message : 'The backup could not be made. Try again.',
        tone: 'attention',
      });
    }
    setBusy(false);
  };

  return (
    <section className={s.root} aria-label="Storage">
      <Icon name="triangle-alert" size={20} className={s.icon} />
      <p className={s.text}>
        {lost && <strong className={s.title}>What you change is not kept in this browser. </strong>}
        {words}
      </p>
      {lost && (
        <Button size="compact" variant="outline" disabled={busy} onClick={download}>
          Download a backup
        </Button>
      )}
    </section>
  );
}

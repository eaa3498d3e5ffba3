import { useEffect, useState } from 'react';
import { useOperations, useWorkspace } from '@/dashboard/hooks/use-workspace';
import { ShareBar } from '@/dashboard/parts/figure-table/share-bar';
import { formatBytes } from '@/dashboard/parts/file-input/format-bytes';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Button } from '@/design-system/button/button';
import { TextLink } from '@/design-system/text-link/text-link';
import { portalPath } from '@/routes/portal-paths';
import { showToast } from '@/state/show-toast';
import * as s from './panel-form.module.scss';

type Usage = { used: number; available: number } | null;

/** The storage in use in this browser, and the reset to the sample data. */
export function StoragePanel() {
  const workspace = useWorkspace();
  const operations = useOperations();
  const [usage, setUsage] = useState<Usage | 'asking'>('asking');
  const [asks, setAsks] = useState(false);
  const [error, setError] = useState('');
  const persistence = workspace.persistence();
  const unread = persistence.state === 'stored' ? (persistence.unread ?? 0) : 0;

  // The usage grows with each operation.
  useEffect(() => {
    let wanted = true;
    workspace.usage().then(
      (found) => wanted && setUsage(found),
      () => wanted && setUsage(null),
    );
    return () => {
      wanted = false;
    };
  }, [workspace, operations]);

  const reset = async () => {
    setAsks(false);
    setError('');
    try {
      await workspace.reset();
      showToast({ text: 'Reset to the sample data', tone: 'ok' });
    } catch (problem) {
      setError(problem instanceof Error ? problem.message : 'The records could not be reset. Try again.');
    }
  };

  return (
    <Panel title="Storage">
      <p className={s.note}>
        {persistence.state === 'stored' ? 'Records are saved in this browser. ' : `${persistence.reason} `}
        {usage === 'asking'
          ? 'Checking the storage in use…'
          : usage === null
            ? 'This browser does not report the storage in use.'
            : `${formatBytes(usage.used)} of ${formatBytes(usage.available)} in use.`}
      </p>
      {usage !== null && usage !== 'asking' && usage.available > 0 && (
        <ShareBar share={usage.used / usage.available} className={s.meter} />
      )}
      {unread > 0 && (
        <p className={s.note}>
          This version of the portal cannot read {unread === 1 ? 'one record' : `${unread} records`}. A later
          version tries again. You can save {unread === 1 ? 'it' : 'them'} to a file in Recovery.
        </p>
      )}
      <p className={s.note}>
        A reset to the sample data replaces all records and empties the log of this device.
      </p>
      <p role="alert" className={s.error}>
        {error}
      </p>
      <div className={s.actions}>
        <Button size="compact" variant="outline" onClick={() => setAsks(true)}>
          Reset to sample data
        </Button>
        <TextLink href={portalPath('recovery')}>Recovery</TextLink>
      </div>
      {asks && (
        <Dialog
          title="Reset to sample data?"
          size="small"
          onClose={() => setAsks(false)}
          footer={
            <>
              <Button size="compact" onClick={() => void reset()}>
                Replace all records
              </Button>
              <Button size="compact" variant="outline" onClick={() => setAsks(false)}>
                Cancel
              </Button>
            </>
          }
        >
          <p className={s.note}>
            The sample data replaces all records in this browser. This cannot be undone: download a backup
            first if you may need them again.
          </p>
        </Dialog>
      )}
    </Panel>
  );
}

import { useEffect, useState } from 'react';
import { useOperations, useWorkspace } from '@/dashboard/hooks/use-workspace';
import { ShareBar } from '@/dashboard/parts/figure-table/share-bar';
import { formatBytes } from '@/dashboard/parts/file-input/format-bytes';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Button } from '@/design-system/button/button';
import { TextLink } from '@/design-system/text-link/text-link';
import { portalPath } from '@/routes/portal-paths';
import type { BaseName } from '@/dashboard/store/origin';
import { ResetDialog } from './sample/reset-dialog';
import * as s from './panel-form.module.scss';

type Usage = { used: number; available: number } | null;

/** The storage in use in this browser, and the resets. */
export function StoragePanel() {
  const workspace = useWorkspace();
  const operations = useOperations();
  const [usage, setUsage] = useState<Usage | 'asking'>('asking');
  const [asks, setAsks] = useState<BaseName | null>(null);
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
          This version of the portal can’t read {unread === 1 ? 'one record' : `${unread} records`}. A later
          version tries again. You can save {unread === 1 ? 'it' : 'them'} to a file in Recovery.
        </p>
      )}
      <p className={s.note}>A reset replaces all records and drafts, and empties the log of this device.</p>
      <div className={s.actions}>
        <Button size="compact" variant="outline" onClick={() => setAsks('sample')}>
          Reset to sample agency
        </Button>
        <Button size="compact" variant="outline" onClick={() => setAsks('own')}>
          Reset to an empty agency
        </Button>
        <TextLink href={portalPath('recovery')}>Recovery</TextLink>
      </div>
      {asks && <ResetDialog base={asks} onClose={() => setAsks(null)} />}
    </Panel>
  );
}

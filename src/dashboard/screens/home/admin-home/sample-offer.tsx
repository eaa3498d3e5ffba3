import { useState } from 'react';
import { useOrigin } from '@/dashboard/hooks/use-workspace';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Button } from '@/design-system/button/button';
import { readStored, writeStored } from '@/platform/storage';
import { anchors } from '@/routes/anchors';
import { portalPath } from '@/routes/portal-paths';
import * as s from './admin-home.module.scss';

const key = 'portal-keeps-sample';

/** Offers the sample agency or a start with the user's own, until the user chooses on this device. */
export function SampleOffer() {
  const { base } = useOrigin();
  const [keeps, setKeeps] = useState(() => readStored(key, (value) => value === true || null));
  if (base !== 'sample' || keeps) return null;
  return (
    <Panel title="Sample agency" titleHidden className={s.offer}>
      <p className={s.text}>This is a sample agency. You can also start with your own later, in Settings.</p>
      <Button
        size="compact"
        onClick={() => {
          writeStored(key, true);
          setKeeps(true);
          // The pressed button is removed.
          document.getElementById(anchors.main)?.focus();
        }}
      >
        Try the sample agency
      </Button>
      <Button size="compact" variant="outline" href={portalPath('setup')}>
        Start with your own
      </Button>
    </Panel>
  );
}

import { useState } from 'react';
import { useOrigin } from '@/dashboard/hooks/use-workspace';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Button } from '@/design-system/button/button';
import { portalPath } from '@/routes/portal-paths';
import { RemoveDialog } from './remove-dialog';
import { ResetDialog } from './reset-dialog';
import * as s from '@/dashboard/screens/settings/panel-form.module.scss';

/** The choice between the sample agency and the user's own. */
export function SamplePanel() {
  const { base } = useOrigin();
  const [asks, setAsks] = useState<'remove' | 'sample' | null>(null);
  const close = () => setAsks(null);
  return (
    <Panel id="sample" tabIndex={-1} title="Sample agency">
      <p className={s.note}>
        {base === 'sample'
          ? 'The portal shows a sample agency, so that you can try every screen. Start with your own when you are ready, or remove the sample agency and keep what you added.'
          : 'The portal shows your own agency. The sample agency replaces it: download a backup first.'}
      </p>
      <div className={s.actions}>
        {base === 'sample' ? (
          <>
            <Button size="compact" variant="outline" href={portalPath('setup')}>
              Start with your own
            </Button>
            <Button size="compact" variant="outline" onClick={() => setAsks('remove')}>
              Remove sample agency
            </Button>
          </>
        ) : (
          <>
            <Button size="compact" variant="outline" onClick={() => setAsks('sample')}>
              Try the sample agency
            </Button>
            <Button size="compact" variant="outline" href={portalPath('setup')}>
              Set up again
            </Button>
          </>
        )}
      </div>
      {asks === 'remove' && <RemoveDialog onClose={close} />}
      {asks === 'sample' && <ResetDialog base="sample" onClose={close} />}
    </Panel>
  );
}

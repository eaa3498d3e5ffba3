import { Panel } from '@/dashboard/parts/panel/panel';
import { Button } from '@/design-system/button/button';
import { cx } from '@/lib/cx';
import { portalPath } from '@/routes/portal-paths';
import * as s from './sample-offer.module.scss';

export interface SampleOfferProps {
  className?: string;
  onDismiss: () => void;
}

/** Offers the sample agency, or a start with the user's own. */
export function SampleOffer({ className, onDismiss }: SampleOfferProps) {
  return (
    <Panel title="Sample agency" titleHidden className={cx(s.root, className)}>
      <p className={s.text}>This is a sample agency. You can also start with your own later, in Settings.</p>
      <Button size="compact" onClick={onDismiss}>
        Try the sample agency
      </Button>
      <Button size="compact" variant="outline" href={portalPath('setup')}>
        Start with your own
      </Button>
    </Panel>
  );
}

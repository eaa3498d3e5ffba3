import { Panel } from '@/dashboard/parts/panel/panel';
import { Button } from '@/design-system/button/button';
import { portalPath } from '@/routes/portal-paths';
import * as s from './sample-offer.module.scss';

export interface SampleOfferProps {
  className?: string;
  onDismiss: () => void;
}

/** Offers a start with the user's own agency instead of the sample. */
export function SampleOffer({ className, onDismiss }: SampleOfferProps) {
  return (
    <Panel title="Sample agency" className={className}>
      <p className={s.text}>
        You are looking at a sample agency. Try every screen with it, or start with your own people, clients
        and projects. You can do that later in Settings too.
      </p>
      <div className={s.actions}>
        <Button size="compact" href={portalPath('setup')}>
          Start with your own
        </Button>
        <Button size="compact" variant="outline" onClick={onDismiss}>
          Keep the sample
        </Button>
      </div>
    </Panel>
  );
}

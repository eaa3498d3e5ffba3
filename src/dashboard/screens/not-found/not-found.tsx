import { DeadEnd } from '@/dashboard/parts/dead-end/dead-end';
import { Button } from '@/design-system/button/button';
import { TextLink } from '@/design-system/text-link/text-link';
import { pathTo } from '@/routes/paths';
import { dashboardPath } from '@/routes/is-portal-path';

/** Shown for an unknown address below the portal, inside the shell: the words of the site's own 404, and two links. */
export function NotFoundScreen() {
  return (
    <DeadEnd
      title="Oops, looks like the page is lost."
      text="This is not a fault, just an accident that was not intentional."
    >
      <Button size="compact" href={pathTo('home')}>
        BACK TO HOME
      </Button>
      <TextLink href={dashboardPath}>Back to your dashboard</TextLink>
    </DeadEnd>
  );
}

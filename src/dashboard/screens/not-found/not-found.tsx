import { Button } from '@/design-system/button/button';
import { pathTo } from '@/routes/paths';
import { dashboardPath } from '@/routes/portal-paths';
import { TextLink } from '@/design-system/text-link/text-link';
import * as s from './not-found.module.scss';

/** What an unknown address below the portal shows, inside the shell: the words of the site's own 404, and two ways on. */
export function NotFoundScreen() {
  return (
    <div className={s.root}>
      <h1 className={s.title} tabIndex={-1}>
        Oops, looks like the page is lost.
      </h1>
      <p className={s.text}>This is not a fault, just an accident that was not intentional.</p>
      <div className={s.actions}>
        <Button size="compact" href={pathTo('home')}>
          BACK TO HOME
        </Button>
        <TextLink href={dashboardPath}>Back to your dashboard</TextLink>
      </div>
    </div>
  );
}

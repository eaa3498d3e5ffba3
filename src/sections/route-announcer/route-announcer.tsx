import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { cx } from '@/lib/cx';
import { anchors } from '@/routes/anchors';
import * as s from './route-announcer.module.scss';

export interface RouteAnnouncerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** Path of the page that is shown. Its title is the document's. */
  path: string;
  /** Path of the page that was loaded first: the code for this may come later. @default the first `path` */
  firstPath?: string;
  /** The code of the next page is on its way. @default false */
  loading?: boolean;
}

/** Moves the focus to the page's title, or to its content where that has none. */
function focusTitle() {
  const main = document.getElementById(anchors.main);
  const title = (main ?? document).querySelector<HTMLElement>('h1') ?? main;
  if (!title) return;
  title.tabIndex = -1;
  title.focus({ preventScroll: true });
}

/**
 * Says to everyone what a change of page says to the eye: a screen reader hears the new title, the focus goes to it, and
 * a thin line shows that a page is loading. It is silent about the page that was loaded first.
 */
export function RouteAnnouncer({
  path,
  firstPath = path,
  loading = false,
  className,
  ...rest
}: RouteAnnouncerProps) {
  const [announced, setAnnounced] = useState('');
  const last = useRef(firstPath);

  useEffect(() => {
    if (loading || last.current === path) return;
    last.current = path;
    setAnnounced(document.title);
    focusTitle();
  }, [loading, path]);

  return (
    <div className={cx(s.root, className)} {...rest}>
      <VisuallyHidden role="status" aria-live="polite">
        {announced}
      </VisuallyHidden>
      {loading && (
        <div className={s.track} aria-hidden="true" data-testid="route-progress">
          <div className={s.line} />
        </div>
      )}
    </div>
  );
}

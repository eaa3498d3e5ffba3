import { useEffect, useRef, useState, type ComponentProps } from 'react';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { cx } from '@/lib/cx';
import { anchors } from '@/routes/anchors';
import * as s from './route-announcer.module.scss';

export interface RouteAnnouncerProps extends Omit<ComponentProps<'div'>, 'children'> {
  /** The path of the current page. Its title is the document's. */
  path: string;
  /** The path of the page that loaded first: this component's code may load later. @default the first `path` */
  firstPath?: string;
  /** Whether the code of the next page is loading. @default false */
  loading?: boolean;
}

/** Moves the focus to the part of the page that the address names, otherwise to its title, or to its content. */
function focusStart() {
  const main = document.getElementById(anchors.main);
  const start =
    document.getElementById(location.hash.slice(1)) ??
    (main ?? document).querySelector<HTMLElement>('h1') ??
    main;
  if (!start) return;
  if (start.tabIndex < 0) start.tabIndex = -1;
  start.focus({ preventScroll: true });
}

/**
 * Makes a change of page perceivable to everyone: a screen reader announces the new title, the title gets the focus,
 * and a thin line shows that a page is loading. It does not announce the page that loaded first.
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
    focusStart();
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

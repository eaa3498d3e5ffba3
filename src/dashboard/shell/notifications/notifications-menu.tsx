import { useId, useRef, useState } from 'react';
import { useDismiss } from '@/design-system/dismiss/use-dismiss';
import type { Role } from '@/routes/portal-table';
import { useOpenWorkspace } from '@/dashboard/hooks/use-workspace';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { usePart } from '@/lib/use-part';
import { BarButton, unreadWords } from '@/dashboard/shell/top-bar/bar-button';
import * as s from './notifications-menu.module.scss';

const loadPanel = onceUnlessFailed(async () => (await import('./notifications-panel')).NotificationsPanel);

export interface NotificationsMenuProps {
  role: Role;
  /** Path of the current screen. A change closes the panel. */
  path: string;
  unread: number;
}

/** The bell button with recent notifications. A disclosure, so that Tab moves through its links. */
export function NotificationsMenu({ role, path, unread }: NotificationsMenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [openOn, setOpenOn] = useState<string | null>(null);
  const ready = useOpenWorkspace() !== null;
  const open = openOn === path;
  const panel = usePart(loadPanel, open);
  const close = () => setOpenOn(null);

  // The shield receives an outside press, so that the press does not reach the page.
  const dismiss = useDismiss({ open, root, button, onClose: close, press: 'click' });

  return (
    <>
      <div ref={root} className={s.root} {...dismiss}>
        <BarButton
          ref={button}
          icon="bell"
          label={unreadWords('Notifications', unread)}
          marked={unread > 0}
          aria-expanded={open}
          aria-controls={id}
          onPointerEnter={panel.prepare}
          onFocus={panel.prepare}
          onClick={() => setOpenOn(open ? null : path)}
        />
        <section id={id} className={s.panel} aria-label="Notifications" hidden={!open}>
          <LoadFailure parts={[panel]} className={s.waiting} />
          {open && ready && panel.Part && <panel.Part role={role} onLeave={close} />}
          {open && !(ready && panel.Part) && !panel.failed && (
            <p className={s.waiting}>Loading notifications…</p>
          )}
        </section>
      </div>
      {open && <div className={s.shield} />}
    </>
  );
}

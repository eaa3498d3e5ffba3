import { useEffect, useId, useRef, useState, type KeyboardEvent } from 'react';
import type { Role } from '@/routes/portal-table';
import { useOpenWorkspace } from '@/dashboard/hooks/use-workspace';
import { useLoaded } from '@/dashboard/parts/loaded/use-loaded';
import { BarButton, unreadWords } from '@/dashboard/shell/top-bar/bar-button';
import * as s from './notifications-menu.module.scss';

const loadPanel = async () => (await import('./notifications-panel')).NotificationsPanel;

export interface NotificationsMenuProps {
  role: Role;
  /** Of the screen that is shown: a change of it closes the panel. */
  path: string;
  unread: number;
}

/** The bell of the bar, and what was reported lately below it: a disclosure, so Tab walks through it. */
export function NotificationsMenu({ role, path, unread }: NotificationsMenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [openOn, setOpenOn] = useState<string | null>(null);
  const ready = useOpenWorkspace() !== null;
  const open = openOn === path;
  const { Part: NotificationsPanel, failed, prepare } = useLoaded(loadPanel, open);
  const close = () => setOpenOn(null);

  useEffect(() => {
    if (!open) return;
    const onClick = ({ target }: MouseEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpenOn(null);
    };
    document.addEventListener('click', onClick, true);
    return () => document.removeEventListener('click', onClick, true);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key !== 'Escape' || !open) return;
    event.stopPropagation();
    event.preventDefault();
    close();
    button.current?.focus();
  };

  return (
    <>
      <div
        ref={root}
        className={s.root}
        onKeyDown={onKeyDown}
        onBlur={({ relatedTarget }) => {
          if (relatedTarget && !root.current?.contains(relatedTarget)) close();
        }}
      >
        <BarButton
          ref={button}
          icon="bell"
          label={unreadWords('Notifications', unread)}
          marked={unread > 0}
          aria-expanded={open}
          aria-controls={id}
          onPointerEnter={prepare}
          onFocus={prepare}
          onClick={() => setOpenOn(open ? null : path)}
        />
        <section id={id} className={s.panel} aria-label="Notifications" hidden={!open}>
          {open && ready && NotificationsPanel && <NotificationsPanel role={role} onLeave={close} />}
          {open && !(ready && NotificationsPanel) && (
            <p className={s.waiting}>
              {failed
                ? 'The notifications could not be loaded. Check the connection and press the bell again.'
                : 'The records are being opened.'}
            </p>
          )}
        </section>
      </div>
      {open && <div className={s.shield} />}
    </>
  );
}

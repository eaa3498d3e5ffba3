import { useEffect, useEffectEvent, useId, useRef, useState, type ReactNode } from 'react';
import { SkipLink } from '@/design-system/skip-link/skip-link';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';
import { firstInput } from '@/platform/first-input';
import { startSecondPress } from '@/platform/second-press';
import { anchors } from '@/routes/anchors';
import { useThemeOnPage } from '@/state/use-theme';
import { useOpenWorkspace } from '@/dashboard/hooks/use-workspace';
import { askToLeave } from '@/dashboard/parts/form/leave-guard/ask-to-leave';
import { queueUndo } from './undo-queue';
import { PaletteOpener } from './palette/palette-opener';
import type { ShellUser } from './shell-user';
import { useShellCounts } from './shell-counts';
import * as s from './shell.module.scss';
import { Sidebar } from './sidebar/sidebar';
import { StorageNoticeGate } from './storage-notice/storage-notice-gate';
import { TopBar } from './top-bar/top-bar';

export interface ShellProps {
  /** Path of the current screen, without its query. */
  path: string;
  user: ShellUser;
  onSignOut: () => void;
  /** The connection to the server of a shared portal, for the top bar. @default none */
  status?: ReactNode;
  /** The screen. It must contain the page's only `h1`. */
  children: ReactNode;
}

const loadAfterInput = onceUnlessFailed(async () => {
  await firstInput;
  return import('./after-input');
});

/** The frame of every portal screen. Renders before the workspace opens, and on a server. */
export function Shell({ path, user, onSignOut: signOut, status, children }: ShellProps) {
  const counts = useShellCounts(user.role);
  const open = useOpenWorkspace() !== null;
  const sidebarId = useId();
  const sidebar = useRef<HTMLDivElement>(null);
  const menuButton = useRef<HTMLButtonElement>(null);
  // The path for which the menu is open. Any change of screen closes it, including Back.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const menuOpen = openOn === path;
  const [firstPath] = useState(path);
  const closeMenu = () => setOpenOn(null);
  const onSignOut = () => askToLeave(signOut);
  // The next screen retries after a failure.
  const { Part: late } = usePart(loadAfterInput, path);
  const answersUndo = late !== null && open;
  useEffect(() => (answersUndo ? undefined : queueUndo()), [answersUndo]);
  useThemeOnPage();
  // Before the first input, which may be a double click.
  useEffect(startSecondPress, []);
  const onClose = useEffectEvent(closeMenu);
  useEffect(() => {
    if (!menuOpen || !late || !sidebar.current) return;
    return late.makeSidebarModal({
      sidebar: sidebar.current,
      opener: menuButton.current,
      onClose: () => onClose(),
    });
  }, [menuOpen, late]);

  return (
    <PaletteOpener role={user.role} onSignOut={onSignOut}>
      <SkipLink href={`#${anchors.main}`} />
      <div className={s.root}>
        <Sidebar
          ref={sidebar}
          id={sidebarId}
          path={path}
          user={user}
          counts={counts}
          open={menuOpen}
          onClose={closeMenu}
          onSignOut={onSignOut}
        />
        <div className={s.page} inert={menuOpen}>
          <TopBar
            path={path}
            role={user.role}
            counts={counts}
            status={status}
            menuButton={{
              ref: menuButton,
              'aria-expanded': menuOpen,
              'aria-controls': sidebarId,
              onClick: () => setOpenOn(path),
            }}
          />
          {open && <StorageNoticeGate path={path} acted={late !== null} />}
          <main id={anchors.main} tabIndex={-1} className={s.main}>
            {children}
          </main>
        </div>
        {late && <late.AfterInput path={path} firstPath={firstPath} role={user.role} />}
      </div>
    </PaletteOpener>
  );
}

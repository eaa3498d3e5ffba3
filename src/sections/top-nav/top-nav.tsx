import { useId, useRef, useState, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/navigation';
import { Dropdown } from '@/design-system/dropdown/dropdown';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { Link } from '@/design-system/link/link';
import { Logo } from '@/design-system/logo/logo';
import { useLogoWave } from '@/design-system/logo/use-logo-wave';
import { cx } from '@/lib/cx';
import type { SearchSource } from '@/lib/search/results';
import { useScrolledPast } from '@/motion/use-scrolled-past';
import { isGroup, type MenuEntry } from '@/routes/menu';
import { pathTo } from '@/routes/paths';
import { currentOfEntry } from './active';
import { barFrom } from './bar-from';
import { MobileMenu } from './mobile-menu';
import { SiteSearch } from './site-search';
import * as s from './top-nav.module.scss';
import { useModalMenu } from './use-modal-menu';

/** Scroll distances in px from which first the links and menus, then the bar, take the light style. */
const linksSwitch = 20;
const barSwitch = 50;
/** In letters. A longer word is set smaller below 1024 px. */
const longWord = 9;

export interface TopNavProps extends ComponentProps<'header'> {
  /** The word of the logo. */
  logoWord: string;
  menu: readonly MenuEntry[];
  currentPath: string;
  /** The source of the search box's results. */
  search: SearchSource;
  /** Whether the bar is clear with white text at the top of the page, over a dark hero. @default false */
  overlay?: boolean;
}

/** The bar at the top of every page, with the menu that replaces its links on small screens. */
export function TopNav({
  logoWord,
  menu,
  currentPath,
  search,
  overlay = false,
  className,
  ...rest
}: TopNavProps) {
  const root = useRef<HTMLElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panelId = useId();
  // Open on one page only: any change of page closes it, also the Back button.
  const [openOn, setOpenOn] = useState<string | null>(null);
  const open = openOn === currentPath;
  const close = () => setOpenOn(null);
  const logo = useLogoWave();
  const pastLinks = useScrolledPast(linksSwitch);
  const pastBar = useScrolledPast(barSwitch);
  const from = barFrom(menu, logoWord);
  useModalMenu({ open, from, container: root, button, onClose: close });

  const clear = overlay && !pastBar;
  const tone = overlay && !pastLinks ? 'dark' : 'light';

  return (
    <header
      ref={root}
      className={cx(s.root, className)}
      data-ground={open || clear ? 'dark' : 'light'}
      data-state={clear ? 'clear' : 'solid'}
      data-links={clear && pastLinks && !open ? 'light' : undefined}
      data-scrolled={(pastBar && !open) || undefined}
      data-menu={open ? 'open' : 'closed'}
      data-from={from}
      data-word={logoWord.length > longWord ? 'long' : 'short'}
      {...rest}
    >
      <div className={s.row}>
        <Link className={s.logo} href={pathTo('home')} title={words.home} onClick={close} {...logo.link}>
          <Logo className={s.brand} word={logoWord} state={logo.state} waveKey={currentPath} />
        </Link>
        <nav className={s.nav} aria-label={words.main}>
          <ul className={s.links} role="list">
            {menu.map((entry) => (
              <li key={entry.label}>
                {isGroup(entry) ? (
                  <Dropdown
                    label={entry.label}
                    items={entry.items}
                    currentPath={currentPath}
                    current={currentOfEntry(entry, currentPath)}
                    tone={tone}
                    onChoose={close}
                  />
                ) : (
                  <Link
                    className={s.link}
                    href={entry.path}
                    aria-current={currentOfEntry(entry, currentPath)}
                    onClick={close}
                  >
                    {entry.label}
                  </Link>
                )}
              </li>
            ))}
          </ul>
        </nav>
        <div className={s.search}>
          <SiteSearch source={search} tone={clear ? 'dark' : 'light'} collapses onChoose={close} />
        </div>
        <IconButton
          ref={button}
          className={s.toggle}
          icon={open ? 'x' : 'menu'}
          label={words.menu}
          size="compact"
          aria-expanded={open}
          aria-controls={panelId}
          onClick={() => setOpenOn(open ? null : currentPath)}
        />
      </div>
      <MobileMenu
        id={panelId}
        menu={menu}
        currentPath={currentPath}
        search={search}
        open={open}
        onChoose={close}
      />
    </header>
  );
}

import { useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '@/lib/cx';
import type { IconName } from '@/lib/icon-name';
import { useDismiss } from '../dismiss/use-dismiss';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
import { itemForKey } from '../listbox/option-for-key';
import * as s from './dropdown.module.scss';

export type DropdownTone = 'light' | 'dark';

export interface DropdownItem {
  label: string;
  path: string;
  icon?: IconName;
}

export interface DropdownProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string;
  items: readonly DropdownItem[];
  /** Marks the item with this path as the current page. */
  currentPath?: string;
  /** `aria-current` of the button. @default 'true' if one of the items is the current page */
  current?: 'page' | 'true';
  /** @default 'light' */
  tone?: DropdownTone;
  onChoose?: (choice: { path: string }) => void;
}

/** A longer list can be higher than a small window and scrolls by itself. */
const manyItems = 8;

/** A button that shows a list of links (APG: disclosure). Tab and the arrow keys move through them. */
export function Dropdown({
  label,
  items,
  currentPath,
  current = items.some(({ path }) => path === currentPath) ? 'true' : undefined,
  tone = 'light',
  onChoose,
  className,
  ...rest
}: DropdownProps) {
  const [open, setOpen] = useState(false);
  // Prerendered pages are lighter without the icons of a closed panel; without JavaScript it has none. Once drawn, they
  // stay while it fades out.
  const [hasIcons, setHasIcons] = useState(false);
  if (open && !hasIcons) setHasIcons(true);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);

  const dismiss = useDismiss({ open, root, button, onClose: () => setOpen(false) });

  const onKeyDown = (event: KeyboardEvent) => {
    dismiss.onKeyDown(event);
    const links = [...(panel.current?.querySelectorAll('a') ?? [])];
    const index = links.findIndex((link) => link === document.activeElement);
    const target = itemForKey(event.key, index, links.length);
    if (target === null || (index < 0 && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    // A hidden link cannot take the focus: opens the panel first.
    if (!open) flushSync(() => setOpen(true));
    links[target]?.focus();
  };

  return (
    <div
      ref={root}
      className={cx(s.root, className)}
      data-tone={tone}
      onKeyDown={onKeyDown}
      onBlur={dismiss.onBlur}
      {...rest}
    >
      <button
        ref={button}
        type="button"
        className={s.trigger}
        aria-expanded={open}
        aria-controls={panelId}
        aria-current={current}
        onClick={() => setOpen(!open)}
      >
        {label}
        <Icon name="chevron-down" size={16} className={s.chevron} />
      </button>
      <ul
        ref={panel}
        id={panelId}
        className={s.panel}
        data-state={open ? 'open' : 'closed'}
        data-ground={tone}
        data-lenis-prevent={items.length > manyItems ? '' : undefined}
        role="list"
      >
        {items.map(({ label: name, path, icon }) => (
          <li key={path}>
            <Link
              className={s.item}
              href={path}
              aria-current={path === currentPath ? 'page' : undefined}
              onClick={() => {
                setOpen(false);
                onChoose?.({ path });
              }}
            >
              {icon && hasIcons && <Icon name={icon} size={20} className={s.icon} />}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

import { useEffect, useId, useRef, useState, type ComponentProps, type KeyboardEvent } from 'react';
import { flushSync } from 'react-dom';
import { cx } from '@/lib/cx';
import type { IconName } from '@/lib/icon-name';
import { Icon } from '../icon/icon';
import { Link } from '../link/link';
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
  /** The item of this path is the page one is on, and marks the whole group. */
  currentPath?: string;
  /** `dark` on a dark ground. @default 'light' */
  tone?: DropdownTone;
  onChoose?: (choice: { path: string }) => void;
}

/** Which item the arrow, Home and End keys lead to; undefined for any other key. */
function targetOf(key: string, index: number, count: number): number | undefined {
  if (key === 'ArrowDown') return (index + 1) % count;
  if (key === 'ArrowUp') return (Math.max(index, 0) - 1 + count) % count;
  if (key === 'Home') return 0;
  if (key === 'End') return count - 1;
  return undefined;
}

/** A button that shows a list of links: a disclosure, so Tab walks through it and the arrow keys are a shortcut. */
export function Dropdown({
  label,
  items,
  currentPath,
  tone = 'light',
  onChoose,
  className,
  ...rest
}: DropdownProps) {
  const [open, setOpen] = useState(false);
  const panelId = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const panel = useRef<HTMLUListElement>(null);
  const active = items.some(({ path }) => path === currentPath);

  useEffect(() => {
    if (!open) return;
    const onPointerDown = ({ target }: PointerEvent) => {
      if (target instanceof Node && !root.current?.contains(target)) setOpen(false);
    };
    document.addEventListener('pointerdown', onPointerDown, true);
    return () => document.removeEventListener('pointerdown', onPointerDown, true);
  }, [open]);

  const onKeyDown = (event: KeyboardEvent) => {
    if (event.key === 'Escape' && open) {
      event.stopPropagation();
      setOpen(false);
      button.current?.focus();
      return;
    }
    const links = [...(panel.current?.querySelectorAll('a') ?? [])];
    const index = links.findIndex((link) => link === document.activeElement);
    const target = targetOf(event.key, index, links.length);
    if (target === undefined || (index < 0 && event.key !== 'ArrowDown')) return;
    event.preventDefault();
    // A hidden link takes no focus: the panel has to be there first.
    if (!open) flushSync(() => setOpen(true));
    links[target]?.focus();
  };

  return (
    <div
      ref={root}
      className={cx(s.root, className)}
      data-tone={tone}
      onKeyDown={onKeyDown}
      onBlur={({ relatedTarget }) => {
        if (relatedTarget && !root.current?.contains(relatedTarget)) setOpen(false);
      }}
      {...rest}
    >
      <button
        ref={button}
        type="button"
        className={s.trigger}
        aria-expanded={open}
        aria-controls={panelId}
        data-active={active || undefined}
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
              {icon && <Icon name={icon} size={20} className={s.icon} />}
              {name}
            </Link>
          </li>
        ))}
      </ul>
    </div>
  );
}

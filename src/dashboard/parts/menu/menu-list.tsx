import { useEffect, useRef, type KeyboardEvent, type RefObject } from 'react';
import { Icon } from '@/design-system/icon/icon';
import { Link } from '@/design-system/link/link';
import { itemForKey } from '@/design-system/listbox/option-for-key';
import { useEntrance } from '@/motion/use-entrance';
import type { MenuItem, MenuStart } from './menu-item';
import * as s from './menu.module.scss';
import { useAnchored, type AnchorAlign } from './use-anchored';

interface MenuListProps {
  id: string;
  label: string;
  items: readonly MenuItem[];
  start: MenuStart;
  align: AnchorAlign;
  anchor: RefObject<HTMLElement | null>;
  onClose: () => void;
  onChoose: (item: { id: string }) => void;
}

/** Index of the item to focus for a key, or undefined. A letter finds the next item by its name. */
function targetOf(key: string, index: number, items: readonly MenuItem[]): number | undefined {
  const count = items.length;
  const next = itemForKey(key, index, count);
  if (next !== null) return next;
  if ([...key].length !== 1 || key === ' ') return undefined;
  const letter = key.toLocaleLowerCase();
  const turned = items.map((_, step) => (index + 1 + step) % count);
  return turned.find((at) => items[at]!.label.toLocaleLowerCase().startsWith(letter));
}

/** Focuses an item of a list. A long list scrolls to it, and the page does not. */
function focusIn(list: HTMLElement, item: HTMLElement): void {
  item.focus({ preventScroll: true });
  list.scrollTop = item.offsetTop + item.offsetHeight - list.clientHeight;
}

/** The open list of a `Menu`. It contains the focus and unmounts when the menu closes. */
export function MenuList({ id, label, items, start, align, anchor, onClose, onChoose }: MenuListProps) {
  const list = useEntrance<HTMLDivElement>(true, 'above');
  const options = useRef<readonly HTMLElement[]>([]);
  useAnchored(true, anchor, list, align);

  useEffect(() => {
    options.current = [...(list.current?.children ?? [])].filter((child) => child instanceof HTMLElement);
    const chosen = options.current.find((item) => item.getAttribute('aria-checked') === 'true');
    const item = chosen ?? options.current.at(start === 'first' ? 0 : -1);
    if (item) focusIn(item.parentElement!, item);
  }, [list, start]);

  const onKeyDown = (event: KeyboardEvent) => {
    // Closing returns the focus to the button, so that Tab continues from there.
    if (event.key === 'Tab') return onClose();
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const index = options.current.findIndex((item) => item === document.activeElement);
    const target = targetOf(event.key, index, items);
    if (target === undefined) return;
    event.preventDefault();
    options.current[target]?.focus();
  };

  return (
    <div ref={list} id={id} role="menu" aria-label={label} className={s.list} onKeyDown={onKeyDown}>
      {items.map(({ id: item, label: words, icon, href, checked, tone, disabled }) => {
        const shared = {
          className: s.item,
          role: checked === undefined ? 'menuitem' : 'menuitemradio',
          'aria-checked': checked,
          'aria-disabled': disabled || undefined,
          'data-tone': tone,
          tabIndex: -1,
        };
        const content = (
          <>
            {icon && <Icon name={icon} size={18} className={s.icon} />}
            <span className={s.words}>{words}</span>
            {checked && <Icon name="check" size={18} className={s.check} />}
          </>
        );
        if (href !== undefined && !disabled)
          return (
            <Link key={item} href={href} onClick={() => onChoose({ id: item })} {...shared}>
              {content}
            </Link>
          );
        return (
          <button key={item} type="button" onClick={() => !disabled && onChoose({ id: item })} {...shared}>
            {content}
          </button>
        );
      })}
    </div>
  );
}

import { useId, useRef, useState, type ComponentProps, type ReactNode, type RefObject } from 'react';
import { useDismiss } from '@/design-system/dismiss/use-dismiss';
import { cx } from '@/lib/cx';
import { LoadFailure } from '@/dashboard/parts/loaded/load-failure';
import { usePart } from '@/lib/use-part';
import { loadMenuList } from './load-menu-list';
import type { MenuItem, MenuStart } from './menu-item';
import * as s from './menu.module.scss';
import type { AnchorAlign } from './use-anchored';

/** Props for the button that opens the menu. */
export interface MenuTrigger {
  ref: RefObject<HTMLButtonElement | null>;
  'aria-haspopup': 'menu';
  'aria-expanded': boolean;
  'aria-controls': string | undefined;
  onClick: () => void;
  onKeyDown: ComponentProps<'button'>['onKeyDown'];
  /** Loads the list's code in advance. */
  onPointerEnter: () => void;
  onFocus: () => void;
}

export interface MenuProps extends Omit<ComponentProps<'div'>, 'children'> {
  label: string;
  items: readonly MenuItem[];
  /** Side of the button to align the list with. @default 'start' */
  align?: AnchorAlign;
  onChoose?: (item: { id: string }) => void;
  /** Renders the button. Spread `trigger` on it. */
  children: (trigger: MenuTrigger) => ReactNode;
}

/** A button with a list of actions (APG: menu button). No scroll container clips the list. */
export function Menu({ label, items, align = 'start', onChoose, className, children, ...rest }: MenuProps) {
  const id = useId();
  const root = useRef<HTMLDivElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const [start, setStart] = useState<MenuStart | null>(null);
  const open = start !== null;
  const list = usePart(loadMenuList, open);

  const dismiss = useDismiss({ open, root, button, onClose: () => setStart(null) });
  const close = () => {
    setStart(null);
    button.current?.focus();
  };
  return (
    <div ref={root} className={cx(s.root, className)} {...rest} {...dismiss}>
      {children({
        ref: button,
        'aria-haspopup': 'menu',
        'aria-expanded': open,
        'aria-controls': open ? id : undefined,
        onClick: () => setStart(open ? null : 'first'),
        onKeyDown: (event) => {
          if (event.key !== 'ArrowDown' && event.key !== 'ArrowUp') return;
          event.preventDefault();
          setStart(event.key === 'ArrowDown' ? 'first' : 'last');
        },
        onPointerEnter: list.prepare,
        onFocus: list.prepare,
      })}
      <LoadFailure parts={[list]} className={s.failed} data-align={align} />
      {start && list.Part && (
        <list.Part
          id={id}
          label={label}
          items={items}
          start={start}
          align={align}
          anchor={button}
          onClose={close}
          onChoose={(item) => {
            close();
            onChoose?.(item);
          }}
        />
      )}
    </div>
  );
}

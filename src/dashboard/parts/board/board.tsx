import { useEffect, useLayoutEffect, useRef, useState, type ComponentType } from 'react';
import { cx } from '@/lib/cx';
import { useLoaded } from '@/dashboard/parts/loaded/use-loaded';
import { usePrepared } from '@/dashboard/parts/loaded/use-prepared';
import type { BoardItem, BoardProps } from './board-column';
import * as s from './board.module.scss';
import { ColumnFrame } from './column-frame';
import type { DragColumnsProps } from './drag-columns';

type AnyColumns = ComponentType<DragColumnsProps<BoardItem>>;

const loadColumns = async (): Promise<AnyColumns> =>
  (await import('./drag-columns')).DragColumns as unknown as AnyColumns;

/**
 * Columns of cards. Each column is a plain list until the code for dragging loads at the first input. Users
 * can then drag cards with the pointer, or with the keyboard from the handle. Controls inside cards work
 * without that code.
 */
export function Board<Item extends BoardItem>({ label, columns, className, ...cards }: BoardProps<Item>) {
  const { Part, prepare } = useLoaded(loadColumns, false);
  const root = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // Switching to draggable lists replaces the cards. The switch waits until no pointer is pressed and the
  // focus is outside the board. `calm` is a ref, so that a press causes no render before its own response.
  const calm = useRef(true);
  const [drags, setDrags] = useState(false);
  const setCalm = (isCalm: boolean) => {
    calm.current = isCalm;
    if (isCalm && Part) setDrags(true);
  };
  useEffect(() => {
    if (Part && calm.current) setDrags(true);
  }, [Part]);
  const DragColumns = drags ? (Part as unknown as ComponentType<DragColumnsProps<Item>> | null) : null;

  usePrepared(prepare);

  // After the focused card disappears, the focus moves to the next card, as in the lists of react-aria.
  const place = useRef<{ list: Element; index: number } | null>(null);
  useLayoutEffect(() => {
    const { list, index } = place.current ?? { list: null, index: 0 };
    if (DragColumns || !list || document.activeElement !== document.body) return;
    const next = list.children[Math.min(index, list.children.length - 1)] ?? root.current;
    next?.querySelector<HTMLElement>('a, button')?.focus();
  }, [columns, DragColumns]);

  /** Checks in a timeout, because the press moves the focus and opens a menu only after the event. */
  const look = () =>
    window.setTimeout(() => {
      const isInside = root.current?.contains(document.activeElement) ?? false;
      setCalm(!pressed.current && !isInside);
    });

  return (
    <div
      ref={root}
      role="group"
      aria-label={label}
      className={cx(s.root, className)}
      onPointerEnter={prepare}
      // Capture phase: card buttons stop propagation.
      onPointerDownCapture={() => {
        pressed.current = true;
        setCalm(false);
      }}
      onPointerUpCapture={() => {
        pressed.current = false;
        look();
      }}
      onPointerCancelCapture={() => {
        pressed.current = false;
        look();
      }}
      onFocus={({ target }) => {
        prepare();
        setCalm(false);
        const card = target.closest('[data-card]');
        const list = card?.parentElement;
        place.current = list ? { list, index: [...list.children].indexOf(card) } : null;
      }}
      onBlur={() => {
        place.current = null;
        look();
      }}
    >
      {DragColumns ? (
        <DragColumns columns={columns} {...cards} />
      ) : (
        columns.map((column) => (
          <ColumnFrame key={column.id} column={column}>
            {column.items.length === 0 ? (
              <div className={s.list}>
                <div className={s.empty}>{column.empty}</div>
              </div>
            ) : (
              <ul role="list" className={s.list}>
                {column.items.map((item) => (
                  <li key={item.id} data-card={item.id} className={s.card}>
                    {cards.drawCard(item, null)}
                  </li>
                ))}
              </ul>
            )}
          </ColumnFrame>
        ))
      )}
    </div>
  );
}

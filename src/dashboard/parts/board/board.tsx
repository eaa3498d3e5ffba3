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
 * Columns of cards. At first each is a plain list; once the code for dragging is there, which loads at the first
 * input, cards move by pointer, and by the keyboard from their handle. The cards' own controls work from the start, and also if that code does not load.
 */
export function Board<Item extends BoardItem>({ label, columns, className, ...cards }: BoardProps<Item>) {
  const { Part, prepare } = useLoaded(loadColumns, false);
  const root = useRef<HTMLDivElement>(null);
  const pressed = useRef(false);
  // The lists are drawn again when they can be dragged in: not under a press, nor while somebody is among the cards. Once
  // they are, they stay. Until then a press draws nothing, so that its own answer comes at once.
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

  // A card that goes hands the focus to its neighbour, as react-aria's lists do.
  const place = useRef<{ list: Element; index: number } | null>(null);
  useLayoutEffect(() => {
    const { list, index } = place.current ?? { list: null, index: 0 };
    if (DragColumns || !list || document.activeElement !== document.body) return;
    const next = list.children[Math.min(index, list.children.length - 1)] ?? root.current;
    next?.querySelector<HTMLElement>('a, button')?.focus();
  }, [columns, DragColumns]);

  /** Once the event is over: a press moves the focus, and a menu opens after it. */
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

import { useState } from 'react';
import { cx } from '@/lib/cx';
import type { BoardItem, BoardProps, CardList, CardListProps } from './board-column';
import * as s from './board.module.scss';
import { draggable } from './draggable';

/** Columns of cards that move between them: by dragging, except on a phone, and by the cards' own menus. */
export function Board<Item extends BoardItem>({ label, columns, className, ...rest }: BoardProps<Item>) {
  // The lists do not change after the first render.
  const [Cards] = useState<CardList>(() => draggable.current() ?? PlainCards);
  return (
    <div role="group" aria-label={label} className={cx(s.root, className)}>
      {columns.map((column) => {
        const { id, title, count, foot, slim } = column;
        const titleId = `column-${id}`;
        return (
          <section key={id} aria-labelledby={titleId} className={s.column} data-slim={slim || undefined}>
            <h2 id={titleId} className={s.title}>
              {title} <span className={s.count}>{count}</span>
            </h2>
            <Cards column={column} {...rest} />
            {foot && <div className={s.foot}>{foot}</div>}
          </section>
        );
      })}
    </div>
  );
}

function PlainCards<Item extends BoardItem>({ column: { items, empty }, drawCard }: CardListProps<Item>) {
  if (items.length === 0)
    return (
      <div className={s.list}>
        <div className={s.empty}>{empty}</div>
      </div>
    );
  return (
    <ul role="list" className={s.list}>
      {items.map((item) => (
        <li key={item.id} data-card={item.id} className={s.card}>
          {drawCard(item, null)}
        </li>
      ))}
    </ul>
  );
}

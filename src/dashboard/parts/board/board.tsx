import { cx } from '@/lib/cx';
import type { BoardItem, BoardProps } from './board-column';
import * as s from './board.module.scss';
import { CardList } from './card-list';

/** Columns of cards that move between them. */
export function Board<Item extends BoardItem>({ label, columns, className, ...cards }: BoardProps<Item>) {
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
            <CardList column={column} {...cards} />
            {foot && <div className={s.foot}>{foot}</div>}
          </section>
        );
      })}
    </div>
  );
}

import type { ReactNode } from 'react';
import type { BoardColumn, BoardItem } from './board-column';
import * as s from './board.module.scss';

export interface ColumnFrameProps {
  column: Pick<BoardColumn<BoardItem>, 'id' | 'title' | 'count' | 'foot' | 'slim'>;
  children: ReactNode;
}

/** A column of a board: its title, count, cards and footer. */
export function ColumnFrame({ column: { id, title, count, foot, slim }, children }: ColumnFrameProps) {
  const titleId = `column-${id}`;
  return (
    <section aria-labelledby={titleId} className={s.column} data-slim={slim || undefined}>
      <h2 id={titleId} className={s.title}>
        {title} <span className={s.count}>{count}</span>
      </h2>
      {children}
      {foot && <div className={s.foot}>{foot}</div>}
    </section>
  );
}

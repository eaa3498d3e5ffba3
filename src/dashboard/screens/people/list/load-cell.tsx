import type { CSSProperties } from 'react';
import { noFigure, percent } from '@/dashboard/words/count';
import * as s from './cells.module.scss';

export interface LoadCellProps {
  /** Logged of planned time, from 0; null where nothing is planned. */
  load: number | null;
}

/** How much of somebody's week is logged: a bar beside its figure. More than all of it asks for attention. */
export function LoadCell({ load }: LoadCellProps) {
  if (load === null) return <span className={s.none}>{noFigure}</span>;
  return (
    <span className={s.load}>
      <span
        className={s.track}
        data-over={load > 1 || undefined}
        style={{ '--load': Math.min(load, 1) } as CSSProperties}
        aria-hidden="true"
      />
      {percent(load)}
    </span>
  );
}

import type { ReactNode } from 'react';

/** From which width of the window, in px, a column is there while nobody has chosen columns; `chosen` is only then. */
export type ColumnFrom = 0 | 640 | 800 | 1024 | 1280 | 'chosen';

export interface DataColumn<Row> {
  id: string;
  /** In the head and in the column chooser. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligned, with figures of equal width. @default false */
  numeric?: boolean;
  /** Whether its head sorts. @default true */
  sortable?: boolean;
  /** @default 0 */
  from?: ColumnFrom;
  /** Always there, and not in the column chooser: what names the row, or acts on it. @default false */
  fixed?: boolean;
  /** A column of buttons: no wider than them, its head only for screen readers. @default false */
  narrow?: boolean;
}

import type { ReactNode } from 'react';

/** Minimum window width in px that shows the column by default. `chosen` columns are hidden by default. */
export type ColumnFrom = 0 | 640 | 800 | 1024 | 1280 | 'chosen';

export interface DataColumn<Row> {
  id: string;
  /** Text of the column's header and of its option in the column chooser. */
  label: string;
  cell: (row: Row) => ReactNode;
  /** Right-aligns the column and uses tabular figures. @default false */
  numeric?: boolean;
  /** Whether a press on the header sorts the table. @default true */
  sortable?: boolean;
  /** @default 0 */
  from?: ColumnFrom;
  /** Always visible and not in the column chooser. For row names and actions. @default false */
  fixed?: boolean;
  /** Makes a column of buttons as narrow as the buttons and hides its header visually. @default false */
  narrow?: boolean;
}

import type { ReactNode } from 'react';

export interface BoardItem {
  id: string;
}

export interface BoardColumn<Item extends BoardItem> {
  id: string;
  title: string;
  /** Number of all items, including hidden ones. */
  count: number;
  items: readonly Item[];
  empty: ReactNode;
  foot?: ReactNode;
  /** A drop target that shows no items. @default false */
  slim?: boolean;
}

export interface BoardMove {
  id: string;
  to: string;
  /** Position among the column's visible items, without the moved item. 0 is the top. */
  index: number;
}

export interface BoardProps<Item extends BoardItem> {
  label: string;
  columns: readonly BoardColumn<Item>[];
  nameOf: (item: Item) => string;
  /** Renders the content of a card. `handle` is the drag handle, or null before dragging is available. */
  drawCard: (item: Item, handle: ReactNode) => ReactNode;
  /** Called by a press on a card or by Enter. */
  onOpen: (item: { id: string }) => void;
  onMove: (move: BoardMove) => void;
  className?: string;
}

export interface CardListProps<Item extends BoardItem> extends Omit<
  BoardProps<Item>,
  'label' | 'columns' | 'className'
> {
  column: BoardColumn<Item>;
}

/** The cards of a column. */
export type CardList = <Item extends BoardItem>(props: CardListProps<Item>) => ReactNode;

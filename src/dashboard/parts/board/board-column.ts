import type { ReactNode } from 'react';

export interface BoardItem {
  id: string;
}

export interface BoardColumn<Item extends BoardItem> {
  id: string;
  title: string;
  /** Of all items, also those that are not shown. */
  count: number;
  items: readonly Item[];
  empty: ReactNode;
  foot?: ReactNode;
  /** A drop target that shows no items. @default false */
  slim?: boolean;
}

/** The target of a move: its place among the shown items of a column, without itself. */
export interface BoardMove {
  id: string;
  to: string;
  /** 0 is the top. */
  index: number;
}

export interface BoardProps<Item extends BoardItem> {
  label: string;
  columns: readonly BoardColumn<Item>[];
  nameOf: (item: Item) => string;
  /** The inside of a card; `handle` is what it is dragged by, where it can be. */
  drawCard: (item: Item, handle: ReactNode) => ReactNode;
  /** Opens an item: a press on its card, or Enter. */
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

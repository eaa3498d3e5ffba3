import type { ReactNode } from 'react';

/** What a board moves about. */
export interface BoardItem {
  id: string;
}

export interface BoardColumn<Item extends BoardItem> {
  id: string;
  title: string;
  /** How many it holds, also those that are not shown. */
  count: number;
  /** Those that are shown, in their order. */
  items: readonly Item[];
  /** What stands there while it shows none. */
  empty: ReactNode;
  /** Below the cards: the way to more of them. */
  foot?: ReactNode;
  /** A place to lay things down that shows none of its own. @default false */
  slim?: boolean;
}

/** Where something was laid down: among the shown items of a column, without itself. */
export interface BoardMove {
  id: string;
  to: string;
  /** 0 is the top. */
  index: number;
}

export interface BoardProps<Item extends BoardItem> {
  /** Names the board. */
  label: string;
  columns: readonly BoardColumn<Item>[];
  /** What an item is called. */
  nameOf: (item: Item) => string;
  /** The inside of a card; `handle` is what it is dragged by, where it can be. */
  drawCard: (item: Item, handle: ReactNode) => ReactNode;
  /** Opens an item: a press on its card, or Enter. */
  onOpen: (item: { id: string }) => void;
  onMove: (move: BoardMove) => void;
  className?: string;
}

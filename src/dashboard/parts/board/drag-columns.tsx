import { useMemo } from 'react';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import { Button as DragButton, GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { Icon } from '@/design-system/icon/icon';
import type { BoardColumn, BoardItem, BoardProps } from './board-column';
import * as s from './board.module.scss';
import { ColumnFrame } from './column-frame';
import { counted } from '@/dashboard/words/count';

export type DragColumnsProps<Item extends BoardItem> = Omit<BoardProps<Item>, 'label' | 'className'>;

// Each card observes react-aria's input modality. The modality is unset before the first press, which would
// then render all cards before its response. Setting it here avoids that.
const isByKeys = document.querySelector(':is(a, button, input, select, textarea):focus-visible') !== null;
setInteractionModality(isByKeys ? 'keyboard' : 'pointer');

/** Data type of a dragged card. Only the lists of this board accept it. */
const cardType = 'application/x-board-card';

const handle = (
  <DragButton slot="drag" className={s.handle}>
    <Icon name="grip" size={18} />
  </DragButton>
);

/** The columns of a board, with cards that users can drag with the pointer and the keyboard. */
export function DragColumns<Item extends BoardItem>({ columns, ...rest }: DragColumnsProps<Item>) {
  return (
    <>
      {columns.map((column) => (
        <ColumnFrame key={column.id} column={column}>
          <DragColumn column={column} {...rest} />
        </ColumnFrame>
      ))}
    </>
  );
}

interface DragColumnProps<Item extends BoardItem> extends Omit<DragColumnsProps<Item>, 'columns'> {
  column: BoardColumn<Item>;
}

function DragColumn<Item extends BoardItem>({
  column,
  nameOf,
  drawCard,
  onOpen,
  onMove,
}: DragColumnProps<Item>) {
  const { id: to, title, count, items, empty } = column;
  const names = useMemo(() => new Map(items.map((item) => [item.id, nameOf(item)])), [items, nameOf]);

  /** Moves a card beside an item, or to the end of the column. */
  const lay = (id: string, beside?: { key: string; after: boolean }) => {
    const others = items.filter((item) => item.id !== id);
    const place = beside ? others.findIndex((item) => item.id === beside.key) : -1;
    const index = place < 0 ? others.length : place + (beside?.after ? 1 : 0);
    onMove({ id, to, index });
  };
  const { dragAndDropHooks } = useDragAndDrop<Item>({
    getItems: (keys) =>
      [...keys].map((key) => ({ [cardType]: String(key), 'text/plain': names.get(String(key)) ?? '' })),
    acceptedDragTypes: [cardType],
    getDropOperation: () => 'move',
    renderDropIndicator: (target) => <DropIndicator target={target} className={s.indicator} />,
    onReorder: ({ keys, target }) => {
      const [id] = [...keys].map(String);
      if (id && id !== target.key)
        lay(id, { key: String(target.key), after: target.dropPosition === 'after' });
    },
    onInsert: async ({ items: carried, target }) => {
      const [item] = carried;
      if (item?.kind === 'text')
        lay(await item.getText(cardType), {
          key: String(target.key),
          after: target.dropPosition === 'after',
        });
    },
    onRootDrop: async ({ items: carried }) => {
      const [item] = carried;
      if (item?.kind === 'text') lay(await item.getText(cardType));
    },
  });

  return (
    <GridList
      aria-label={`${title}, ${counted(count, 'card')}`}
      items={items}
      dependencies={[drawCard, nameOf]}
      className={s.list}
      // Tab moves between a card's own buttons, so that arrow keys still work inside them.
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={dragAndDropHooks}
      onAction={(key) => onOpen({ id: String(key) })}
      renderEmptyState={() => <div className={s.empty}>{empty}</div>}
    >
      {(item) => (
        <GridListItem id={item.id} textValue={nameOf(item)} data-card={item.id} className={s.card}>
          {drawCard(item, handle)}
        </GridListItem>
      )}
    </GridList>
  );
}

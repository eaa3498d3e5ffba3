import { useMemo } from 'react';
import { setInteractionModality } from 'react-aria/useFocusVisible';
import { Button as DragButton, GridList, GridListItem } from 'react-aria-components/GridList';
import { DropIndicator, useDragAndDrop } from 'react-aria-components/useDragAndDrop';
import { Icon } from '@/design-system/icon/icon';
import type { BoardItem, CardListProps } from './board-column';
import * as s from './board.module.scss';
import { counted } from '@/dashboard/words/count';

// Each card subscribes to whether keys or a pointer are in use. react-aria knows of neither before the first press, which
// would then draw all cards again before it is answered.
const isByKeys = document.querySelector(':is(a, button, input, select, textarea):focus-visible') !== null;
setInteractionModality(isByKeys ? 'keyboard' : 'pointer');

/** The data type of a dragged card. Only the lists of a board accept it. */
const cardType = 'application/x-board-card';

const handle = (
  <DragButton slot="drag" className={s.handle}>
    <Icon name="grip" size={18} />
  </DragButton>
);

/** The cards of a column. They move by pointer, and by the keyboard from their handle. */
export function DraggableCards<Item extends BoardItem>({
  column,
  nameOf,
  drawCard,
  onOpen,
  onMove,
}: CardListProps<Item>) {
  const { id: to, title, count, items, empty } = column;
  const names = useMemo(() => new Map(items.map((item) => [item.id, nameOf(item)])), [items, nameOf]);

  /** Moves an item beside another one, or to the end of the column. */
  const place = (id: string, beside?: { key: string; after: boolean }) => {
    const others = items.filter((item) => item.id !== id);
    const neighbour = beside ? others.findIndex((item) => item.id === beside.key) : -1;
    const index = neighbour < 0 ? others.length : neighbour + (beside?.after ? 1 : 0);
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
        place(id, { key: String(target.key), after: target.dropPosition === 'after' });
    },
    onInsert: async ({ items: carried, target }) => {
      const [item] = carried;
      if (item?.kind === 'text')
        place(await item.getText(cardType), {
          key: String(target.key),
          after: target.dropPosition === 'after',
        });
    },
    onRootDrop: async ({ items: carried }) => {
      const [item] = carried;
      if (item?.kind === 'text') place(await item.getText(cardType));
    },
  });

  return (
    <GridList
      aria-label={`${title}, ${counted(count, 'card')}`}
      items={items}
      dependencies={[drawCard, nameOf]}
      className={s.list}
      // Tab moves through a card's buttons, which then keep their own keys.
      keyboardNavigationBehavior="tab"
      dragAndDropHooks={dragAndDropHooks}
      onAction={(key) => onOpen({ id: String(key) })}
      // react-aria draws every list without items first.
      renderEmptyState={() => items.length === 0 && <div className={s.empty}>{empty}</div>}
    >
      {(item) => (
        <GridListItem id={item.id} textValue={nameOf(item)} data-card={item.id} className={s.card}>
          {drawCard(item, handle)}
        </GridListItem>
      )}
    </GridList>
  );
}

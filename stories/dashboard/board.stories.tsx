import type { Meta, StoryObj } from '@storybook/react-webpack5';
import { useCallback, useState, type ReactNode } from 'react';
import { expect, fn, userEvent, waitFor, within } from 'storybook/test';
import { Board } from '@/dashboard/parts/board/board';
import type { BoardMove } from '@/dashboard/parts/board/board-column';
import { CardControl } from '@/dashboard/parts/board/card-control';
import { framed } from '../framed';

interface Card {
  id: string;
  name: string;
  column: string;
}

const cards: readonly Card[] = [
  { id: 'a', name: 'Draw the map', column: 'first' },
  { id: 'b', name: 'Ask the port', column: 'first' },
  { id: 'c', name: 'Test the lift', column: 'first' },
  { id: 'd', name: 'Print the sign', column: 'second' },
];

const titles = [
  { id: 'first', title: 'First' },
  { id: 'second', title: 'Second' },
  { id: 'last', title: 'Last' },
];

interface SampleBoardProps {
  cards: readonly Card[];
  onMove: (move: BoardMove) => void;
  onOpen: (card: { id: string }) => void;
  onPress: () => void;
}

const nameOf = ({ name }: Card) => name;

/** Moves its cards as a screen would. */
function SampleBoard({ cards: given, onMove, onOpen, onPress }: SampleBoardProps) {
  const [all, setAll] = useState(given);
  const drawCard = useCallback(
    ({ name }: Card, handle: ReactNode) => (
      <div style={{ display: 'flex', gap: 8, alignItems: 'center', minBlockSize: 56, paddingInline: 12 }}>
        {handle}
        <span style={{ flex: 1 }}>{name}</span>
        <CardControl>
          <button type="button" aria-label={`Pin ${name}`} onClick={onPress} style={{ minBlockSize: 32 }}>
            Pin
          </button>
        </CardControl>
      </div>
    ),
    [onPress],
  );
  const move = ({ id, to, index }: BoardMove) => {
    onMove({ id, to, index });
    const moved = all.find((card) => card.id === id)!;
    const others = all.filter((card) => card.id !== id);
    const column = others.filter(({ column }) => column === to);
    column.splice(index, 0, { ...moved, column: to });
    setAll([...others.filter(({ column }) => column !== to), ...column]);
  };
  return (
    <Board
      label="Work"
      columns={titles.map(({ id, title }) => {
        const items = all.filter(({ column }) => column === id);
        return { id, title, count: items.length, items, empty: 'Drop a card here.', slim: id === 'last' };
      })}
      nameOf={nameOf}
      drawCard={drawCard}
      onOpen={onOpen}
      onMove={move}
    />
  );
}

const meta = {
  component: SampleBoard,
  args: { cards, onMove: fn(), onOpen: fn(), onPress: fn() },
  parameters: { layout: 'fullscreen' },
  decorators: [framed({ style: { padding: 24, background: 'var(--page)', color: 'var(--text)' } })],
} satisfies Meta<typeof SampleBoard>;

export default meta;
type Story = StoryObj<typeof meta>;

/** The board once its cards are drawn, a moment after the grid around them. */
async function drawn(canvasElement: HTMLElement) {
  const canvas = within(canvasElement);
  await canvas.findByRole('row', { name: 'Draw the map' });
  const first = canvas.getByRole('grid', { name: /^First/ });
  return {
    canvas,
    first,
    second: canvas.getByRole('grid', { name: /^Second/ }),
    card: (name: string) => canvas.getByRole('row', { name }),
    names: (column: string) =>
      within(canvas.getByRole('region', { name: new RegExp(`^${column}`) }))
        .queryAllByRole('row')
        .map((row) => row.getAttribute('aria-label'))
        .filter(Boolean),
  };
}

export const Default: Story = {};

export const Empty: Story = { args: { cards: [] } };

export const Full: Story = {
  args: {
    cards: Array.from({ length: 60 }, (_, index) => ({
      id: `card-${index}`,
      name: `A card with a name that takes more than one line of its column, number ${index + 1}`,
      column: ['first', 'second', 'last'][index % 3]!,
    })),
  },
};

export const MovedByTheKeyboard: Story = {
  play: async ({ canvasElement, args }) => {
    const { first, names } = await drawn(canvasElement);
    within(first).getByRole('row', { name: 'Draw the map' }).focus();
    // From the card to its handle, which begins to drag.
    await userEvent.tab();
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Insert/));
    await userEvent.tab();
    await waitFor(() => expect(document.activeElement).toHaveAccessibleName(/^Drop on Second/));
    await userEvent.keyboard('{Enter}');
    await waitFor(() => expect(args.onMove).toHaveBeenCalledOnce());
    await expect(args.onMove).toHaveBeenCalledWith(expect.objectContaining({ id: 'a', to: 'second' }));
    await expect(names('Second')).toContain('Draw the map');
  },
};

export const MovedByThePointer: Story = {
  tags: ['browser'],
  play: async ({ canvasElement, args }) => {
    const { second, card, names } = await drawn(canvasElement);
    const dataTransfer = new DataTransfer();
    // Chromium lets a script set these during real drags only.
    Object.defineProperties(dataTransfer, {
      effectAllowed: { value: 'all', writable: true },
      dropEffect: { value: 'move', writable: true },
    });
    const source = card('Ask the port');
    const { left, top } = second.getBoundingClientRect();
    /** As the browser tells of a drag: one carrier for all of it. */
    const tell = (type: string, target: Element) =>
      target.dispatchEvent(
        new DragEvent(type, {
          bubbles: true,
          cancelable: true,
          dataTransfer,
          clientX: left + 40,
          clientY: top + 2,
        }),
      );
    // React Aria acts on what a drag tells in timers of its own.
    const moment = () => new Promise((resolve) => setTimeout(resolve, 50));
    // One with no pressure would count as a screen reader's.
    source.dispatchEvent(
      new PointerEvent('pointerdown', {
        bubbles: true,
        pointerType: 'mouse',
        width: 1,
        height: 1,
        pressure: 0.5,
      }),
    );
    tell('dragstart', source);
    await moment();
    for (const type of ['dragenter', 'dragover']) tell(type, second);
    await moment();
    tell('drop', second);
    tell('dragend', source);
    await waitFor(() => expect(args.onMove).toHaveBeenCalledWith({ id: 'b', to: 'second', index: 0 }));
    await expect(names('Second')).toEqual(['Ask the port', 'Print the sign']);
  },
};

export const OpenedByEnterAndByAPress: Story = {
  play: async ({ canvasElement, args }) => {
    const { card } = await drawn(canvasElement);
    card('Draw the map').focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onOpen).toHaveBeenLastCalledWith({ id: 'a' });
    await userEvent.click(card('Print the sign'));
    await expect(args.onOpen).toHaveBeenLastCalledWith({ id: 'd' });
  },
};

export const ControlsOfACardAreTheirOwn: Story = {
  play: async ({ canvasElement, args }) => {
    const { canvas } = await drawn(canvasElement);
    const pin = canvas.getByRole('button', { name: 'Pin Draw the map' });
    await userEvent.click(pin);
    pin.focus();
    await userEvent.keyboard('{Enter}');
    await expect(args.onPress).toHaveBeenCalledTimes(2);
    await expect(args.onOpen).not.toHaveBeenCalled();
  },
};

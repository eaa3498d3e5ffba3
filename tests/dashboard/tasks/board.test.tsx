import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Board } from '@/dashboard/parts/board/board';
import { addPortalDrawings } from '@/design-system/icon/add-portal-drawings';

addPortalDrawings();

const columns = (todo: readonly string[], done: readonly string[]) =>
  Object.entries({ todo, done }).map(([id, names]) => ({
    id,
    title: id,
    count: names.length,
    items: names.map((name) => ({ id: name })),
    empty: 'Nothing here',
  }));

const board = (todo: readonly string[], done: readonly string[]) => (
  <Board
    label="Work"
    columns={columns(todo, done)}
    nameOf={({ id }) => id}
    drawCard={({ id }, handle) => (
      <>
        {handle}
        <button type="button">{id}</button>
      </>
    )}
    onOpen={() => {}}
    onMove={() => {}}
  />
);

it('moves the focus of a removed card to its neighbour, and of the last one to the column', () => {
  const { rerender } = render(board(['a', 'b', 'c'], []));
  screen.getByText('b').focus();
  rerender(board(['a', 'c'], ['b']));
  expect(document.activeElement).toHaveTextContent('c');
  rerender(board(['a'], ['b', 'c']));
  expect(document.activeElement).toHaveTextContent('a');
  rerender(board([], ['b', 'c', 'a']));
  expect(document.activeElement).toHaveAccessibleName(/^todo/);
});

it('leaves the focus alone when no card has it', () => {
  const { rerender } = render(board(['a', 'b'], []));
  screen.getByText('a').focus();
  screen.getByText('a').blur();
  rerender(board(['b'], ['a']));
  expect(document.activeElement).toBe(document.body);
});

import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Board } from '@/dashboard/parts/board/board';

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
    drawCard={({ id }) => <button type="button">{id}</button>}
    onOpen={() => {}}
    onMove={() => {}}
  />
);

it('hands the focus of a card that goes to its neighbour, also before its cards can be dragged', () => {
  const { rerender } = render(board(['a', 'b', 'c'], []));
  screen.getByText('b').focus();
  rerender(board(['a', 'c'], ['b']));
  expect(document.activeElement).toHaveTextContent('c');
  rerender(board(['a'], ['b', 'c']));
  expect(document.activeElement).toHaveTextContent('a');
  rerender(board([], ['b', 'c', 'a']));
  expect(document.activeElement).toHaveTextContent('b');
});

it('takes the focus from nobody', () => {
  const { rerender } = render(board(['a', 'b'], []));
  screen.getByText('a').focus();
  screen.getByText('a').blur();
  rerender(board(['b'], ['a']));
  expect(document.activeElement).toBe(document.body);
});

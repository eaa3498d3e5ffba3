import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Board } from '@/dashboard/parts/board/board';

it('lists its cards without handles on a device without dragging', () => {
  render(
    <Board
      label="Work"
      columns={[
        { id: 'todo', title: 'To do', count: 2, items: [{ id: 'a' }, { id: 'b' }], empty: 'Nothing to do' },
        { id: 'done', title: 'Done', count: 0, items: [], empty: 'Nothing done' },
      ]}
      nameOf={({ id }) => id}
      drawCard={({ id }, handle) => (
        <>
          {handle ?? 'no handle'} {id}
        </>
      )}
      onOpen={() => {}}
      onMove={() => {}}
    />,
  );
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'no handle a',
    'no handle b',
  ]);
  expect(screen.getByRole('region', { name: 'Done 0' })).toHaveTextContent('Nothing done');
});

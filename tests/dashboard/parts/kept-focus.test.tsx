import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { Pager } from '@/dashboard/parts/data-table/pager';
import { RowList } from '@/dashboard/parts/row-list/row-list';

function Rates() {
  const [rows, setRows] = useState<readonly { id: string }[]>([]);
  return (
    <RowList
      legend="Rates"
      rows={rows}
      nameOf={({ id }) => id}
      add="Add rate"
      newRow={() => ({ id: `rate ${rows.length}` })}
      onRows={(change) => setRows(change.rows)}
    >
      {() => (
        <>
          <input type="hidden" />
          <span contentEditable tabIndex={0} role="spinbutton" aria-label="Day" aria-valuenow={1} />
          <select aria-label="Kind" />
        </>
      )}
    </RowList>
  );
}

it('focuses the first field of an added row, which a date field hides an input before', async () => {
  render(<Rates />);
  await userEvent.setup().click(screen.getByRole('button', { name: 'Add rate' }));
  await waitFor(() => expect(screen.getByRole('spinbutton')).toHaveFocus());
});

function Pages() {
  const [page, setPage] = useState(2);
  return (
    <div
      onClickCapture={(event) => {
        event.preventDefault();
        const { hash } = (event.target as Element).closest('a')!;
        setPage(Number(hash.slice(1)));
      }}
    >
      <Pager noun="employees" page={page} size={25} total={75} hrefOf={(of) => `#${of}`} onSize={() => {}} />
    </div>
  );
}

it('keeps the focus beside the pages at the first and the last one', async () => {
  const user = userEvent.setup();
  render(<Pages />);
  await user.click(screen.getByRole('link', { name: 'Previous page' }));
  expect(screen.getByRole('link', { name: 'Next page' })).toHaveFocus();
  await user.keyboard('{Enter}');
  await user.keyboard('{Enter}');
  expect(screen.getByRole('link', { name: 'Previous page' })).toHaveFocus();
});

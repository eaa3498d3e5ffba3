import { render, screen, waitFor } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';
import type { PeriodKind } from '@/dashboard/days/period';
import { Pager } from '@/dashboard/parts/data-table/pager';
import { PeriodBar } from '@/dashboard/parts/period/period-bar';
import { usePeriod } from '@/dashboard/parts/period/use-period';
import { RowList } from '@/dashboard/parts/row-list/row-list';
import { portalPath } from '@/routes/portal-paths';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { WorkspaceProvider } from '@/dashboard/hooks/use-workspace';
import { person, settings } from '../time/records';

beforeEach(() => {
  vi.stubGlobal('matchMedia', () => ({ matches: true, addEventListener() {}, removeEventListener() {} }));
});

const kinds: readonly PeriodKind[] = ['month', 'custom'];

function Bar() {
  return <PeriodBar kinds={kinds} state={usePeriod(kinds, 'month')} />;
}

it('keeps the focus on Show, and shows the days of a followed link', async () => {
  const user = userEvent.setup();
  const query = { period: 'custom', from: '2026-11-02', to: '2026-11-08' };
  history.replaceState(null, '', portalPath('performance', query));
  const workspace = createMemoryWorkspace({ people: [person], settings: [settings] }, person.id);
  render(
    <WorkspaceProvider workspace={workspace} role="admin">
      <Bar />
    </WorkspaceProvider>,
  );
  const to = screen.getByLabelText('To');
  await user.clear(to);
  await user.type(to, '2026-11-15');
  await user.click(screen.getByRole('button', { name: 'Show' }));
  await waitFor(() => expect(location.search).toContain('to=2026-11-15'));
  expect(screen.getByRole('button', { name: 'Show' })).toHaveFocus();
  await user.click(screen.getByRole('link', { name: /^Before: / }));
  await waitFor(() => expect(screen.getByLabelText('From')).toHaveValue('2026-10-19'));
});

function Rates() {
  const [rows, setRows] = useState<readonly { id: string }[]>([]);
  return (
    <RowList
      legend="Rates"
      rows={rows}
      nameOf={({ id }) => id}
      add="Add a rate"
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
  await userEvent.setup().click(screen.getByRole('button', { name: 'Add a rate' }));
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

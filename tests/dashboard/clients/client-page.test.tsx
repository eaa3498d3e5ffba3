import { cleanup, render, screen, within } from '@testing-library/react';
import { createRef } from 'react';
import { afterEach, expect, it } from 'vitest';
import type { Invoice } from '@/dashboard/model/records/records';
import { ClientPage } from '@/dashboard/screens/clients/client-page';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { createSample } from '@/dashboard/sample/create-sample';
import { portalPath } from '@/routes/portal-paths';
import { stubMedia, stubResizeObserver } from '../../stubs';
import { blankRecord } from '../blank-record';
import { inWorkspace } from '../in-workspace';

afterEach(cleanup);

const clientId = 'kiln-and-co';
const invoice = (id: string, fields: Partial<Invoice>) =>
  blankRecord('invoices', {
    id,
    clientId,
    clientName: 'Kiln & Co',
    currency: 'EUR',
    createdOn: '2026-10-01',
    dueOn: '2026-10-31',
    lines: [
      {
        id: 'line',
        text: 'Site',
        minutes: null,
        hourlyRate: null,
        rateFrom: null,
        amount: 10_000,
        entryIds: [],
        tax: { name: 'No tax', rate: 0 },
      },
    ],
    ...fields,
  });

function open(invoices: readonly Invoice[]) {
  stubMedia(true);
  stubResizeObserver();
  const act = () => {};
  render(
    <ClientPage
      id={clientId}
      screenRef={createRef()}
      hrefOfList={portalPath('clients')}
      onEdit={act}
      onArchive={act}
      onRestore={act}
      onDelete={act}
    />,
    {
      wrapper: inWorkspace(createMemoryWorkspace({ ...createSample('2026-11-18'), invoices }, 'test-admin')),
    },
  );
}

it('a client’s page lists the invoices of the client, drafts and the newest first', () => {
  open([
    invoice('first', { number: '2026-001', numberPlace: 1, status: 'paid', issuedOn: '2026-10-01' }),
    invoice('draft', {}),
    invoice('second', {
      number: '2026-002',
      numberPlace: 2,
      status: 'sent',
      issuedOn: '2026-10-01',
      payments: [{ id: 'part', paidOn: '2026-10-05', amount: 4_000 }],
    }),
    invoice('other', { number: '2026-003', clientId: 'other', status: 'sent', issuedOn: '2026-10-02' }),
  ]);
  const rows = within(screen.getByRole('table', { name: 'Invoices' })).getAllByRole('row');
  expect(rows.slice(1).map((row) => within(row).getByRole('link').textContent)).toEqual([
    'Draft for Kiln & Co',
    '2026-002',
    '2026-001',
  ]);
  expect(within(rows[2]!).getByRole('link')).toHaveAttribute(
    'href',
    portalPath('invoices', { id: 'second' }),
  );
  expect(rows[2]!).toHaveTextContent('Overdue');
  expect(rows[2]!).toHaveTextContent('€60.00');
});

it('a client’s page has no list of invoices before the first one', () => {
  open([]);
  expect(screen.queryByRole('table', { name: 'Invoices' })).toBeNull();
});

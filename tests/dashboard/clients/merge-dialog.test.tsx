import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { newClient } from '@/dashboard/commands/projects/client-changes';
import type { Invoice } from '@/dashboard/model/records/records';
import { createSample } from '@/dashboard/sample/create-sample';
import { MergeDialog } from '@/dashboard/screens/clients/merge-dialog';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { blankRecord } from '../blank-record';
import { buildProject } from '../build-project';
import { stubDialog, stubMedia } from '../../stubs';
import { inWorkspace } from '../in-workspace';

const clients = [newClient('Kiln', 'kiln'), newClient('Field', 'field')];
const projects = ['a', 'b', 'c'].map((id, index) =>
  buildProject({ id, clientId: index < 2 ? 'kiln' : 'field' }),
);

beforeEach(() => {
  stubDialog();
  stubMedia(true);
});

it.each([
  [['draft', 'sent'], 'with 1 project and 2 invoices', true],
  [['draft'], 'with 1 project and 1 invoice', false],
  [[], 'with 1 project', false],
] as const)('the dialog that merges clients counts what moves: %j', (statuses, words, keepName) => {
  const invoices = (['paid', ...statuses] as const).map((status, index): Invoice =>
    blankRecord('invoices', {
      id: `${index}`,
      clientId: index === 0 ? 'kiln' : 'field',
      status,
      currency: 'USD',
    }),
  );
  const workspace = createMemoryWorkspace(
    { ...createSample('2026-11-18'), clients, projects, invoices },
    'test-admin',
  );
  render(<MergeDialog clients={clients} onMerged={() => {}} onClose={() => {}} />, {
    wrapper: inWorkspace(workspace, 'admin'),
  });
  const text = screen.getByText(/^The contacts and notes of Field move to Kiln/);
  expect(text).toHaveTextContent(`move to Kiln, ${words}. Kiln keeps`);
  expect(text.textContent!.includes('keep the name that they were sent with')).toBe(keepName);
});

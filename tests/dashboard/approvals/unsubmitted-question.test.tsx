import { render, screen } from '@testing-library/react';
import { beforeEach, expect, it } from 'vitest';
import { openWeeks } from '@/dashboard/screens/approvals/approval-list';
import { UnsubmittedQuestion } from '@/dashboard/screens/approvals/unsubmitted-question';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { entryOf, person, settings, sheetOf } from '../time/records';
import { stubDialog, stubMedia } from '../../stubs';
import { inWorkspace } from '../in-workspace';

beforeEach(() => {
  stubDialog();
  stubMedia(true);
});

it('the question about weeks that are not submitted names those that were returned', () => {
  const admin = { ...person, id: 'test-admin', kind: 'admin' as const, name: 'Test Admin' };
  const timesheets = [sheetOf({ status: 'returned', decidedAt: '2026-11-23T09:00:00.000Z' })];
  const timeEntries = [
    entryOf({ id: 'a', minutes: 90 }),
    entryOf({ id: 'b', minutes: 60, day: '2026-11-11' }),
  ];
  const people = [person, admin];
  const items = openWeeks({ people, timesheets, timeEntries }, person.id, '2026-11-25').filter(
    ({ words }) => !words.endsWith('no time'),
  );
  render(<UnsubmittedQuestion items={items} onClose={() => {}} onApproved={() => {}} />, {
    wrapper: inWorkspace(
      createMemoryWorkspace({ people, timesheets, timeEntries, settings: [settings] }, admin.id),
    ),
  });
  const question = screen.getByRole('dialog', { name: 'Approve 2 weeks without a submission?' });
  expect(question).toHaveTextContent('These weeks are not submitted.');
  expect(question).not.toHaveTextContent('have not submitted');
  expect(screen.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    'Mira Vane: 16 to 22 Nov 2026, 1 h 30 min, returned',
    'Mira Vane: 9 to 15 Nov 2026, 1 h',
  ]);
});

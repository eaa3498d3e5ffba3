import { describe, expect, it } from 'vitest';
import { daysLate, dueAssignments, threadOf } from '@/dashboard/figures/assignments';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import type { Assignment, Submission } from '@/dashboard/model/records/records';
import type { Change } from '@/dashboard/model/change';
import {
  acceptAssignment,
  returnAssignment,
  submitAssignment,
  withdrawSubmission,
} from '@/dashboard/commands/training/assignments';
import { write } from '../write';
import { blankRecord } from '../blank-record';

const assignment = blankRecord('assignments', {
  id: 'a-1',
  personId: 'test-intern',
  title: 'A form that forgives',
  brief: 'Build one.',
  dueOn: '2026-11-20',
  status: 'open',
});
const handedIn = (at: string, note = ''): Submission => ({
  link: 'https://a.example',
  note,
  fileId: null,
  at,
});
const said = (at: string, text = 'Nearly.') => ({ at, text, byId: 'ilan-voss' });

function open(record: Assignment = assignment) {
  const workspace = createMemoryWorkspace({ assignments: [record] });
  const read = () => workspace.get('assignments', record.id)!;
  const change = (plan: (kept: Assignment) => Change[]) =>
    write(workspace, { label: '', changes: plan(read()) });
  return { workspace, read, change };
}

describe('an assignment', () => {
  it('an assignment is submitted, returned, submitted again and accepted', async () => {
    const { read, change } = open();
    await change((kept) => submitAssignment(kept, handedIn('2026-11-16T09:00:00Z', 'First')));
    expect(read()).toMatchObject({ status: 'submitted', submission: { note: 'First' } });
    await change((kept) => returnAssignment(kept, said('2026-11-17T09:00:00Z')));
    expect(read()).toMatchObject({ status: 'returned', submission: { note: 'First' } });
    await change((kept) => submitAssignment(kept, handedIn('2026-11-18T09:00:00Z', 'Second')));
    expect(read()).toMatchObject({ status: 'submitted', submission: { note: 'Second' } });
    await change((kept) => acceptAssignment(kept, said('2026-11-19T09:00:00Z', 'Good.')));
    expect(read().status).toBe('accepted');
    expect(
      threadOf(read()).map((entry) =>
        entry.type === 'feedback' ? entry.feedback.text : `${entry.number} ${entry.submission.note}`,
      ),
    ).toEqual(['1 First', 'Nearly.', '2 Second', 'Good.']);
  });

  it('is accepted without a word where there is nothing to say', async () => {
    const { read, change } = open();
    await change((kept) => submitAssignment(kept, handedIn('2026-11-16T09:00:00Z')));
    await change((kept) => acceptAssignment(kept));
    expect(read()).toMatchObject({ status: 'accepted', feedback: [] });
  });

  it('is what it was once it is withdrawn', async () => {
    const { read, change } = open();
    await change((kept) => submitAssignment(kept, handedIn('2026-11-16T09:00:00Z')));
    await change((kept) => withdrawSubmission(kept));
    expect(read()).toMatchObject({ status: 'open', submission: null, earlier: [] });
  });

  it('keeps the words and the work of the round before when a second round is withdrawn', async () => {
    const { read, change } = open();
    await change((kept) => submitAssignment(kept, handedIn('2026-11-16T09:00:00Z', 'First')));
    await change((kept) => returnAssignment(kept, said('2026-11-17T09:00:00Z')));
    const before = read();
    await change((kept) => submitAssignment(kept, handedIn('2026-11-18T09:00:00Z', 'Second')));
    await change((kept) => withdrawSubmission(kept));
    expect(read()).toEqual({ ...before, revision: before.revision + 2 });
  });

  it('refuses work for what was decided in between', async () => {
    const { workspace, read, change } = open();
    await change((kept) => submitAssignment(kept, handedIn('2026-11-16T09:00:00Z')));
    const seen = read();
    await change((kept) => acceptAssignment(kept));
    await expect(write(workspace, { label: '', changes: withdrawSubmission(seen) })).rejects.toThrow();
    expect(read().status).toBe('accepted');
  });
});

describe('being late', () => {
  it.each([
    ['2026-11-19', 0],
    ['2026-11-20', 0],
    ['2026-11-21', 1],
    ['2027-11-20', 365],
  ])('on %s is %i days', (today, days) => {
    expect(daysLate(assignment, today)).toBe(days);
  });

  it('has no late days while work is submitted or accepted, and counts them again when it is returned', () => {
    expect(daysLate({ ...assignment, status: 'submitted' }, '2026-12-01')).toBe(0);
    expect(daysLate({ ...assignment, status: 'accepted' }, '2026-12-01')).toBe(0);
    expect(daysLate({ ...assignment, status: 'returned' }, '2026-12-01')).toBe(11);
  });
});

it('lists the assignments that an intern has to submit, the most urgent first', () => {
  const list: Assignment[] = [
    { ...assignment, id: '1', dueOn: '2026-12-01' },
    { ...assignment, id: '2', dueOn: '2026-11-01', status: 'returned' },
    { ...assignment, id: '3', status: 'submitted' },
    { ...assignment, id: '4', status: 'accepted' },
    { ...assignment, id: '5', personId: 'somebody' },
  ];
  expect(dueAssignments(list, 'test-intern').map(({ id }) => id)).toEqual(['2', '1']);
});

import { describe, expect, it } from 'vitest';
import { submitAssignment, withdrawSubmission } from '@/dashboard/commands/training/assignments';
import { decide } from '@/dashboard/screens/approvals/decide';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { person } from '../time/records';
import { write } from '../write';
import { blankRecord } from '../blank-record';
import { put } from '@/dashboard/model/change';

const first = { link: 'https://a.example', note: '', fileId: null, at: '2026-11-16T09:00:00.000Z' };
const second = { ...first, at: '2026-11-18T09:00:00.000Z' };
const submitted = blankRecord('assignments', {
  id: 'form',
  personId: 'intern',
  title: 'A form',
  brief: 'Build one.',
  dueOn: '2026-11-20',
  status: 'submitted',
  submission: first,
});
const mentor = { ...person, id: 'mentor', kind: 'employee' as const, name: 'Ada' };
const other = { ...mentor, id: 'other', name: 'Ben' };
const admin = { ...person, id: 'admin', kind: 'admin' as const, name: 'Test Admin' };
const intern = { ...person, id: 'intern', kind: 'intern' as const, name: 'Teo', mentorId: 'mentor' };

const start = (actorId: string) =>
  createMemoryWorkspace({ people: [mentor, other, admin, intern], assignments: [submitted] }, actorId);
type Workspace = ReturnType<typeof start>;

const latestOf = (workspace: Workspace) => workspace.get('assignments', 'form')!;

async function run(workspace: Workspace, verdict: 'accept' | 'return', words = '', seen = submitted) {
  const item = {
    kind: 'assignment' as const,
    id: 'form',
    person: intern,
    assignment: seen,
    words: seen.title,
    since: '',
    status: 'waiting' as const,
  };
  const outcome = await workspace.run((read, context) =>
    decide({ item, verdict, words, today: '2026-11-25' }, read, context),
  );
  return outcome.done ? null : (outcome.error as Error).message;
}

describe('a decision on an assignment', () => {
  it.each(['admin', 'mentor'])('accepts submitted work for the %s', async (actorId) => {
    const workspace = start(actorId);
    expect(await run(workspace, 'accept', ' Good. ')).toBeNull();
    expect(latestOf(workspace)).toMatchObject({
      status: 'accepted',
      feedback: [{ text: 'Good.', byId: actorId }],
    });
  });

  it('needs feedback to return work', async () => {
    const workspace = start('mentor');
    expect(await run(workspace, 'return', '  ')).toMatch(/^Write what to change/);
    expect(await run(workspace, 'return', 'Add labels.')).toBeNull();
    expect(latestOf(workspace).status).toBe('returned');
  });

  it('is rejected if the intern withdrew the work', async () => {
    const workspace = start('mentor');
    await write(workspace, { label: '', changes: withdrawSubmission(latestOf(workspace)) });
    expect(await run(workspace, 'accept')).toMatch(/^The intern withdrew “A form”/);
    expect(latestOf(workspace).status).toBe('open');
  });

  it('is rejected if the intern withdrew a second submission', async () => {
    const workspace = start('mentor');
    await run(workspace, 'return', 'Add labels.');
    await write(workspace, { label: '', changes: submitAssignment(latestOf(workspace), second) });
    const seen = latestOf(workspace);
    await write(workspace, { label: '', changes: withdrawSubmission(seen) });
    expect(await run(workspace, 'accept', '', seen)).toMatch(/^The intern withdrew “A form”/);
    expect(latestOf(workspace).status).toBe('returned');
  });

  it('is rejected if the intern submitted the work again', async () => {
    const workspace = start('mentor');
    await write(workspace, { label: '', changes: withdrawSubmission(latestOf(workspace)) });
    await write(workspace, { label: '', changes: submitAssignment(latestOf(workspace), second) });
    expect(await run(workspace, 'accept')).toMatch(/^The intern submitted “A form” again/);
    expect(latestOf(workspace)).toMatchObject({ status: 'submitted', submission: second });
  });

  it('is rejected if the work is decided already', async () => {
    const workspace = start('mentor');
    await run(workspace, 'return', 'Add labels.');
    expect(await run(workspace, 'accept')).toMatch(/is already returned/);
    const accepted = start('mentor');
    await run(accepted, 'accept');
    expect(await run(accepted, 'return', 'Add labels.')).toMatch(/is already accepted/);
    expect(latestOf(accepted)).toMatchObject({ status: 'accepted', feedback: [] });
  });

  it('is rejected for an employee who is not the mentor', async () => {
    const workspace = start('other');
    expect(await run(workspace, 'accept')).toMatch(/^You are not the mentor of Teo any more/);
    expect(latestOf(workspace).status).toBe('submitted');
  });

  it('keeps other changes of the assignment', async () => {
    const workspace = start('mentor');
    const renamed = { ...latestOf(workspace), dueOn: '2026-12-01' };
    await write(workspace, {
      label: '',
      changes: [put('assignments', renamed)],
    });
    expect(await run(workspace, 'accept')).toBeNull();
    expect(latestOf(workspace)).toMatchObject({ status: 'accepted', dueOn: '2026-12-01' });
  });
});

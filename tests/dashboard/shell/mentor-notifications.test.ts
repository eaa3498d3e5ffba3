import { expect, it } from 'vitest';
import { submitAssignment } from '@/dashboard/commands/training/assignments';
import { put, remove, type Change } from '@/dashboard/model/change';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { person } from '../time/records';
import { write } from '../write';
import { blankRecord } from '../blank-record';

const mentor = { ...person, id: 'mentor', kind: 'employee' as const, name: 'Ada' };
const intern = { ...person, id: 'intern', kind: 'intern' as const, name: 'Teo', mentorId: 'mentor' };
const assignment = blankRecord('assignments', {
  id: 'form',
  personId: 'intern',
  title: 'A form',
  dueOn: '2026-11-20',
  status: 'open',
});
const meeting = blankRecord('meetings', {
  id: 'first',
  internId: 'intern',
  mentorId: 'mentor',
  startsAt: '2026-11-20T15:00',
  minutes: 45,
});
const goal = blankRecord('goals', { id: 'goal', internId: 'intern', title: 'Ship', targetOn: '2026-12-01' });

async function notificationsAfter(actorId: string, ...changes: Change[]) {
  const workspace = createMemoryWorkspace(
    { people: [mentor, intern], assignments: [assignment], meetings: [{ ...meeting, id: 'planned' }] },
    actorId,
  );
  await write(workspace, { label: '', changes });
  return workspace.all('notices').map(({ audience, text, path }) => ({ audience, text, path }));
}

it('notifies a mentor of a submission with a link to it', async () => {
  const submission = { link: '', note: 'Done', fileId: null, at: '2026-11-16T09:00:00.000Z' };
  expect(await notificationsAfter('intern', ...submitAssignment(assignment, submission))).toContainEqual({
    audience: { personId: 'mentor' },
    text: 'Teo submitted an assignment',
    path: '/dashboard/employee/interns?intern=intern&assignment=form',
  });
});

it('notifies a mentor of a meeting that the intern plans', async () => {
  expect(await notificationsAfter('intern', put('meetings', meeting))).toEqual([
    {
      audience: { personId: 'mentor' },
      text: 'Teo planned a meeting with you',
      path: '/dashboard/employee/interns?intern=intern&meeting=first',
    },
  ]);
});

it('notifies an intern of a meeting that the mentor plans', async () => {
  expect(await notificationsAfter('mentor', put('meetings', meeting))).toEqual([
    {
      audience: { personId: 'intern' },
      text: 'Ada planned a meeting with you',
      path: '/dashboard/intern/mentorship?meeting=first',
    },
  ]);
});

it('notifies the other person of a cancelled meeting', async () => {
  const planned = { ...meeting, id: 'planned' };
  expect(await notificationsAfter('intern', remove('meetings', planned))).toEqual([
    {
      audience: { personId: 'mentor' },
      text: 'Teo cancelled your meeting',
      path: '/dashboard/employee/interns?intern=intern',
    },
  ]);
  expect(await notificationsAfter('mentor', remove('meetings', planned))).toEqual([
    {
      audience: { personId: 'intern' },
      text: 'Ada cancelled your meeting',
      path: '/dashboard/intern/mentorship',
    },
  ]);
});

it('notifies a mentor of a new goal and of its end, not of each check-in', async () => {
  const workspace = createMemoryWorkspace({ people: [mentor, intern] }, 'intern');
  const checkedIn = (percent: number): Change => {
    const latest = workspace.get('goals', 'goal')!;
    const entry = { id: `${percent}`, at: '2026-11-18T09:00:00.000Z', text: '', percent };
    return put('goals', { ...latest, checkIns: [...latest.checkIns, entry] });
  };
  await write(workspace, { label: '', changes: [put('goals', goal)] });
  await write(workspace, { label: '', changes: [checkedIn(50)] });
  await write(workspace, { label: '', changes: [checkedIn(100)] });
  expect(
    workspace
      .all('notices')
      .map(({ text }) => text)
      .sort(),
  ).toEqual(['Teo completed a goal', 'Teo set a goal']);
});

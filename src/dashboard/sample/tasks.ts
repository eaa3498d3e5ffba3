import type { Task, TaskStatus } from '@/dashboard/model/records/records';
import { chance, oneOf } from './chance';
import type { SampleProject } from './projects';
import type { When } from './when';

const titles = `Sketch the first screen with real figures
Write the error messages of every form
Measure the first load on a slow phone
Check the contrast of both themes
Interview five people who left
Name the fields as the client does
Draw the empty states
Move the images to the new sizes
Prove that the backup restores
Shorten the sign-up to one page
Test the keyboard path of the menu
List what the old site did well
Agree on the words for prices
Set the budget for scripts and fonts
Write the release notes
Prepare the review with the client
Describe every picture in words
Plan the move of the old addresses
Try the booking without a network
Turn the survey into three decisions
Find out why people call instead
Update the type scale for small screens
Sort the feedback of the last round
Rehearse the launch day`.split('\n');

const remarks = [
  'The client agreed to this on the phone; the minutes are in the project folder.',
  'The first half is ready. I need the final words for the rest.',
  'It works on the test phone. Somebody else should try it before we close this.',
  'Moved by two days, as the texts came later than planned.',
];

const checks = [
  'Collect what is there',
  'Make a first version',
  'Show it to one user',
  'Fix what they found',
];

/**
 * When the task at a place of its project is due, in days from today: the done ones before, the one under review about
 * now and sometimes already past, the rest up to the project's end.
 */
function dueIn(
  { startsIn, dueIn: ends }: SampleProject,
  place: number,
  index: number,
  done: number,
  count: number,
): number {
  if (index < done) return startsIn + Math.round(((Math.min(ends, -2) - startsIn) * (index + 1)) / done);
  if (index === done) return 4 - chance(8, place, 9);
  return 2 + Math.round(((Math.max(ends, 6) - 2) * (index - done)) / (count - done));
}

function createTask(when: When, sample: SampleProject, place: number, index: number, count: number): Task {
  const { project, client, progress } = sample;
  const done = Math.round((count * progress) / 100);
  const after = index - done;
  const status: TaskStatus = after < 0 ? 'done' : after === 0 ? 'review' : after === 1 ? 'doing' : 'todo';
  const due = dueIn(sample, place, index, done, count);
  const lateBy = chance(6, place, index) ? -chance(4, place, index, 1) : 1 + chance(4, place, index, 1);
  const checked = status === 'done' ? 4 : status === 'todo' ? 0 : 2;
  const told = status !== 'todo' && chance(2, place, index, 2) === 0;
  const admins = project.clientId === null && index % 4 === 0 ? 'test-admin' : null;
  const employees = index % 2 === 1 && project.memberIds.includes('test-employee') ? 'test-employee' : null;
  return {
    id: `${project.id}-${index + 1}`,
    revision: 0,
    title: titles[(place * 7 + index) % titles.length]!,
    notes: `Part of the work for ${client}.`,
    projectId: project.id,
    assigneeId: admins ?? employees ?? oneOf(project.memberIds, place, index, 3),
    status,
    priority: oneOf(['normal', 'high', 'normal', 'low', 'normal'], place, index, 4),
    dueOn: when.day(due),
    // One in ten has none.
    kindId: null,
    estimateMinutes: chance(10, place, index, 8) ? 120 * (1 + chance(8, place, index, 10)) : null,
    order: index,
    subtasks: chance(3, place, index, 5)
      ? []
      : checks.map((text, at) => ({ id: `${at + 1}`, text, done: at < checked })),
    comments: told
      ? [
          {
            id: '1',
            authorId: project.leadId,
            text: oneOf(remarks, place, index),
            at: when.on(when.day(Math.min(due, 0) - 4), '13:20'),
          },
        ]
      : [],
    createdOn: when.day(Math.min(due - 9 - chance(15, place, index, 6), -5 - chance(28, place, index, 7))),
    completedOn: status === 'done' ? when.day(Math.min(due + lateBy, -1)) : null,
  };
}

/** Six to nine tasks a project, of which as many are done as the project is. */
export function createTasks(when: When, projects: readonly SampleProject[]): Task[] {
  return projects.flatMap((sample, place) => {
    const count = 5 + chance(3, place) + (sample.project.memberIds.includes('test-employee') ? 2 : 0);
    return Array.from({ length: count }, (_, index) => createTask(when, sample, place, index, count));
  });
}

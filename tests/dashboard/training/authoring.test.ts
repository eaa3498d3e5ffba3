import { describe, expect, it } from 'vitest';
import {
  deleteCourse,
  deleteLesson,
  moveLesson,
  publishCourse,
  saveLesson,
} from '@/dashboard/commands/training/edit-courses';
import { submitAssignment } from '@/dashboard/commands/training/assignments';
import { moveContent } from '@/dashboard/commands/training/move-content';
import { deleteResource } from '@/dashboard/commands/training/edit-resources';
import { assign, editAssignment, withdrawAssignment } from '@/dashboard/commands/training/give-assignments';
import { removeUnusedFiles } from '@/dashboard/rules/unused-files';
import {
  courseProgress,
  orderedCourses,
  orderedResources,
  progressId,
  publishedCourses,
} from '@/dashboard/figures/training';
import type { Command } from '@/dashboard/model/command';
import { pick } from '@/dashboard/model/fields/fields';
import { parseDraft } from '@/dashboard/model/fields/parse-draft';
import { readersOf, refusalOf } from '@/dashboard/model/permissions/permissions';
import { mayRead } from '@/dashboard/model/permissions/readers';
import { course as courseRecord } from '@/dashboard/model/records/course';
import type { Lesson, SeedRecords } from '@/dashboard/model/records/records';
import { createSample } from '@/dashboard/sample/create-sample';
import { findResources } from '@/dashboard/screens/resources/find-resources';
import { readRow } from '@/dashboard/store/indexed-db/read-rows';
import { createMemoryWorkspace } from '@/dashboard/store/workspace/memory-workspace';
import { undo } from '../write';
import { blankRecord } from '../blank-record';

const sample = createSample('2026-11-18');
const mentorId = 'ilan-voss';
const start = (actorId = 'test-admin') => createMemoryWorkspace(sample, actorId);
type Workspace = ReturnType<typeof start>;

async function done(workspace: Workspace, command: Command) {
  const outcome = await workspace.run(command);
  if (!outcome.done) throw outcome.error;
  return outcome.operation!;
}

const titles = (workspace: Workspace) => orderedCourses(workspace.all('courses')).map(({ title }) => title);
const course = (workspace: Workspace, id = 'semantic-pages') => workspace.get('courses', id)!;
const progressOf = (workspace: Workspace) =>
  workspace.get('courseProgress', progressId('test-intern', 'semantic-pages'));
const words = { title: 'A poster', brief: 'Draw **one**.', dueOn: '2026-12-01', courseId: null, fileIds: [] };

describe('a course', () => {
  it('moves down by one place and back up, also where all courses share a position', async () => {
    const workspace = start();
    const before = titles(workspace);
    await done(workspace, moveContent('courses', 'semantic-pages', 1));
    expect(titles(workspace)).toEqual([before[1], before[0], ...before.slice(2)]);
    await done(workspace, moveContent('courses', 'semantic-pages', -1));
    expect(titles(workspace)).toEqual(before);
  });

  it('stays in its place when it is moved beyond the end', async () => {
    const workspace = start();
    const before = titles(workspace);
    await done(workspace, moveContent('courses', 'semantic-pages', -1)).catch(() => {});
    expect(titles(workspace)).toEqual(before);
  });

  it('is hidden from interns until it is published again, with their progress', async () => {
    const workspace = start();
    const before = progressOf(workspace);
    await done(workspace, publishCourse('semantic-pages', 'draft'));
    expect(publishedCourses(workspace.all('courses')).map(({ id }) => id)).not.toContain('semantic-pages');
    await done(workspace, publishCourse('semantic-pages', 'published'));
    expect(progressOf(workspace)).toBe(before);
  });

  it('without lessons cannot be published', async () => {
    const workspace = createMemoryWorkspace({
      ...sample,
      courses: [{ ...sample.courses![0]!, lessons: [], status: 'draft' }],
    });
    await expect(done(workspace, publishCourse('semantic-pages', 'published'))).rejects.toThrow(
      'Add a lesson first',
    );
  });

  it('leaves its assignments and everyone’s progress, and returns to both by undo', async () => {
    const workspace = start();
    const before = progressOf(workspace)!;
    const { id } = await done(workspace, deleteCourse('semantic-pages'));
    expect(workspace.get('courses', 'semantic-pages')).toBeNull();
    expect(progressOf(workspace)).toEqual(before);
    expect(workspace.get('assignments', 'outline')?.courseId).toBeNull();
    await undo(workspace, id);
    expect(workspace.get('assignments', 'outline')?.courseId).toBe('semantic-pages');
  });

  it('of a mentor is deleted with changes that the server of a shared portal accepts', async () => {
    const workspace = createMemoryWorkspace(
      {
        ...sample,
        courses: sample.courses!.map((one) => ({ ...one, authorId: mentorId })),
      },
      mentorId,
    );
    const { changes } = await done(workspace, deleteCourse('semantic-pages'));
    const internIds = workspace
      .all('people')
      .filter((person) => person.mentorId === mentorId)
      .map(({ id }) => id);
    const actor = { id: mentorId, role: 'employee', internIds } as const;
    const mine = changes.filter(({ before, collection }) =>
      mayRead(actor, readersOf(collection, before as never, mentorId)),
    );
    expect(mine.length).toBeGreaterThan(1);
    for (const change of mine)
      expect(
        refusalOf({ ...change, last: change.before, creatorId: mentorId }, actor, workspace.get),
      ).toBeNull();
  });

  it('of the agency cannot be changed by a mentor', async () => {
    await expect(done(start(mentorId), publishCourse('semantic-pages', 'draft'))).rejects.toThrow(
      'Only an admin or the author',
    );
    await expect(done(start(mentorId), moveContent('courses', 'semantic-pages', 1))).rejects.toThrow(
      'Only an admin',
    );
  });

  it('stored by an earlier build is published and belongs to the agency', () => {
    const record = { id: 'c', revision: 1, title: 'C', summary: '', lessons: [] };
    expect(readRow({ collection: 'courses', id: 'c', revision: 1, record })?.record).toEqual({
      ...record,
      status: 'published',
      authorId: null,
      position: 0,
    });
  });

  it('stored before lessons had files gets none, and a draft without lessons is still read', () => {
    const lesson = { id: 'l', title: 'L', minutes: 1, body: ['Text'] };
    const record = { id: 'c', revision: 1, title: 'C', summary: '', lessons: [lesson], position: 0 };
    const row = { ...record, status: 'published', authorId: null };
    expect(readRow({ collection: 'courses', id: 'c', revision: 1, version: 2, record: row })?.record).toEqual(
      { ...row, lessons: [{ ...lesson, fileIds: [] }] },
    );
    const fields = pick(courseRecord, 'title', 'summary');
    expect(parseDraft(fields, { title: 'Half a title', summary: '' }, 2)).toEqual({
      title: 'Half a title',
      summary: '',
    });
  });
});

describe('a lesson', () => {
  it('stays done when it is moved, renamed and joined by another', async () => {
    const workspace = start();
    const first = course(workspace).lessons[0]!;
    await done(workspace, moveLesson('semantic-pages', first, 1));
    const renamed: Lesson = { ...first, title: 'Elements first' };
    await done(workspace, (read, context) => saveLesson(read, context, 'semantic-pages', renamed));
    const extra: Lesson = { id: 'extra', title: 'One more', minutes: 5, body: ['Read.'], fileIds: [] };
    await done(workspace, (read, context) => saveLesson(read, context, 'semantic-pages', extra));
    expect(course(workspace).lessons.map(({ title }) => title)).toEqual([
      'Headings are a table of contents',
      'Elements first',
      'Forms that lose nothing',
      'Pictures in words',
      'One more',
    ]);
    expect(courseProgress(course(workspace), progressOf(workspace))).toMatchObject({ done: 4, total: 5 });
  });

  it('that is the last of a published course cannot be deleted', async () => {
    const workspace = start();
    const { lessons } = course(workspace);
    for (const lesson of lessons.slice(1)) await done(workspace, deleteLesson('semantic-pages', lesson));
    await expect(done(workspace, deleteLesson('semantic-pages', lessons[0]!))).rejects.toThrow('Unpublish');
  });
});

describe('an assignment', () => {
  it('is given to each intern with a notification, and undone for all', async () => {
    const workspace = start();
    const interns = ['test-intern', 'teo-ferran'];
    const { id } = await done(workspace, (read, context) => assign(read, context, interns, words));
    const given = workspace.all('assignments').filter(({ title }) => title === 'A poster');
    expect(given.map(({ personId }) => personId)).toEqual(interns);
    const notifications = workspace.all('notices').filter(({ text }) => text === 'You have a new assignment');
    expect(notifications.map(({ audience }) => audience)).toEqual(interns.map((personId) => ({ personId })));
    expect(notifications[0]!.path).toContain(given[0]!.id);
    await undo(workspace, id);
    expect(workspace.all('assignments').filter(({ title }) => title === 'A poster')).toEqual([]);
  });

  it('is given by a mentor to own interns only', async () => {
    const workspace = start(mentorId);
    const own = workspace.all('people').find((person) => person.mentorId === mentorId)!;
    const other = workspace
      .all('people')
      .find((person) => person.kind === 'intern' && person.mentorId !== mentorId)!;
    await done(workspace, (read, context) => assign(read, context, [own.id], words));
    await expect(
      done(workspace, (read, context) => assign(read, context, [own.id, other.id], words)),
    ).rejects.toThrow('another mentor');
  });

  it('needs an intern', async () => {
    await expect(done(start(), (read, context) => assign(read, context, [], words))).rejects.toThrow(
      'Choose at least one intern',
    );
  });

  it('is edited and withdrawn with its notification while it is open', async () => {
    const workspace = start();
    await done(workspace, (read, context) => assign(read, context, ['teo-ferran'], words));
    const { id } = workspace.all('assignments').find(({ title }) => title === 'A poster')!;
    await done(workspace, (read, context) =>
      editAssignment(read, context, id, { ...words, dueOn: '2026-12-09' }),
    );
    expect(workspace.get('assignments', id)?.dueOn).toBe('2026-12-09');
    await done(workspace, withdrawAssignment(id));
    expect(workspace.get('assignments', id)).toBeNull();
    expect(workspace.all('notices').filter(({ path }) => path.includes(id))).toEqual([]);
  });

  it('is edited after a return, such as for a later due date, and not withdrawn', async () => {
    const workspace = start();
    const { title, submission, feedback } = workspace.get('assignments', 'form-exercise')!;
    await done(workspace, (read, context) =>
      editAssignment(read, context, 'form-exercise', { ...words, title, dueOn: '2026-12-09' }),
    );
    expect(workspace.get('assignments', 'form-exercise')).toMatchObject({
      status: 'returned',
      dueOn: '2026-12-09',
      submission,
      feedback,
    });
    await expect(done(workspace, withdrawAssignment('form-exercise'))).rejects.toThrow('has submitted this');
  });

  it.each(['tide-trace', 'outline'])('with a submission stays: %s', async (id) => {
    const workspace = start();
    await expect(done(workspace, withdrawAssignment(id))).rejects.toThrow('has submitted this');
    await expect(
      done(workspace, (read, context) => editAssignment(read, context, id, words)),
    ).rejects.toThrow('has submitted this');
  });
});

describe('a resource', () => {
  const resourceTitles = (workspace: Workspace) =>
    orderedResources(workspace.all('resources')).map(({ title }) => title);

  it('is listed by title until the admin moves it, and then in that place', async () => {
    const workspace = start();
    const before = resourceTitles(workspace);
    expect(before).toEqual([...before].sort((a, b) => a.localeCompare(b)));
    const { id: moved } = await done(workspace, moveContent('resources', 'choosing-a-chart', 1));
    const [first, second, third, ...rest] = before;
    expect(resourceTitles(workspace)).toEqual([first, third, second, ...rest]);
    expect(findResources(workspace.all('resources'), { text: '', tags: [], only: null })[2]?.title).toBe(
      'Choosing a chart',
    );
    await undo(workspace, moved);
    expect(resourceTitles(workspace)).toEqual(before);
  });

  it('is moved by the admin only', async () => {
    await expect(done(start(mentorId), moveContent('resources', 'choosing-a-chart', 1))).rejects.toThrow(
      'Only an admin can change the order of the resources. Ask an admin.',
    );
  });

  it('is deleted with its bookmarks', async () => {
    const workspace = start();
    await done(workspace, deleteResource('keyboard-patterns'));
    expect(workspace.get('bookmarks', 'test-intern:keyboard-patterns')).toBeNull();
  });

  it('stored by an earlier build is published and belongs to the agency', () => {
    const record = { id: 'r', revision: 1, title: 'R', summary: '', tags: [], minutes: 1, body: [] };
    expect(readRow({ collection: 'resources', id: 'r', revision: 1, record })?.record).toEqual({
      ...record,
      status: 'published',
      authorId: null,
      fileIds: [],
    });
  });
});

describe('a file', () => {
  const file = (id: string) =>
    blankRecord('files', { id, name: `${id}.txt`, type: 'text/plain', size: 3, content: 'YWJj' });
  const withFile = (records: SeedRecords = {}) =>
    createMemoryWorkspace({ ...sample, ...records, files: [file('a'), file('b')] }, 'test-admin');
  const fileIds = (workspace: Workspace) => workspace.all('files').map(({ id }) => id);
  const attachTo =
    (lesson: Lesson, ids: string[]): Command =>
    (read, context) =>
      saveLesson(read, context, 'semantic-pages', { ...lesson, fileIds: ids });

  it('of a lesson is deleted when the lesson is saved without it, and returns by undo', async () => {
    const workspace = withFile();
    const [lesson] = course(workspace).lessons;
    await done(workspace, attachTo(lesson!, ['a', 'b']));
    const { id } = await done(workspace, attachTo(lesson!, ['b']));
    expect(fileIds(workspace)).toEqual(['b']);
    await undo(workspace, id);
    expect(course(workspace).lessons[0]!.fileIds).toEqual(['a', 'b']);
    expect(fileIds(workspace).sort()).toEqual(['a', 'b']);
  });

  it('of a lesson is deleted with the lesson, and with the course', async () => {
    const workspace = withFile();
    const [first, second] = course(workspace).lessons;
    await done(workspace, attachTo(first!, ['a']));
    await done(workspace, attachTo(second!, ['b']));
    await done(workspace, deleteLesson('semantic-pages', first!));
    expect(fileIds(workspace)).toEqual(['b']);
    await done(workspace, deleteCourse('semantic-pages'));
    expect(fileIds(workspace)).toEqual([]);
  });

  it('of a resource is deleted with the resource', async () => {
    const [resource] = sample.resources!;
    const workspace = withFile({ resources: [{ ...resource!, fileIds: ['a'] }] });
    await done(workspace, deleteResource(resource!.id));
    expect(fileIds(workspace)).toEqual(['b']);
  });

  it('of an assignment for two interns stays until the second assignment is withdrawn', async () => {
    const workspace = withFile();
    await done(workspace, (read, context) =>
      assign(read, context, ['test-intern', 'teo-ferran'], { ...words, fileIds: ['a'] }),
    );
    const [one, other] = workspace.all('assignments').filter(({ title }) => title === words.title);
    await done(workspace, withdrawAssignment(one!.id));
    expect(fileIds(workspace)).toEqual(['a', 'b']);
    await done(workspace, withdrawAssignment(other!.id));
    expect(fileIds(workspace)).toEqual(['b']);
  });

  it('of an undone assignment is deleted, and returns when the undo is undone', async () => {
    const workspace = withFile();
    const given = await done(workspace, (read, context) =>
      assign(read, context, ['test-intern', 'teo-ferran'], { ...words, fileIds: ['a'] }),
    );
    const undone = await undo(workspace, given.id);
    expect(fileIds(workspace)).toEqual(['b']);
    await undo(workspace, undone.id);
    expect(fileIds(workspace).sort()).toEqual(['a', 'b']);
  });

  it('that an undone change has added is deleted, unless another record has it', async () => {
    const [resource] = sample.resources!;
    const workspace = withFile({ resources: [{ ...resource!, fileIds: ['b'] }] });
    const { id } = await done(workspace, attachTo(course(workspace).lessons[0]!, ['a', 'b']));
    await undo(workspace, id);
    expect(fileIds(workspace)).toEqual(['b']);
  });

  it('of a submission stays when the submission is undone, because its draft returns', async () => {
    const workspace = withFile();
    const open = workspace.all('assignments').find(({ status }) => status === 'open')!;
    const { id } = await done(workspace, () => ({
      label: 'Submitted',
      changes: submitAssignment(open, { at: '2026-11-18T09:00:00.000Z', link: '', note: '', fileId: 'a' }),
    }));
    await undo(workspace, id);
    expect(fileIds(workspace)).toEqual(['a', 'b']);
  });

  it('that this browser no longer has is left out when its draft is saved', async () => {
    const workspace = withFile();
    await done(workspace, (read, context) =>
      assign(read, context, ['test-intern'], { ...words, fileIds: ['lost', 'a'] }),
    );
    expect(workspace.all('assignments').find(({ title }) => title === words.title)!.fileIds).toEqual(['a']);
  });

  it('of a draft is deleted, unless a record refers to it', async () => {
    const workspace = withFile();
    await done(workspace, attachTo(course(workspace).lessons[0]!, ['a']));
    expect(removeUnusedFiles(workspace, ['a', 'b', 'lost'])).toEqual([
      { type: 'remove', collection: 'files', id: 'b', revision: 0 },
    ]);
  });
});

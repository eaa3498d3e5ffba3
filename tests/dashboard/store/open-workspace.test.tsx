import { afterEach, describe, expect, it } from 'vitest';
import { openWorkspace } from '@/dashboard/store/workspace/open-workspace';
import { collectionNames } from '@/dashboard/model/records/records';
import { draftName } from '@/dashboard/hooks/use-draft';
import { readDraft, writeDraft } from '@/platform/drafts';
import { freezeClock } from '@/platform/clock';
import { write } from '../write';
import { put } from '@/dashboard/model/change';

let thaw = () => {};
const { TZ } = process.env;
afterEach(() => {
  thaw();
  if (TZ === undefined) delete process.env.TZ;
  else process.env.TZ = TZ;
});

// This environment has no IndexedDB; with one, the storage journey opens it in a browser.
describe('opening the records where the browser keeps nothing', () => {
  it('works from memory, around today, and says why in a sentence', async () => {
    thaw = freezeClock(new Date('2026-11-18T12:00:00Z'));
    const workspace = await openWorkspace({ actorId: 'test-admin' });
    expect(workspace.persistence()).toEqual({
      state: 'memory-only',
      reason: expect.stringMatching(
        /^This browser saves nothing.*closes\. Open the portal in an ordinary window/,
      ),
    });
    await workspace.loadRest();
    expect(workspace.get('events', 'team-meeting')!.startsAt).toBe('2026-11-19T10:00');
    const task = workspace.all('tasks')[0]!;
    await write(workspace, {
      label: 'Renamed a task',
      changes: [put('tasks', { ...task, title: 'New' })],
    });
    expect(workspace.get('tasks', task.id)?.title).toBe('New');
    await workspace.reset();
    expect(workspace.get('tasks', task.id)?.title).toBe(task.title);
    expect(workspace.get('events', 'team-meeting')!.startsAt).toBe('2026-11-19T10:00');
    workspace.close();
  });

  it('removes the drafts with the records that a reset or a backup replaces', async () => {
    const workspace = await openWorkspace({ actorId: 'test-admin' });
    const name = draftName('test-admin', 'project:new:');
    const isThere = () => readDraft(name, (value) => value) !== null;
    writeDraft(name, { name: 'Site' });
    expect(isThere()).toBe(true);
    await workspace.reset('own');
    expect(isThere()).toBe(false);
    writeDraft(name, { name: 'Site' });
    await workspace.importBackup(await workspace.exportBackup());
    expect(isThere()).toBe(false);
    workspace.close();
  });

  it.each(['UTC', 'Pacific/Auckland', 'Pacific/Honolulu'])(
    'is around the agency’s day, on a device in %s too',
    async (zone) => {
      process.env.TZ = zone;
      // Sunday evening at the agency, Monday in London and Auckland, Sunday afternoon in Honolulu.
      thaw = freezeClock(new Date('2026-11-23T01:20:00Z'));
      const workspace = await openWorkspace({ actorId: 'test-employee' });
      const weeks = workspace.all('timesheets').map(({ weekStart }) => weekStart);
      expect(weeks).toContain('2026-11-09');
      expect(weeks).not.toContain('2026-11-16');
      await workspace.loadRest();
      expect(workspace.all('events').map(({ startsAt }) => startsAt.slice(0, 10))).toContain('2026-11-22');
      workspace.close();
    },
  );

  it('loads the collections that no first screen shows when they are asked for', async () => {
    const workspace = await openWorkspace({ actorId: 'test-employee' });
    expect(workspace.all('people').length).toBeGreaterThan(0);
    expect(workspace.all('courses')).toEqual([]);
    await Promise.all([workspace.loadRest(), workspace.loadRest()]);
    expect(workspace.all('courses').length).toBeGreaterThan(0);
    workspace.close();
  });

  it('loads the texts of lessons on request and for a backup', async () => {
    const words = (lessons: readonly { body: readonly string[] }[]) => lessons[0]!.body.length;
    const intern = await openWorkspace({ actorId: 'test-intern' });
    await intern.loadRest();
    expect(words(intern.get('courses', 'semantic-pages')!.lessons)).toBe(0);
    await intern.loadTexts();
    expect(words(intern.get('courses', 'semantic-pages')!.lessons)).toBeGreaterThan(2);
    const admin = await openWorkspace({ actorId: 'test-admin' });
    const { collections } = await admin.exportBackup();
    expect(words(collections.courses![0]!.lessons)).toBeGreaterThan(2);
    expect(
      Object.keys(collections).every((name) => (collectionNames as readonly string[]).includes(name)),
    ).toBe(true);
    intern.close();
    admin.close();
  });
});

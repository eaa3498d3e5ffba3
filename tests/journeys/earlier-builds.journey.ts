import { expect, test, type Page } from '@playwright/test';
import type { StoredFixture } from '../dashboard/store/fixtures/fixture';
import { storedFixtures } from '../dashboard/store/fixtures/stored-fixtures';
import type { PortalInThePage } from '../dashboard/store/in-the-page';
import type { Row } from '../../src/dashboard/store/indexed-db/database';
import { roles, type Role } from '../../src/routes/portal-table';
import drafts from '../dashboard/store/fixtures/drafts/version-1.json' with { type: 'json' };
import { nightlyUnless } from './nightly';
import { signedIn } from './portal';
import { servePage, type PageServer } from './storage/page-server';

declare const window: Window & { portal: PortalInThePage };

let server: PageServer;
test.beforeAll(async () => {
  server = await servePage();
});
test.afterAll(() => server.close());

const openPage = async (page: Page) => {
  await page.goto(server.url);
  await page.waitForFunction(() => Boolean(window.portal));
};

for (const { name, fixture } of storedFixtures) {
  const rows = fixture.database.stores.rows!.map(({ value }) => value as Row);
  // The oldest one takes every step to the form of today.
  const details = nightlyUnless(name === 'version-1');

  test(`opens the database of ${name} without setting a record aside`, details, async ({ page }) => {
    await openPage(page);
    const opened = await page.evaluate(async (json) => {
      const stored = JSON.parse(json) as StoredFixture;
      await window.portal.installFixture(stored, 'portal');
      const workspace = await window.portal.openWorkspace({ actorId: 'test-admin' });
      const stores = stored.database.stores as Record<string, { value: Row }[]>;
      return {
        persistence: workspace.persistence(),
        lost: stores.rows!.flatMap(({ value: { collection, id, record } }) =>
          workspace.get(collection, id)?.revision === record?.revision ? [] : [`${collection} ${id}`],
        ),
        operations: workspace.operations().length,
      };
    }, JSON.stringify(fixture));
    expect(opened).toEqual({
      persistence: { state: 'stored' },
      lost: [],
      operations: fixture.database.stores.log!.length,
    });
  });

  test(`edits and undoes in the database of ${name}`, details, async ({ page }) => {
    await openPage(page);
    const task = rows.find(({ collection, record }) => collection === 'tasks' && record)!;
    const titles = await page.evaluate(
      async ({ json, id }) => {
        await window.portal.installFixture(JSON.parse(json) as StoredFixture, 'portal');
        const workspace = await window.portal.openWorkspace({ actorId: 'test-admin' });
        const title = () => workspace.get('tasks', id)!.title;
        const seen = [title()];
        const record = { ...workspace.get('tasks', id)!, title: 'Renamed' };
        const { id: operationId } = await window.portal.write(workspace, {
          label: 'Renamed a task',
          changes: [{ type: 'put', collection: 'tasks', record }],
        });
        seen.push(title());
        await window.portal.undo(workspace, operationId);
        return [...seen, title()];
      },
      { json: JSON.stringify(fixture), id: task.id },
    );
    expect(titles).toEqual([titles[0], 'Renamed', titles[0]]);
  });

  test(`restores the backup of ${name}`, details, async ({ page }) => {
    await openPage(page);
    const backup = JSON.parse(fixture.backup) as { collections: Record<string, { id: string }[]> };
    const counts = Object.fromEntries(
      Object.entries(backup.collections).map(([collection, records]) => [collection, records.length]),
    );
    const restored = await page.evaluate(async (text) => {
      const reading = await window.portal.parseBackup(text);
      if (!reading.ok) return reading.message;
      const workspace = await window.portal.openWorkspace({ actorId: 'test-admin' });
      await workspace.importBackup(reading.backup);
      const { collections } = await workspace.exportBackup();
      return Object.fromEntries(
        Object.entries(collections).map(([collection, records]) => [collection, records.length]),
      );
    }, fixture.backup);
    // The projects of earlier builds name 23 clients, which are records now.
    expect(restored).toEqual({ clients: 23, ...counts });
  });
}

/** Where each draft shows again. */
const draftPlaces: readonly { owner: Role | 'visitor'; path: string; texts: readonly string[] }[] = [
  { owner: 'visitor', path: '/contact', texts: ['Half a message'] },
  { owner: 'admin', path: '/dashboard/admin/users/add/employee', texts: ['Half a name'] },
  { owner: 'admin', path: '/dashboard/admin/settings', texts: ['555'] },
  { owner: 'admin', path: '/dashboard/admin/reports/monthly?month=2026-11', texts: ['Half a note'] },
  { owner: 'employee', path: '/dashboard/employee/myprofile', texts: ['Half an address'] },
  {
    owner: 'employee',
    path: '/dashboard/employee/tasks/active?id=clinic-booking-6',
    texts: ['Half a title', 'Half a comment'],
  },
  { owner: 'employee', path: '/dashboard/employee/schedule?new=2026-11-18', texts: ['Half an event'] },
  { owner: 'intern', path: '/dashboard/intern/mentorship', texts: ['Half of the notes'] },
  {
    owner: 'intern',
    path: '/dashboard/intern/training/assignments?assignment=page-weight',
    texts: ['Half a hand-in'],
  },
];

for (const owner of ['visitor', ...roles] as const)
  test(
    `finds the drafts of version-1 of the ${owner}`,
    nightlyUnless(owner === 'admin'),
    async ({ page }) => {
      await page.addInitScript((stored) => {
        for (const [key, value] of Object.entries(stored)) localStorage.setItem(key, value);
      }, drafts[owner]);
      if (owner !== 'visitor') await signedIn(page, owner);
      for (const { path, texts } of draftPlaces.filter((place) => place.owner === owner)) {
        await page.goto(path);
        if (owner === 'visitor') await page.getByLabel('Message').focus();
        else await page.mouse.move(2, 2);
        const values = () =>
          page
            .locator('input, textarea')
            .evaluateAll((fields) => fields.map((field) => (field as HTMLInputElement).value));
        await expect.soft.poll(values, path).toEqual(expect.arrayContaining([...texts]));
      }
    },
  );

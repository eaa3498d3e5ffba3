import type { Page } from 'playwright-core';
import { versionOf } from '../../src/dashboard/model/fields/upgrade';
import { models } from '../../src/dashboard/model/records/models';
import type { CollectionName } from '../../src/dashboard/model/records/records';
import { homeOf, portalPath } from '../../src/routes/portal-paths';
import { createAgency } from './agency-records';

/** A record as the portal's database stores it. */
interface Row {
  collection: CollectionName;
  id: string;
  revision: number;
  version: number;
  record: unknown;
}

/** Opens the database, and replaces its records by an own agency's without any. Runs in the page. */
async function clear({ today, at }: { today: string; at: string }) {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('portal');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error('The portal’s database did not open.')));
  });
  const transaction = database.transaction(['rows', 'log', 'meta', 'blocks', 'since'], 'readwrite');
  for (const name of ['rows', 'log', 'blocks', 'since']) transaction.objectStore(name).clear();
  transaction.objectStore('meta').put({ id: crypto.randomUUID(), today, at, base: 'own' }, 'anchor');
  await new Promise((resolve) => transaction.addEventListener('complete', resolve));
  database.close();
}

/** Writes rows, as JSON, to the portal's database. Runs in the page. */
async function write(json: string) {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('portal');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error('The portal’s database did not open.')));
  });
  const transaction = database.transaction('rows', 'readwrite', { durability: 'relaxed' });
  const store = transaction.objectStore('rows');
  for (const row of JSON.parse(json) as Row[]) store.put(row);
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(new Error('The records could not be written.')));
  });
  database.close();
}

/** Rows that fit a message to the browser. */
const chunk = 10_000;

/** Replaces the records of the portal in a browser by those of a large agency. @param entries - number of time entries */
export async function fillAgency(page: Page, origin: string, entries: number): Promise<void> {
  const at = new Date();
  const today = at.toISOString().slice(0, 10);
  await page.goto(origin + portalPath(homeOf('admin')));
  await page.waitForFunction(() => !document.querySelector('main [aria-busy=true]'));
  await page.evaluate(clear, { today, at: at.toISOString() });
  const rows = Object.entries(createAgency({ entries, today })).flatMap(([name, records]) =>
    records.map((record): Row => {
      const collection = name as CollectionName;
      const version = versionOf(models[collection]);
      return { collection, id: record.id, revision: 1, version, record: { ...record, revision: 1 } };
    }),
  );
  for (let from = 0; from < rows.length; from += chunk)
    await page.evaluate(write, JSON.stringify(rows.slice(from, from + chunk)));
}

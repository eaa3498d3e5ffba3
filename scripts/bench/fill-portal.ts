import type { Page } from 'playwright-core';
import { versionOf } from '../../src/dashboard/model/fields/upgrade';
import { models, type SeedRecords } from '../../src/dashboard/model/records/models';
import type { CollectionName } from '../../src/dashboard/model/records/records';
import { basePath } from '../../src/lib/base-path';
import { homeOf, portalPath } from '../../src/routes/portal-paths';

/** A record as the portal's database stores it. */
interface Row {
  collection: CollectionName;
  id: string;
  revision: number;
  version: number;
  record: unknown;
}

interface Filling {
  /** Rows as JSON. */
  rows: string;
  /** The anchor of an own agency without records, which replaces all that is there. */
  anchor: object | null;
}

/** Writes rows to the portal's database. Runs in the page. */
async function write({ rows, anchor }: Filling) {
  const database = await new Promise<IDBDatabase>((resolve, reject) => {
    const opening = indexedDB.open('portal');
    opening.addEventListener('success', () => resolve(opening.result));
    opening.addEventListener('error', () => reject(new Error('The portal’s database did not open.')));
  });
  const stores = ['rows', 'log', 'meta', 'blocks', 'since'];
  const transaction = database.transaction(stores, 'readwrite', { durability: 'relaxed' });
  if (anchor) {
    for (const name of ['rows', 'log', 'blocks', 'since']) transaction.objectStore(name).clear();
    transaction.objectStore('meta').put(anchor, 'anchor');
  }
  const store = transaction.objectStore('rows');
  for (const row of JSON.parse(rows) as Row[]) store.put(row);
  await new Promise<void>((resolve, reject) => {
    transaction.addEventListener('complete', () => resolve());
    transaction.addEventListener('abort', () => reject(new Error('The records could not be written.')));
  });
  database.close();
}

/** Rows that fit a message to the browser. */
const chunk = 10_000;

/**
 * Replaces the records of the portal in a browser.
 * @param createRecords - of an own base
 */
export async function fillPortal(
  page: Page,
  origin: string,
  createRecords: (today: string) => SeedRecords,
): Promise<void> {
  const at = new Date().toISOString();
  const today = at.slice(0, 10);
  await page.goto(origin + portalPath(homeOf('admin')));
  await page.waitForFunction(
    () =>
      document.documentElement.dataset.live !== undefined && !document.querySelector('main [aria-busy=true]'),
  );
  // An open portal may still read the first rows, and write copies of them that later starts take for all.
  await page.goto(`${origin}${basePath}/robots.txt`);
  const rows = Object.entries(createRecords(today)).flatMap(([name, records]) =>
    records.map((record): Row => {
      const collection = name as CollectionName;
      const version = versionOf(models[collection]);
      return { collection, id: record.id, revision: 1, version, record: { ...record, revision: 1 } };
    }),
  );
  for (let from = 0; from < rows.length; from += chunk) {
    const anchor = from === 0 ? { id: crypto.randomUUID(), today, at, base: 'own' } : null;
    await page.evaluate(write, { rows: JSON.stringify(rows.slice(from, from + chunk)), anchor });
  }
}

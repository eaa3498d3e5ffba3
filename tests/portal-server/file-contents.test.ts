import { expect, it } from 'vitest';
import { deleteOldContents, readStored, writeRows } from '../../portal-server/rows';
import { blankRecord } from '../dashboard/blank-record';

/** A database that records what it is asked. */
function recording() {
  const asked: string[] = [];
  const query = async (text: string, values: unknown) => {
    asked.push(JSON.stringify([text, values]));
    return { rows: [] };
  };
  return { asked, database: { query } as never };
}

it('the content of a stored file is neither read nor sent when the file is deleted or restored', async () => {
  const { asked, database } = recording();
  await readStored(database, [{ collection: 'files', id: 'plan' }]);
  const file = { collection: 'files' as const, id: 'plan', revision: 2, creatorId: 'ada', readers: ['ada'] };
  const record = blankRecord('files', { id: 'plan', content: 'QUJDQUJD' });
  for (const gone of [true, false])
    await writeRows(database, [{ ...file, record, gone, keepsContent: true }]);
  expect(asked.join()).not.toContain('QUJDQUJD');
  expect(asked[0]).toContain('files/plan');
  expect(asked[0]).not.toContain('files.full/plan');
});

it('old contents are deleted with 50 in a statement at most, until none is left', async () => {
  const counts = [50, 50, 3, 0, 2, 0];
  const asked: string[] = [];
  const query = async (text: string) => {
    asked.push(text);
    return { rowCount: counts.shift() };
  };
  expect(await deleteOldContents({ query } as never, 180)).toBe(105);
  expect(asked).toHaveLength(6);
  for (const text of asked) expect(text).toContain('LIMIT 50');
});

import type { Pool } from 'pg';
import { upgrade } from '@/dashboard/model/fields/upgrade';
import { wholeReadersOf } from '@/dashboard/model/permissions';
import { models } from '@/dashboard/model/records/models';
import { writeRows, type AnyRecord, type NextRow } from './rows';
import { alone } from './tables';

/** The versions from which the amounts of money of these records are in a second row, which only admins read. */
const splitSince = { projects: 4, settings: 8 } as const;

interface StoredRow {
  revision: number;
  version: number;
  gone: boolean;
  body: string;
  creatorId: string;
}

/** Splits the rows that an earlier version of the server wrote with amounts of money for everyone. */
export const splitRows = (pool: Pool): Promise<void> =>
  alone(pool, async (database) => {
    for (const collection of ['projects', 'settings'] as const) {
      const { rows } = await database.query<StoredRow>(
        'SELECT * FROM "Row" WHERE collection = $1 AND version < $2',
        [collection, splitSince[collection]],
      );
      await writeRows(
        database,
        rows.map(({ revision, version, gone, body, creatorId }): NextRow => {
          const record = upgrade(models[collection], JSON.parse(body), version) as AnyRecord;
          const readers = wholeReadersOf(collection, record as never, creatorId);
          return { collection, id: record.id, record, revision, gone, creatorId, readers };
        }),
      );
    }
  });

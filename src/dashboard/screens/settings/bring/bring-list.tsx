import { nameOfKey } from '@/dashboard/model/change';
import type { AnyRecord, CollectionName, Person } from '@/dashboard/model/records/records';
import { FigureTable } from '@/dashboard/parts/figure-table/figure-table';
import { titleOfRecord } from '@/dashboard/shell/connection/record-fields';
import { collectionWords } from '@/dashboard/words/collection';
import { counted } from '@/dashboard/words/count';
import * as s from './bring-dialog.module.scss';

interface ListedRecord {
  collection: CollectionName;
  record: AnyRecord;
  reason: string | null;
}

export interface BringListProps {
  caption: string;
  rows: readonly ListedRecord[];
  /** The people of the portal. */
  people: readonly Person[];
}

/** Most rows. A longer list would not be read. */
const maxRows = 100;

/** Returns the name of a record for users: its title or number, or its owner and date. */
function nameOf(record: AnyRecord, people: readonly Person[]): string {
  const fields = record as unknown as Record<string, unknown>;
  const owner = fields.personId ?? fields.ownerId ?? fields.internId ?? fields.fromId;
  const day = fields.day ?? fields.weekStart ?? fields.firstDay ?? fields.year;
  const person = people.find(({ id }) => id === owner)?.name;
  return (
    titleOfRecord(record) || String(fields.number || [person, day].filter(Boolean).join(', ') || record.id)
  );
}

/** Records by name, with a reason for each. */
export function BringList({ caption, rows, people }: BringListProps) {
  const hasReasons = rows.some(({ reason }) => reason !== null);
  return (
    <>
      <FigureTable
        caption={caption}
        rows={rows.slice(0, maxRows)}
        rowKey={({ collection, record }) => nameOfKey({ collection, id: record.id })}
        columns={[
          { id: 'name', head: 'Record', text: ({ record }) => nameOf(record, people) },
          { id: 'kind', head: 'Kind', text: ({ collection }) => collectionWords[collection] },
          ...(hasReasons
            ? [{ id: 'reason', head: 'Reason', text: ({ reason }: ListedRecord) => reason ?? '' }]
            : []),
        ]}
      />
      {rows.length > maxRows && (
        <p className={s.note}>And {counted(rows.length - maxRows, 'more record')}.</p>
      )}
    </>
  );
}

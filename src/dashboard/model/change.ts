import type { CollectionName, RecordOf } from './records/records';

export type Change<Name extends CollectionName = CollectionName> =
  | {
      [N in Name]: {
        type: 'put';
        collection: N;
        /** The new record, with the revision that was read. A new record has revision 0. */
        record: RecordOf<N>;
      };
    }[Name]
  | { type: 'remove'; collection: Name; id: string; revision: number };

/** The change that saves a record. */
export const put = <Name extends CollectionName>(collection: Name, record: RecordOf<Name>): Change =>
  ({ type: 'put', collection, record }) as Change;

/** The change that deletes a record. */
export const remove = <Name extends CollectionName>(collection: Name, record: RecordOf<Name>): Change =>
  ({ type: 'remove', collection, id: record.id, revision: record.revision }) as Change;

export interface RecordKey {
  collection: CollectionName;
  id: string;
}

/** A key as a text, for maps and lists. */
export const nameOfKey = ({ collection, id }: RecordKey): string => `${collection}/${id}`;

export const keyOfChange = (change: Change): RecordKey => ({
  collection: change.collection,
  id: change.type === 'put' ? change.record.id : change.id,
});

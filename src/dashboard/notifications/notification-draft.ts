import type { CollectionName, PortalNotification, RecordOf } from '@/dashboard/model/records/records';
import type { Change } from '@/dashboard/model/change';
import type { Read } from '@/dashboard/model/command';

export type NotificationDraft = Pick<PortalNotification, 'audience' | 'text' | 'detail' | 'path'>;

/** The records before a change, and the change's author and instant. */
export interface Before extends Read {
  /** Id of the acting person, who gets no notification of their own changes. */
  actorId: string;
  /** Instant. */
  at: string;
}

/** The records of a collection that the changes save. */
export const savedIn = <Name extends CollectionName>(changes: readonly Change[], collection: Name) =>
  changes.flatMap((change) =>
    change.type === 'put' && change.collection === collection ? [change.record as RecordOf<Name>] : [],
  );

import { latestRecord } from '@/dashboard/commands/edit-record';
import { mayEdit } from '@/dashboard/figures/authorship';
import type { CommandContext, Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import type { Course } from '@/dashboard/model/records/records';

/** @throws DomainError if the acting person may not edit the record */
export function assertMayEdit(read: Read, actorId: string, record: Pick<Course, 'authorId'>): void {
  const actor = read.get('people', actorId);
  if (!actor || !mayEdit(actor, record))
    throw new DomainError('Only an admin or the author can change this. Ask an admin.');
}

/** A course or resource of the latest records. @throws DomainError if it was deleted or may not be edited */
export function editable<Name extends 'courses' | 'resources'>(
  read: Read,
  { actorId }: CommandContext,
  collection: Name,
  id: string,
) {
  const record = latestRecord(read, collection, id);
  assertMayEdit(read, actorId, record);
  return record;
}

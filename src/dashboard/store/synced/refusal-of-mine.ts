import { keyOfChange, nameOfKey } from '@/dashboard/model/change';
import type { Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import type { JudgedChange } from '@/dashboard/model/permissions/conditions';
import { refusalOf } from '@/dashboard/model/permissions/permissions';
import type { Actor } from '@/dashboard/model/permissions/readers';
import type { Person } from '@/dashboard/model/records/records';
import { assertInvoiceRules } from '@/dashboard/rules/invoiced-time';
import { assertLeaveApart } from '@/dashboard/rules/leave-apart';
import { assertMonthsOpen } from '@/dashboard/rules/month-lock';
import { keptChanges, type Parked } from './outbox';

/** A person as the server’s rules see them. */
const actorOf = ({ id, kind }: Person, people: readonly Person[]): Actor => ({
  id,
  role: kind as Actor['role'],
  internIds: people.filter((one) => one.kind === 'intern' && one.mentorId === id).map((one) => one.id),
});

/**
 * Explains why the server’s rules refuse a person’s version of a parked operation on the present records, or returns null.
 * Another person’s decision, such as an approval of the week, can forbid now what was allowed when the person did it.
 */
export function refusalOfMine(operation: Parked, person: Person, read: Read): string | null {
  const { all, get } = read;
  const actor = actorOf(person, all('people'));
  const changes = keptChanges(operation, { get });
  for (const change of changes) {
    const { collection, id } = keyOfChange(change);
    const before = get(collection, id);
    const after = change.type === 'put' ? change.record : null;
    // Only the server knows who created a record. In doubt it is asked.
    const own = operation.changes.find((one) => nameOfKey(one) === nameOfKey({ collection, id }));
    // Of a record that somebody deleted, the server knows its last version and this device one from before.
    const last = before ?? own?.before ?? null;
    const judged = { collection, id, before, last, after, creatorId: actor.id } as JudgedChange;
    const refusal = refusalOf(judged, actor, get);
    if (refusal !== null) return refusal;
  }
  try {
    assertMonthsOpen(changes, read, { actorId: actor.id });
    assertInvoiceRules(changes, read, { actorId: actor.id });
    assertLeaveApart(changes, read);
    return null;
  } catch (error) {
    if (error instanceof DomainError) return error.message;
    throw error;
  }
}

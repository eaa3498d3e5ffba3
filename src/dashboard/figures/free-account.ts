import type { Person } from '@/dashboard/model/records/records';

/** Whether a person is an account of an agency of one's own that nobody has taken. See `own-base`. */
export const isFreeAccount = ({ id, status, email }: Person): boolean =>
  status === 'archived' && email === '' && id.startsWith('test-');

/** A sentence for a signed-in account that nobody has taken; undefined for all others. */
export const freeAccountNote = (me: Person): string | undefined =>
  isFreeAccount(me)
    ? `Nobody uses this account yet. It goes to the next ${me.kind} that an admin adds in Manage Users.`
    : undefined;

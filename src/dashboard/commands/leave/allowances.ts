import { allowanceId } from '@/dashboard/figures/allowance-id';
import { allowanceOf, employedIn, leaveBalances } from '@/dashboard/figures/leave';
import { isStaff } from '@/dashboard/figures/planned-time';
import { workdaysOf } from '@/dashboard/figures/time-off';
import { put } from '@/dashboard/model/change';
import type { Plan, Read } from '@/dashboard/model/command';
import { DomainError } from '@/dashboard/model/domain-error';
import type { LeaveAllowance } from '@/dashboard/model/records/records';
import { personName } from '@/dashboard/words/person';

interface SetAllowance {
  /** Null for the standard. */
  personId: string | null;
  year: number;
  days: number;
  carriedOver: number;
}

const recordOf = (read: Read, { personId, year, days, carriedOver }: SetAllowance): LeaveAllowance => {
  const id = allowanceId(personId, year);
  return { id, revision: read.get('leaveAllowances', id)?.revision ?? 0, personId, year, days, carriedOver };
};

/** A person's later records with the days of a year, up to the first other number. Carried days make such records. */
function carriedRecords(read: Read, personId: string, year: number): LeaveAllowance[] {
  const all = read.all('leaveAllowances');
  const days = allowanceOf(all, personId, year)?.days;
  const later = all
    .filter((one) => one.personId === personId && one.year > year)
    .sort((a, b) => a.year - b.year);
  const end = later.findIndex((one) => one.days !== days);
  return end === -1 ? later : later.slice(0, end);
}

/**
 * The records of people whose days are those of the standard, from a year until the next standard. Days that are
 * carried over make such a record, so a changed standard would not reach the person otherwise.
 */
function standardRecords(read: Read, year: number): LeaveAllowance[] {
  const all = read.all('leaveAllowances');
  const standard = allowanceOf(all, null, year);
  if (!standard) return [];
  const next = Math.min(
    ...all.filter((one) => one.personId === null && one.year > year).map((one) => one.year),
  );
  return all.filter(
    (one) => one.personId !== null && one.year >= year && one.year < next && one.days === standard.days,
  );
}

/** Sets the entitlement of a year, for a person or as the standard, which people with the standard before it get too. */
export function setAllowance(allowance: SetAllowance, read: Read): Plan {
  const { personId, year, days } = allowance;
  const who = personId === null ? 'everyone' : personName(read.get('people', personId));
  const others = personId === null ? standardRecords(read, year) : carriedRecords(read, personId, year);
  return {
    label: `Set the leave of ${who} in ${year}`,
    changes: [
      put('leaveAllowances', recordOf(read, allowance)),
      ...others.map((record) => put('leaveAllowances', { ...record, days })),
    ],
  };
}

/**
 * Carries the days that are left at the end of a year over to the next one, for people who work in both. @throws DomainError if none are
 */
export function carryOver(
  { year, most, today }: { year: number; most: number; today: string },
  read: Read,
): Plan {
  const staff = read.all('people').filter((person) => isStaff(person) && person.status !== 'archived');
  const records = {
    leave: read.all('leave'),
    leaveKinds: read.all('leaveKinds'),
    leaveAllowances: read.all('leaveAllowances'),
    holidays: read.all('holidays'),
    workdays: workdaysOf(read.get('settings', 'agency')),
  };
  const balances = leaveBalances(records, { people: staff, year, today });
  const next = leaveBalances(records, { people: staff, year: year + 1, today });
  const changes = staff.flatMap((person) => {
    const { id: personId } = person;
    const { days, left } = balances.get(personId)!;
    if (days === null || !employedIn(person, year + 1)) return [];
    const carriedOver = Math.min(left, most);
    const after = next.get(personId)!;
    if (after.carriedOver === carriedOver) return [];
    return [
      put(
        'leaveAllowances',
        recordOf(read, { personId, year: year + 1, days: after.days ?? days, carriedOver }),
      ),
    ];
  });
  if (changes.length === 0)
    throw new DomainError(
      staff.some(({ id }) => balances.get(id)!.days !== null)
        ? `The days of ${year} are carried over already.`
        : `Nobody has an entitlement for ${year}. Set the standard first.`,
    );
  return { label: `Carried leave of ${year} over to ${year + 1}`, changes };
}

import type { Holiday, Leave } from '@/dashboard/model/records/records';
import { addDays, weekStart, weekdayOf, yearOf } from '@/dashboard/days/days';
import { chance, rows } from './chance';
import { isWeekOff } from './hours';
import type { StaffMember } from './staff';
import type { When } from './when';

/** name | month | day, or weekday and its number in the month (0 is the last one) */
const unitedStates = `
New Year's Day|1|1
Martin Luther King Jr. Day|1|mon3
Presidents' Day|2|mon3
Memorial Day|5|mon0
Juneteenth|6|19
Independence Day|7|4
Labor Day|9|mon1
Columbus Day|10|mon2
Veterans Day|11|11
Thanksgiving Day|11|thu4
Christmas Day|12|25`;

const weekdays: Readonly<Record<string, number>> = { mon: 1, thu: 4 };

function dayOfRule(year: number, month: number, rule: string): string {
  const start = (of: number) => `${year}-${String(of).padStart(2, '0')}-01`;
  const weekday = weekdays[rule.slice(0, 3)];
  if (weekday === undefined) {
    const day = addDays(start(month), Number(rule) - 1);
    // A Saturday's holiday is observed on Friday, a Sunday's on Monday.
    const on = weekdayOf(day);
    return addDays(day, on === 6 ? -1 : on === 7 ? 1 : 0);
  }
  const place = Number(rule.slice(3));
  // The last Monday of a month is in the seven days before the next one.
  const from = place === 0 ? addDays(start(month + 1), -7) : addDays(start(month), 7 * (place - 1));
  return addDays(from, (weekday - weekdayOf(from) + 7) % 7);
}

/** The public holidays of this year and the next one. */
export function createHolidays({ today }: When): Holiday[] {
  const year = yearOf(today);
  return [year, year + 1].flatMap((of) =>
    rows(unitedStates).map(([name = '', month, rule = '']) => {
      const day = dayOfRule(of, Number(month), rule);
      return { id: `us:${day}`, revision: 0, day, name, half: false, source: 'US' };
    }),
  );
}

/** Number of past weeks in which a week without hours was leave, and the weeks ahead with planned leave. */
const weeksBack = 52;
const planned = [2, 3, 5, 6, 7, 9, 11];

/** Leave in the weeks without hours of the last year, and in the next three months. The last two requests wait. */
export function createLeave(when: When, staff: readonly StaffMember[]): Leave[] {
  const monday = weekStart(when.today);
  const leave: Leave[] = [];
  const add = (who: number, firstDay: string, { days = 5, kindId = 'holiday', note = '' } = {}) => {
    const waits = note !== '';
    const requested = addDays(firstDay, -40);
    const requestedAt = when.on(requested < when.today ? requested : addDays(when.today, -2), '09:10');
    leave.push({
      id: `leave-${leave.length + 1}`,
      revision: 0,
      personId: staff[who]!.person.id,
      kindId,
      firstDay,
      lastDay: addDays(firstDay, days - 1),
      startsHalf: false,
      endsHalf: false,
      note,
      status: waits ? 'requested' : 'approved',
      requestedAt,
      decidedAt: waits ? null : requestedAt,
      decidedById: waits ? null : 'test-admin',
      reason: '',
    });
  };
  for (const [who, { person }] of staff.entries()) {
    if (!person.weeklyMinutes) continue;
    for (let age = weeksBack; age >= 2; age -= 1) {
      const first = addDays(monday, -7 * age);
      if (first < person.joinedOn || !isWeekOff(who, age) || chance(5, who, age) > 1) continue;
      add(who, first, chance(4, who, age) === 0 ? { kindId: 'sickness' } : {});
    }
  }
  planned.forEach((weeks, index) => {
    const who = 6 + index * 2;
    add(who, addDays(monday, 7 * weeks), index === 3 ? { days: 2, kindId: 'unpaid' } : {});
  });
  const own = staff.findIndex(({ person }) => person.id === 'test-employee');
  add(own, addDays(monday, 35), { days: 3 });
  add(
    staff.findIndex(({ person }) => person.id === 'ada-renn'),
    addDays(monday, 28),
    { note: 'Visiting my sister' },
  );
  add(
    staff.findIndex(({ person }) => person.id === 'teo-ferran'),
    addDays(monday, 31),
    { days: 2, note: 'Exams' },
  );
  return leave;
}

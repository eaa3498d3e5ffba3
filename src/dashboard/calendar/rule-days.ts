import { firstOfMonth, monthNumber, weekdayNumber, type DayNumber, type Pattern } from './rule-pattern';

/** Whether an index is at a place. Places count from 1, or from the end if negative. */
const isAt = (place: number, index: number, length: number): boolean =>
  place === (place > 0 ? index : index - length - 1);

/** First day of a year's week 1, which is the first week with at least four days in the year. */
function firstWeek(year: number, weekBegins: number): DayNumber {
  const newYear = firstOfMonth(year * 12);
  const into = (weekdayNumber(newYear) - weekBegins + 7) % 7;
  return into <= 3 ? newYear - into : newYear + 7 - into;
}

/** Whether a day is in one of the rule's weeks of the year. */
function isInWeek(day: DayNumber, year: number, { weekNumbers, weekBegins }: Pattern): boolean {
  const first = firstWeek(year, weekBegins);
  const next = firstWeek(year + 1, weekBegins);
  if (day < first) return isInWeek(day, year - 1, { weekNumbers, weekBegins } as Pattern);
  const [begin, end] = day < next ? [first, next] : [next, firstWeek(year + 2, weekBegins)];
  const week = Math.floor((day - begin) / 7) + 1;
  return weekNumbers.some((place) => isAt(place, week, (end - begin) / 7));
}

/** Counts the work of evaluating rules. */
export interface Cost {
  /** Number of days and months tested. */
  days: number;
  /** The part of `days` that was needed for counts. */
  counted: number;
}

export const noCost = (): Cost => ({ days: 0, counted: 0 });

const weekOf = (day: DayNumber, weekBegins: number): number => Math.floor((day + 3 - weekBegins) / 7);

/** Distinct distances of a rule's weekdays from the first day of the week, sorted. */
export const offsetsInWeek = ({ weekdays, weekBegins }: Pattern): readonly number[] =>
  [...new Set(weekdays.map(({ weekday }) => (weekday - weekBegins + 7) % 7))].sort((a, b) => a - b);

/** `matchesIn` for a weekly rule. Computes the matching weeks instead of testing all days. */
function weeklyIn(
  pattern: Pattern,
  start: DayNumber,
  from: DayNumber,
  to: DayNumber,
  cost: Cost,
): DayNumber[] {
  const { interval, weekBegins, months } = pattern;
  const startWeek = weekOf(start, weekBegins);
  const skipped = Math.ceil((weekOf(from, weekBegins) - startWeek) / interval);
  const offsets = offsetsInWeek(pattern);
  const found: DayNumber[] = [];
  for (let week = startWeek + skipped * interval; ; week += interval) {
    const firstDay = week * 7 - 3 + weekBegins;
    if (firstDay > to) return found;
    for (const offset of offsets) {
      cost.days += 1;
      const day = firstDay + offset;
      if (day < from || day > to) continue;
      if (months.length === 0 || months.includes((monthNumber(day) % 12) + 1)) found.push(day);
    }
  }
}

/** The days in a window that match a rule, except for its positions (BYSETPOS). Sorted. */
function matchesIn(
  pattern: Pattern,
  start: DayNumber,
  from: DayNumber,
  to: DayNumber,
  cost: Cost,
): DayNumber[] {
  const { frequency, interval, months, monthDays, yearDays, weekNumbers, weekdays } = pattern;
  if (frequency === 'WEEKLY') return weeklyIn(pattern, start, from, to, cost);
  const startMonth = monthNumber(start);
  const found: DayNumber[] = [];
  const lastMonth = monthNumber(to);
  for (let month = monthNumber(from); month <= lastMonth; month += 1) {
    cost.days += 1;
    const year = Math.floor(month / 12);
    if (months.length > 0 && !months.includes(month - year * 12 + 1)) continue;
    if (frequency === 'MONTHLY' && (month - startMonth) % interval !== 0) continue;
    if (frequency === 'YEARLY' && (year - Math.floor(startMonth / 12)) % interval !== 0) continue;
    const first = firstOfMonth(month);
    const length = firstOfMonth(month + 1) - first;
    const newYear = firstOfMonth(year * 12);
    const yearLength = firstOfMonth(year * 12 + 12) - newYear;

    const answers = (day: DayNumber): boolean => {
      cost.days += 1;
      if (frequency === 'DAILY' && (day - start) % interval !== 0) return false;
      const date = day - first + 1;
      const inYear = day - newYear + 1;
      if (yearDays.length > 0 && !yearDays.some((place) => isAt(place, inYear, yearLength))) return false;
      if (weekNumbers.length > 0 && !isInWeek(day, year, pattern)) return false;
      if (weekdays.length === 0) return true;
      const weekday = weekdayNumber(day);
      const [index, all] = pattern.placesInYear ? [inYear, yearLength] : [date, length];
      for (const asked of weekdays) {
        if (asked.weekday !== weekday) continue;
        const { place } = asked;
        if (place === 0) return true;
        if (place === (place > 0 ? Math.ceil(index / 7) : -Math.ceil((all - index + 1) / 7))) return true;
      }
      return false;
    };
    if (monthDays.length > 0) {
      const dates = new Set(monthDays.map((place) => (place > 0 ? place : length + 1 + place)));
      for (const date of [...dates].sort((a, b) => a - b)) {
        const day = first + date - 1;
        if (date >= 1 && date <= length && day >= from && day <= to && answers(day)) found.push(day);
      }
    } else {
      const last = Math.min(first + length - 1, to);
      for (let day = Math.max(first, from); day <= last; day += 1) if (answers(day)) found.push(day);
    }
  }
  return found;
}

/** The first and last day of a rule's period that contains a day. */
export function periodOf(
  { frequency, weekBegins }: Pattern,
  day: DayNumber,
): { first: DayNumber; last: DayNumber } {
  if (frequency === 'DAILY') return { first: day, last: day };
  if (frequency === 'WEEKLY') {
    const first = weekOf(day, weekBegins) * 7 - 3 + weekBegins;
    return { first, last: first + 6 };
  }
  const length = frequency === 'MONTHLY' ? 1 : 12;
  const period = Math.floor(monthNumber(day) / length);
  return { first: firstOfMonth(period * length), last: firstOfMonth((period + 1) * length) - 1 };
}

/** The days of a rule in a window, sorted. Excludes days before the start. */
export function daysIn(
  pattern: Pattern,
  start: DayNumber,
  from: DayNumber,
  to: DayNumber,
  cost: Cost,
): DayNumber[] {
  const begin = Math.max(from, start);
  if (!(begin <= to)) return [];
  const { positions } = pattern;
  if (positions.length === 0) return matchesIn(pattern, start, begin, to, cost);
  // Positions count within a whole period.
  const { first } = periodOf(pattern, begin);
  const { last } = periodOf(pattern, to);
  const days = matchesIn(pattern, start, first, last, cost);
  const found: DayNumber[] = [];
  for (let index = 0; index < days.length;) {
    const end = periodOf(pattern, days[index]!).last;
    let next = index + 1;
    while (next < days.length && days[next]! <= end) next += 1;
    const length = next - index;
    const places = new Set(positions.map((place) => (place > 0 ? place - 1 : length + place)));
    for (const place of [...places].sort((a, b) => a - b)) {
      const day = place >= 0 && place < length ? days[index + place]! : NaN;
      if (day >= begin && day <= to) found.push(day);
    }
    index = next;
  }
  return found;
}

import { memo, type ReactNode } from 'react';
import { dayWithYear } from '@/dashboard/words/day';
import { decimalHours, signedSpan } from '@/dashboard/words/span';
import { counted, percent } from '@/dashboard/words/count';
import { isOpenProject } from '@/dashboard/words/project-status';
import { Link } from '@/design-system/link/link';
import { portalPath } from '@/routes/portal-paths';
import { isLocked, timesheetId } from '@/dashboard/commands/time/timesheets';
import { entriesOfPerson } from '@/dashboard/figures/time';
import { weekStart } from '@/dashboard/days/days';
import { localTime } from '@/dashboard/days/local-time';
import type { Person, TimeEntry, Timesheet } from '@/dashboard/model/records/records';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { useTimeBalance } from '@/dashboard/hooks/use-time-balance';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import type { PeopleFigures } from '@/dashboard/screens/people/list/people-figures';
import * as s from './person-facts.module.scss';

export interface PersonFactsProps {
  person: Person;
  figures: PeopleFigures;
}

/** The weeks with time of a person that are not submitted, or were returned. */
function openWeeksOf(id: string, entries: readonly TimeEntry[], timesheets: readonly Timesheet[]): number {
  const locked = new Set(timesheets.filter(isLocked).map((sheet) => sheet.id));
  const own = entriesOfPerson(entries, id);
  const mondays = new Set([...new Set(own.map(({ day }) => day))].map(weekStart));
  return [...mondays].filter((monday) => !locked.has(timesheetId(id, monday))).length;
}

/** A number with a link to its records, unless it is 0. */
const linked = (amount: number, name: string, href: string): ReactNode =>
  amount === 0 ? (
    0
  ) : (
    <Link href={href} aria-label={name}>
      {amount}
    </Link>
  );

/** Figures that the records give of a person, with what is still open when the person leaves. Counting the tasks of all people would slow each letter of the form below. */
export const PersonFacts = memo(function PersonFacts({ person, figures }: PersonFactsProps) {
  const people = useRecords('people');
  const tasks = useRecords('tasks');
  const projects = useRecords('projects');
  const timeEntries = useRecords('timeEntries');
  const timesheets = useRecords('timesheets');
  const timeZone = useTimeZone();
  const { id, kind, lastSeenAt, requiredMinutes, weeklyMinutes } = person;
  const load = figures.load(person);
  const balance = useTimeBalance(person);
  const facts: (readonly [string, ReactNode])[] = [];
  if (kind !== 'regular') {
    const planned = weeklyMinutes > 0 ? ` of ${decimalHours(weeklyMinutes)}` : '';
    const share = load === null ? '' : ` (${percent(load)})`;
    facts.push(['Hours this week', `${decimalHours(figures.weekMinutes(person))}${planned}${share}`]);
    if (requiredMinutes !== null)
      facts.push([
        'Hours in total',
        `${decimalHours(figures.allMinutes(person))} of ${decimalHours(requiredMinutes)}`,
      ]);
    if (balance) facts.push([`Balance since ${dayWithYear(balance.from)}`, signedSpan(balance.minutes)]);
    const open = tasks.filter(({ assigneeId, status }) => assigneeId === id && status !== 'done').length;
    facts.push([
      'Open tasks',
      linked(open, counted(open, 'open task'), portalPath('admin-tasks', { who: id })),
    ]);
    const weeks = openWeeksOf(id, timeEntries, timesheets);
    const path = portalPath('approvals', { list: 'open', person: id });
    facts.push(['Open weeks', linked(weeks, counted(weeks, 'open week'), path)]);
  }
  if (kind === 'employee') {
    const led = projects.filter((project) => isOpenProject(project) && project.leadId === id).length;
    const path = portalPath('projects', { lead: id });
    facts.push(['Projects led', linked(led, `${counted(led, 'project')} led`, path)]);
    facts.push(['Interns mentored', people.filter(({ mentorId }) => mentorId === id).length]);
  }
  facts.push([
    'Last seen',
    lastSeenAt ? dayWithYear(localTime(new Date(lastSeenAt), timeZone).slice(0, 10)) : 'Unknown',
  ]);
  return (
    <dl className={s.root}>
      {facts.map(([term, value]) => (
        <div key={term} className={s.fact}>
          <dt className={s.term}>{term}</dt>
          <dd className={s.value}>{value}</dd>
        </div>
      ))}
    </dl>
  );
});

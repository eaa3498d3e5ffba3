import { memo, type ReactNode } from 'react';
import { dayWithYear } from '@/dashboard/words/day';
import { decimalHours, signedSpan } from '@/dashboard/words/span';
import { percent } from '@/dashboard/words/count';
import { localTime } from '@/dashboard/days/local-time';
import type { Person } from '@/dashboard/model/records/records';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { useTimeBalance } from '@/dashboard/hooks/use-time-balance';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import type { PeopleFigures } from '@/dashboard/screens/people/list/people-figures';
import * as s from './person-facts.module.scss';

export interface PersonFactsProps {
  person: Person;
  figures: PeopleFigures;
}

/** Figures that the records give of a person. Counting the tasks of all people would slow each letter of the form below. */
export const PersonFacts = memo(function PersonFacts({ person, figures }: PersonFactsProps) {
  const people = useRecords('people');
  const tasks = useRecords('tasks');
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
    facts.push(['Open tasks', open]);
  }
  if (kind === 'employee')
    facts.push(['Interns mentored', people.filter(({ mentorId }) => mentorId === id).length]);
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

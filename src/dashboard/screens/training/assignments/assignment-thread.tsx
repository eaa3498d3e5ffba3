import { Avatar } from '@/dashboard/parts/avatar/avatar';
import { Panel } from '@/dashboard/parts/panel/panel';
import type { ThreadEntry } from '@/dashboard/data/figures/assignments';
import { daysBetween } from '@/dashboard/data/figures/week';
import { localTime } from '@/dashboard/data/figures/local-time';
import type { Assignment } from '@/dashboard/data/records';
import { useRecord, useRecords } from '@/dashboard/data/use-workspace';
import { useTimeZone } from '@/dashboard/data/training/use-local-now';
import { counted, momentWords } from '@/dashboard/data/training/words';
import { SubmissionCard } from './submission-card';
import * as s from './assignment-thread.module.scss';

export interface AssignmentThreadProps {
  thread: readonly ThreadEntry[];
  assignment: Assignment;
  /** ISO date. */
  today: string;
}

/** What was handed in and what was said about it, as a conversation. */
export function AssignmentThread({ thread, assignment, today }: AssignmentThreadProps) {
  const timeZone = useTimeZone();
  const people = useRecords('people');
  const me = useRecord('people', assignment.personId);
  return (
    <Panel title="Hand-ins and feedback">
      <ol role="list" className={s.list}>
        {thread.map((entry) => {
          const own = entry.type === 'submission';
          const who = own ? me : people.find(({ id }) => id === entry.feedback.byId);
          const name = own ? 'You' : (who?.name ?? 'Somebody who has left');
          const day = localTime(new Date(entry.at), timeZone).slice(0, 10);
          const late = own ? Math.max(0, daysBetween(assignment.dueOn, day)) : 0;
          return (
            <li key={entry.at + entry.type} className={s.entry}>
              <Avatar name={who?.name ?? '?'} tone={own ? 'signal' : undefined} />
              <div className={s.body}>
                <p className={s.head}>
                  <strong>{name}</strong>{' '}
                  {own ? (entry.number === 1 ? 'submitted' : 'submitted again') : 'wrote'}{' '}
                  <time dateTime={entry.at} className={s.time}>
                    {momentWords(entry.at, { timeZone, today })}
                  </time>
                  {late > 0 && <span className={s.time}>, {counted(late, 'day')} late</span>}
                </p>
                {own ? (
                  <SubmissionCard submission={entry.submission} />
                ) : (
                  <p className={s.text}>{entry.feedback.text}</p>
                )}
              </div>
            </li>
          );
        })}
      </ol>
    </Panel>
  );
}

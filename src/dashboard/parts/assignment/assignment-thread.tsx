import { Avatar } from '@/dashboard/parts/avatar/avatar';
import { Panel } from '@/dashboard/parts/panel/panel';
import type { ThreadEntry } from '@/dashboard/figures/assignments';
import { daysBetween } from '@/dashboard/days/days';
import { localTime } from '@/dashboard/days/local-time';
import type { Assignment } from '@/dashboard/model/records/records';
import { useMe } from '@/dashboard/hooks/use-workspace';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import { counted } from '@/dashboard/words/count';
import { momentAsOf } from '@/dashboard/words/moment';
import { usePersonName } from '@/dashboard/hooks/use-person-name';
import { SubmissionCard } from './submission-card';
import * as s from './assignment-thread.module.scss';

export interface AssignmentThreadProps {
  thread: readonly ThreadEntry[];
  assignment: Assignment;
  today: string;
}

/** A panel with all submissions of an assignment and the feedback on them. */
export function AssignmentThread(props: AssignmentThreadProps) {
  return (
    <Panel title="Submissions and feedback">
      <ThreadList {...props} />
    </Panel>
  );
}

/** Submissions and feedback as a conversation. */
export function ThreadList({ thread, assignment, today }: AssignmentThreadProps) {
  const timeZone = useTimeZone();
  const personName = usePersonName();
  const me = useMe();
  return (
    <ol role="list" className={s.list}>
      {thread.map((entry) => {
        const own = entry.type === 'submission';
        const whoId = own ? assignment.personId : entry.feedback.byId;
        const name = whoId === me.id ? 'You' : personName(whoId);
        const day = localTime(new Date(entry.at), timeZone).slice(0, 10);
        const late = own ? Math.max(0, daysBetween(assignment.dueOn, day)) : 0;
        return (
          <li key={entry.at + entry.type} className={s.entry}>
            <Avatar name={personName(whoId)} tone={own ? 'signal' : undefined} />
            <div className={s.body}>
              <p className={s.head}>
                <strong>{name}</strong>{' '}
                {own ? (entry.number === 1 ? 'submitted' : 'submitted again') : 'wrote'}{' '}
                <time dateTime={entry.at} className={s.time}>
                  {momentAsOf(entry.at, { timeZone, today })}
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
  );
}

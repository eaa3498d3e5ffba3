import type { Goal } from '@/dashboard/model/records/records';
import { useTimeZone } from '@/dashboard/hooks/use-time-zone';
import { momentAsOf } from '@/dashboard/words/moment';
import * as s from './goal-history.module.scss';

export interface GoalHistoryProps {
  goal: Goal;
  today: string;
}

/** The check-ins of a goal, latest first. */
export function GoalHistory({ goal, today }: GoalHistoryProps) {
  const timeZone = useTimeZone();
  return (
    <ol role="list" className={s.root}>
      {[...goal.checkIns].reverse().map(({ id, at, percent, text }) => (
        <li key={id} className={s.entry}>
          <time dateTime={at} className={s.when}>
            {momentAsOf(at, { timeZone, today })}
          </time>
          <span className={s.percent}>{percent}%</span>
          <span className={s.text}>{text || 'No comment.'}</span>
        </li>
      ))}
    </ol>
  );
}

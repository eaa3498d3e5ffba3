import { goalPercent, goalsOf, goalState } from '@/dashboard/figures/mentorship';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import type { Person } from '@/dashboard/model/records/records';
import { Empty } from '@/dashboard/parts/empty/empty';
import { GoalHistory } from '@/dashboard/parts/goals/goal-history';
import { Panel } from '@/dashboard/parts/panel/panel';
import { WaveProgress } from '@/dashboard/parts/wave-progress/wave-progress';
import { dayAsOf } from '@/dashboard/words/day';
import { Badge } from '@/design-system/badge/badge';
import * as s from './interns.module.scss';

export interface InternGoalsProps {
  intern: Person;
  today: string;
}

/** The goals of an intern with their check-ins, to read. */
export function InternGoals({ intern, today }: InternGoalsProps) {
  const goals = goalsOf(useRecords('goals'), intern.id);
  return (
    <Panel title="Goals">
      {goals.length === 0 && (
        <Empty title="No goals yet">{intern.name} sets goals on the Mentors screen.</Empty>
      )}
      <ul role="list" className={s.list}>
        {goals.map((goal) => (
          <li key={goal.id} className={s.goal}>
            <div className={s.line}>
              <h3 className={s.name}>{goal.title}</h3>
              {goalState(goal, today) === 'overdue' && <Badge tone="attention">Overdue</Badge>}
              <span className={s.detail}>{goalPercent(goal)}%</span>
            </div>
            <WaveProgress label={goal.title} value={goalPercent(goal)} />
            <p className={s.detail}>By {dayAsOf(goal.targetOn, today)}</p>
            {goal.checkIns.length > 0 && <GoalHistory goal={goal} today={today} />}
          </li>
        ))}
      </ul>
    </Panel>
  );
}

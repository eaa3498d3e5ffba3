import { useRef, useState } from 'react';
import { Button } from '@/design-system/button/button';
import { Icon } from '@/design-system/icon/icon';
import { Empty } from '@/dashboard/parts/empty/empty';
import { useFocusBack } from '@/dashboard/parts/focus-on-change/use-focus-back';
import { Panel } from '@/dashboard/parts/panel/panel';
import { goalsOf } from '@/dashboard/figures/mentorship';
import type { Person } from '@/dashboard/model/records/records';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { GoalForm } from './goal-form';
import { GoalRow } from './goal-row';
import * as s from './goals.module.scss';

export interface GoalsProps {
  intern: Person;
  today: string;
  /** The goal whose history is open, as the address has it. */
  openId: string | null;
}

/** An intern's goals, each with its progress and history. */
export function Goals({ intern, today, openId }: GoalsProps) {
  const goals = goalsOf(useRecords('goals'), intern.id);
  const [adding, setAdding] = useState(false);
  const addButton = useRef<HTMLButtonElement>(null);
  useFocusBack(adding, () => addButton.current);
  return (
    <Panel
      title="Goals"
      aside={
        <div className={s.actions}>
          <Button
            ref={addButton}
            variant="outline"
            size="compact"
            icon={<Icon name="plus" size={18} />}
            aria-expanded={adding}
            onClick={() => setAdding(true)}
          >
            Add goal
          </Button>
        </div>
      }
    >
      {adding && <GoalForm internId={intern.id} today={today} onClose={() => setAdding(false)} />}
      {goals.length === 0 && !adding && (
        <Empty title="No goals yet">
          A goal is a result that you can show at the end. Add the first one, then check in as you make
          progress.
        </Empty>
      )}
      <ul role="list" className={s.list}>
        {goals.map((goal) => (
          <GoalRow key={goal.id} goal={goal} today={today} open={goal.id === openId} />
        ))}
      </ul>
    </Panel>
  );
}

import { useId, useRef, useState } from 'react';
import { Badge, type BadgeTone } from '@/design-system/badge/badge';
import { Button } from '@/design-system/button/button';
import { IconButton } from '@/design-system/icon-button/icon-button';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { Sparkline } from '@/dashboard/parts/chart/sparkline';
import { useFocusBack } from '@/dashboard/parts/focus-on-change/use-focus-back';
import { Menu } from '@/dashboard/parts/menu/menu';
import { WaveProgress } from '@/dashboard/parts/wave-progress/wave-progress';
import { goalPercent, goalState, type GoalState } from '@/dashboard/figures/mentorship';
import type { Goal } from '@/dashboard/model/records/records';
import { counted } from '@/dashboard/words/count';
import { relativeDay } from '@/dashboard/words/moment';
import { dayAsOf } from '@/dashboard/words/day';
import { remove } from '@/dashboard/model/change';
import type { Command } from '@/dashboard/model/command';
import { editRecord } from '@/dashboard/commands/edit-record';
import { useRun } from '@/dashboard/hooks/use-run';
import { useSending } from '@/dashboard/hooks/use-sending';
import { now } from '@/platform/clock';
import { newId } from '@/lib/new-id';
import { CheckInForm } from './check-in-form';
import { GoalForm } from './goal-form';
import { GoalHistory } from '@/dashboard/parts/goals/goal-history';
import * as s from './goal-row.module.scss';

const looks: Readonly<Record<GoalState, { word: string; tone: BadgeTone } | null>> = {
  'under-way': null,
  overdue: { word: 'Overdue', tone: 'attention' },
  finished: { word: 'Done', tone: 'ok' },
};

export interface GoalRowProps {
  goal: Goal;
  today: string;
  /** Its history is open from the start. */
  open: boolean;
}

/** One goal: its progress, its history and its actions. */
export function GoalRow({ goal, today, open }: GoalRowProps) {
  const titleId = useId();
  const historyId = useId();
  const runCommand = useRun();
  const { send } = useSending();
  const run = (command: Command) => void send(async () => void (await runCommand(command)));
  const [form, setForm] = useState<'check-in' | 'edit' | null>(null);
  const [history, setHistory] = useState(open);
  const checkIn = useRef<HTMLButtonElement>(null);
  const more = useRef<HTMLDivElement>(null);
  useFocusBack(form === 'check-in', () => checkIn.current);
  useFocusBack(form === 'edit', () => more.current?.querySelector<HTMLElement>('[aria-haspopup]'));
  const percent = goalPercent(goal);
  const state = goalState(goal, today);
  const look = looks[state];

  const finish = () => {
    const entry = { id: newId(), at: now().toISOString(), text: '', percent: 100 };
    run((read) => ({
      label: `Marked “${goal.title}” as done`,
      changes: [
        editRecord(read, 'goals', goal.id, (latest) => ({
          ...latest,
          checkIns: [...latest.checkIns, entry],
        })),
      ],
    }));
  };

  return (
    <li className={s.root} aria-labelledby={titleId}>
      <div className={s.head}>
        <div className={s.words}>
          <h3 id={titleId} className={s.title}>
            {goal.title}
          </h3>
          <p className={s.due} data-state={state}>
            By <time dateTime={goal.targetOn}>{dayAsOf(goal.targetOn, today)}</time>
            {state !== 'finished' && `, ${relativeDay(goal.targetOn, today)}`}
          </p>
        </div>
        {look && <Badge tone={look.tone}>{look.word}</Badge>}
        {goal.checkIns.length > 0 && (
          <Sparkline className={s.curve} values={[0, ...goal.checkIns.map((entry) => entry.percent)]} />
        )}
        <p className={s.percent}>{percent}%</p>
      </div>
      <WaveProgress label={goal.title} value={percent} />
      <div className={s.actions}>
        <Button
          ref={checkIn}
          variant="outline"
          size="compact"
          aria-expanded={form === 'check-in'}
          onClick={() => setForm('check-in')}
        >
          Check in<VisuallyHidden> on {goal.title}</VisuallyHidden>
        </Button>
        {goal.checkIns.length > 0 && (
          <button
            type="button"
            className={s.toggle}
            aria-expanded={history}
            aria-controls={historyId}
            onClick={() => setHistory(!history)}
          >
            {counted(goal.checkIns.length, 'check-in')}
            <VisuallyHidden> on {goal.title}</VisuallyHidden>
          </button>
        )}
        <div ref={more} className={s.more}>
          <Menu
            label={`“${goal.title}”`}
            align="end"
            items={[
              {
                id: 'finish',
                label: 'Mark as done',
                icon: 'circle-check',
                disabled: state === 'finished',
              },
              { id: 'edit', label: 'Edit', icon: 'pencil' },
              { id: 'remove', label: 'Delete', icon: 'trash', tone: 'attention' },
            ]}
            onChoose={({ id }) => {
              if (id === 'finish') finish();
              else if (id === 'edit') setForm('edit');
              else
                run(() => ({
                  label: `Deleted the goal “${goal.title}”`,
                  changes: [remove('goals', goal)],
                }));
            }}
          >
            {(trigger) => (
              <IconButton
                {...trigger}
                icon="more"
                size="compact"
                variant="plain"
                label={`Actions for “${goal.title}”`}
              />
            )}
          </Menu>
        </div>
      </div>
      {form === 'check-in' && <CheckInForm goal={goal} onClose={() => setForm(null)} />}
      {form === 'edit' && (
        <GoalForm internId={goal.internId} today={today} goal={goal} onClose={() => setForm(null)} />
      )}
      <div id={historyId} hidden={!history}>
        <GoalHistory goal={goal} today={today} />
      </div>
    </li>
  );
}

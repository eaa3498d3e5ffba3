import { longDay } from '@/dashboard/words/day';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { spokenMinutes } from '@/dashboard/words/timer';
import { paceNames, type Pace, type PaceState } from '@/dashboard/commands/time/pace';
import { Panel } from '@/dashboard/parts/panel/panel';
import { WaveProgress } from '@/dashboard/parts/wave-progress/wave-progress';
import { Badge, type BadgeTone } from '@/design-system/badge/badge';
import * as s from './pace-panel.module.scss';

export interface PacePanelProps {
  pace: Pace;
  today: string;
}

const tones: Readonly<Record<PaceState, BadgeTone>> = {
  done: 'ok',
  'on-pace': 'ok',
  behind: 'warn',
  over: 'attention',
};

function advice({ state, logged, due, left, perWeek, daysLeft, endsOn }: Pace, today: string): string {
  const end = `${longDay(endsOn)}${endsOn.slice(0, 4) === today.slice(0, 4) ? '' : ` ${endsOn.slice(0, 4)}`}`;
  if (state === 'done') return `The internship ends on ${end}. All hours are logged.`;
  if (state === 'over')
    return `The internship ended on ${end}, and ${hoursAndMinutes(left)} are missing. Talk to your mentor.`;
  const rest =
    daysLeft > 5
      ? `${hoursAndMinutes(perWeek)} a week to reach the total by ${end}.`
      : `${hoursAndMinutes(left)} are left until ${end}.`;
  if (state === 'behind') return `${hoursAndMinutes(due - logged)} behind an even pace. ${rest}`;
  const ahead = logged - due;
  return ahead === 0 ? rest : `${hoursAndMinutes(ahead)} ahead of an even pace. ${rest}`;
}

/** The logged hours of an internship compared with the hours it needs. */
export function PacePanel({ pace, today }: PacePanelProps) {
  const { logged, required, state } = pace;
  return (
    <Panel title="Required hours" aside={<Badge tone={tones[state]}>{paceNames[state]}</Badge>}>
      <p className={s.figure}>
        <strong className={s.logged}>{hoursAndMinutes(logged)}</strong> of {hoursAndMinutes(required)},{' '}
        {required === 0 ? 100 : Math.floor((logged / required) * 100)}%
      </p>
      <WaveProgress
        label="Required hours"
        value={logged}
        max={required}
        valueText={`${spokenMinutes(logged)} of ${spokenMinutes(required)}`}
      />
      <p className={s.advice}>{advice(pace, today)}</p>
    </Panel>
  );
}

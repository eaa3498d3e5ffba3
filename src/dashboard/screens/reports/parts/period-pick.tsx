import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { neighbour, rangeAround, type Period } from '@/dashboard/days/period';
import { periodName } from '@/dashboard/words/range';
import type { PeriodState } from '@/dashboard/parts/period/use-period';
import * as s from './period-pick.module.scss';

export interface PeriodPickProps {
  kind: 'month' | 'year';
  state: PeriodState;
  /** The first day with logged time; null for none. */
  firstDay: string | null;
}

/** The months or years with anything to report, the current one first. */
export function PeriodPick({ kind, state: { period, today, change }, firstDay }: PeriodPickProps) {
  const chosen = period.range.first;
  const starts = new Set([chosen]);
  const last = firstDay !== null && firstDay < chosen ? firstDay : chosen;
  const first = rangeAround(kind, last).first;
  for (
    let one: Period = { kind, range: rangeAround(kind, today) };
    one.range.first >= first;
    one = neighbour(one, -1)
  )
    starts.add(one.range.first);
  return (
    <ChoiceField
      label={kind === 'month' ? 'Month' : 'Year'}
      labelHidden
      className={s.root}
      value={chosen}
      choices={[...starts]
        .sort((a, b) => b.localeCompare(a))
        .map((first) => ({ value: first, label: periodName({ kind, range: rangeAround(kind, first) }) }))}
      onChange={({ target }) => change({ kind, range: rangeAround(kind, target.value) })}
    />
  );
}

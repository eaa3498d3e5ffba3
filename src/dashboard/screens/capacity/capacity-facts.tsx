import type { WeekCapacity } from '@/dashboard/figures/capacity';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { CapacityBar } from './capacity-bar';
import * as s from './work-dialog.module.scss';

const hours = (minutes: number): string => (minutes === 0 ? '0 h' : hoursAndMinutes(minutes));
const minus = (minutes: number): string => `${minutes === 0 ? '' : '−'}${hours(minutes)}`;

/** The calculation of the free hours of a week. */
export function CapacityFacts({ week }: { week: WeekCapacity }) {
  const { contract, holidays, leave, available, assigned, free, over } = week;
  const facts = [
    { label: 'Contract', value: hours(contract) },
    { label: 'Public holidays', value: minus(holidays) },
    { label: 'Leave', value: minus(leave) },
    { label: 'Available', value: hours(available), sum: true },
    { label: 'Assigned work', value: minus(assigned) },
    over > 0
      ? { label: 'Over', value: hours(over), sum: true, over: true }
      : { label: 'Free', value: hours(free), sum: true },
  ];
  return (
    <div className={s.figures}>
      <CapacityBar capacity={week} />
      <dl className={s.facts}>
        {facts.map(({ label, value, sum, over: isOver }) => (
          <div key={label} className={s.fact} data-sum={sum} data-over={isOver}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

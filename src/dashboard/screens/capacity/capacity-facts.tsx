import type { WeekCapacity } from '@/dashboard/figures/capacity';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { CapacityBar } from './capacity-bar';
import * as s from './work-dialog.module.scss';

const minus = (minutes: number): string => (minutes > 0 ? `−${hoursAndMinutes(minutes)}` : '0 min');

/** How the free hours of a week are computed. */
export function CapacityFacts({ week }: { week: WeekCapacity }) {
  const { contract, holidays, leave, available, assigned, free, over } = week;
  const facts = [
    { label: 'Contract', value: hoursAndMinutes(contract) },
    { label: 'Public holidays', value: minus(holidays) },
    { label: 'Leave', value: minus(leave) },
    { label: 'Available', value: hoursAndMinutes(available), sum: true },
    { label: 'Assigned work', value: minus(assigned) },
    over > 0
      ? { label: 'Over', value: hoursAndMinutes(over), sum: true, over: true }
      : { label: 'Free', value: hoursAndMinutes(free), sum: true },
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

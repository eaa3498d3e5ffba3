import type { LeaveBalance } from '@/dashboard/figures/leave';
import { ShareBar } from '@/dashboard/parts/figure-table/share-bar';
import { noFigure } from '@/dashboard/words/count';
import { dayCount, daysWords } from '@/dashboard/words/leave';
import * as s from './balance-facts.module.scss';

/** The days left in a year, with a bar and the days that they are counted from. */
export function BalanceFacts({ balance }: { balance: LeaveBalance }) {
  const { days, carriedOver, taken, planned, waiting, left } = balance;
  const all = (days ?? 0) + carriedOver;
  const facts = [
    { label: 'Entitlement', value: days === null ? 'Not set' : dayCount(days) },
    { label: 'Carried over', value: dayCount(carriedOver) },
    { label: 'Taken', value: dayCount(taken) },
    { label: 'Planned', value: dayCount(planned) },
    { label: 'Waiting', value: dayCount(waiting) },
  ];
  return (
    <div className={s.root}>
      <p className={s.left} data-negative={left < 0 || undefined}>
        <span className={s.figure}>{days === null && left === 0 ? noFigure : dayCount(left)}</span>{' '}
        {left === 1 ? 'day left' : 'days left'}
      </p>
      <ShareBar share={all > 0 ? (all - left) / all : 0} limited />
      {left < 0 && days !== null && (
        <p className={s.note}>{daysWords(-left)} more than the entitlement are taken, planned or waiting.</p>
      )}
      {days === null && (
        <p className={s.note}>You have no entitlement for this year. If you expect one, ask an admin.</p>
      )}
      <dl className={s.facts}>
        {facts.map(({ label, value }) => (
          <div key={label} className={s.fact}>
            <dt>{label}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

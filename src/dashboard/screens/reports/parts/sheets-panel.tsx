import type { Report, TimesheetStatus } from '@/dashboard/model/records/records';
import { counted } from '@/dashboard/words/count';
import { timesheetStatusNames } from '@/dashboard/commands/time/timesheets';
import { Empty } from '@/dashboard/parts/empty/empty';
import { Panel } from '@/dashboard/parts/panel/panel';
import { Link } from '@/design-system/link/link';
import { portalPath } from '@/routes/portal-paths';
import * as s from './sheets-panel.module.scss';

const order: readonly TimesheetStatus[] = ['approved', 'submitted', 'returned', 'open'];

export interface SheetsPanelProps {
  sheets: Report['sheets'];
  /** The figures of a sign-off: later approvals do not change them. */
  signedOff: boolean;
}

/** The number of approved weeks among those that started in the period. */
export function SheetsPanel({ sheets, signedOff }: SheetsPanelProps) {
  const total = order.reduce((sum, status) => sum + sheets[status], 0);
  const unapproved = `${total - sheets.approved} of ${counted(total, 'week')}`;
  const isOne = total - sheets.approved === 1;
  return (
    <Panel title="Time sheets">
      {total === 0 ? (
        <Empty title="No time sheets in this period">A week belongs to the period of its Monday.</Empty>
      ) : (
        <>
          <dl className={s.list}>
            {order.map((status) => (
              <div key={status} className={s.item}>
                <dt>{timesheetStatusNames[status]}</dt>
                <dd className={s.count}>{sheets[status]}</dd>
              </div>
            ))}
          </dl>
          <p className={s.note}>
            {sheets.approved === total
              ? 'All hours of these weeks are approved.'
              : signedOff
                ? `${unapproved} ${isOne ? 'was' : 'were'} not approved at the sign-off.`
                : `${unapproved} ${isOne ? 'is' : 'are'} not approved yet: ${isOne ? 'its' : 'their'} hours may still change.`}
            {!signedOff && sheets.submitted > 0 && ' '}
            {!signedOff && sheets.submitted > 0 && (
              <Link href={portalPath('approvals')} className={s.link} data-print="hide">
                Go to approvals
              </Link>
            )}
          </p>
        </>
      )}
    </Panel>
  );
}

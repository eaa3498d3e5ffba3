import { monthOf, type DayRange } from '@/dashboard/days/days';
import { isMonth } from '@/dashboard/figures/closed-months';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { counted } from '@/dashboard/words/count';
import { monthAndYear } from '@/dashboard/words/day';
import { Link } from '@/design-system/link/link';
import { portalPath } from '@/routes/portal-paths';
import * as s from './performance.module.scss';

/** Says that the reports of signed-off months in a range keep their figures, which may differ from the current ones. */
export function SignedOffNote({ range }: { range: DayRange }) {
  const months = useRecords('reportNotes')
    .filter(({ id, signedOffAt, report }) => isMonth(id) && signedOffAt !== null && report !== null)
    .map(({ id }) => id)
    .filter((id) => id >= monthOf(range.first) && id <= monthOf(range.last))
    .sort();
  const last = months.at(-1);
  if (!last) return null;
  const isOne = months.length === 1;
  return (
    <p className={s.note}>
      {isOne
        ? `${monthAndYear(last)} is signed off.`
        : `${counted(months.length, 'month')} of this period are signed off.`}{' '}
      These are the current figures. Those of the sign-off are in the{' '}
      <Link href={portalPath('monthly-report', { on: `${last}-01` })}>
        {isOne ? 'monthly report' : `monthly reports, such as ${monthAndYear(last)}`}
      </Link>
      .
    </p>
  );
}

import { portalPath } from '@/routes/portal-paths';
import type { Person, Timesheet } from '@/dashboard/model/records/records';
import { isWithin } from '@/dashboard/days/day-range';
import { weekRange } from '@/dashboard/days/days';
import { sumMinutes } from '@/dashboard/figures/time';
import { correctionWords } from '@/dashboard/words/correction';
import { shortDay } from '@/dashboard/words/day';
import { personName } from '@/dashboard/words/person';
import { weekName } from '@/dashboard/words/range';
import { hoursAndMinutes } from '@/dashboard/words/span';
import type { Before, NotificationDraft } from './notification-draft';

/** Path of the admin's decision on a week. */
export const approvalPath = (weekId: string) => portalPath('approvals', { id: weekId });

/** Path of a person's own week. */
const weekPath = (person: Person | null, weekStart: string) =>
  portalPath(person?.kind === 'intern' ? 'timelog' : 'timesheet', { week: weekStart });

/** A correction notifies the person. */
export function notificationsForCorrection(
  { id, personId, weekStart, corrections }: Timesheet,
  { get }: Before,
): NotificationDraft[] {
  const correction = corrections.at(-1);
  const known = get('timesheets', id)?.corrections.length ?? 0;
  if (!correction || corrections.length <= known) return [];
  return [
    {
      audience: { personId },
      text: 'Your time was corrected',
      detail: `${shortDay(correction.day)}: ${correctionWords(correction)}`,
      path: weekPath(get('people', personId), weekStart),
    },
  ];
}

/** A submitted or withdrawn week notifies the admin. A decision notifies the person. */
export function notificationsForWeek(record: Timesheet, { all, get }: Before): NotificationDraft[] {
  const { id, personId, status, submittedAt, weekStart, reason } = record;
  const before = get('timesheets', id)?.status ?? 'open';
  if (before === status) return [];
  // An import approves the weeks that it adds, as submitted at once.
  const isUnsubmitted = status === 'approved' && before !== 'submitted';
  if (isUnsubmitted && before === 'open' && submittedAt !== null) return [];
  const person = get('people', personId);
  const week = weekName(weekStart);
  const audience = { role: 'admin' } as const;
  if (status === 'submitted') {
    const range = weekRange(weekStart);
    const entries = all('timeEntries').filter(
      (entry) => entry.personId === personId && isWithin(entry.day, range),
    );
    const text = `${personName(person)} submitted a week`;
    return [
      { audience, text, detail: `${week}, ${hoursAndMinutes(sumMinutes(entries))}`, path: approvalPath(id) },
    ];
  }
  if (status === 'open')
    return [
      {
        audience,
        text: `${personName(person)} withdrew a week`,
        detail: week,
        path: portalPath('approvals'),
      },
    ];
  return [
    {
      audience: { personId },
      text:
        status === 'approved'
          ? 'Your week was approved'
          : before === 'approved'
            ? 'Your week was reopened'
            : 'Your week was returned',
      detail:
        status === 'approved'
          ? isUnsubmitted
            ? `${week}, without a submission`
            : week
          : `${week}: ${reason}`,
      path: weekPath(person, weekStart),
    },
  ];
}

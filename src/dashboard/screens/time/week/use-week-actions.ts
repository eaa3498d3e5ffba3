import { shortDay } from '@/dashboard/data/day-words';
import type { TimeEntry } from '@/dashboard/data/records';
import { copyLastWeek, putEntry, removeEntries, setCell } from '@/dashboard/data/time/change-entries';
import { formatMinutes } from '@/dashboard/data/time/format-minutes';
import { formatWeek } from '@/dashboard/data/time/format-week';
import { Refusal } from '@/dashboard/data/time/refusal';
import { submitWeek, timesheetOf } from '@/dashboard/data/time/timesheets';
import { cellOf } from '@/dashboard/data/time/week-grid';
import { useWorkspace } from '@/dashboard/data/use-workspace';
import { now } from '@/platform/clock';
import { useKeep, type KeepOptions } from './use-keep';
import type { Week } from './use-week';

/** A sentence that says why something was not kept and what to do, or null once it is. */
export type Refused = string | null;

export interface CellChange {
  projectId: string;
  day: string;
  minutes: number;
  /** What stood there when the typing began. */
  base: number;
}

export interface WeekActions {
  setCell: (change: CellChange) => Promise<Refused>;
  /** Keeps an entry of the week; a new one has the revision 0. */
  putEntry: (entry: TimeEntry) => Promise<Refused>;
  /** Takes entries away, with a toast that undoes it. */
  removeEntries: (label: string, entries: readonly TimeEntry[]) => Promise<Refused>;
  copyLastWeek: () => Promise<Refused>;
  submit: () => Promise<Refused>;
}

/** What can be done to a week. Each waits for what is being kept before it. */
export function useWeekActions(week: Week): WeekActions {
  const { person, monday, projectName, isBillable } = week;
  const workspace = useWorkspace();
  const keep = useKeep();
  // As they are when its turn comes, not as they were drawn.
  const entries = () => workspace.all('timeEntries');
  const sheet = () => timesheetOf(workspace.all('timesheets'), person.id, monday);

  const refusedBy = async (options: KeepOptions): Promise<Refused> => {
    const outcome = await keep(options);
    return outcome.done ? null : outcome.message;
  };

  return {
    setCell: ({ projectId, day, minutes, base }) => {
      const what = `${projectName(projectId)}, ${shortDay(day)}`;
      return refusedBy({
        label: minutes === 0 ? `Cleared the time on ${what}` : `Logged ${formatMinutes(minutes)} on ${what}`,
        toast: false,
        plan: () => {
          const own = entries().filter(({ personId }) => personId === person.id);
          const there = cellOf(own, projectId, day).minutes;
          if (there !== base && there !== minutes)
            throw new Refusal(
              `This was changed to ${formatMinutes(there)} elsewhere while you typed. Enter keeps yours, Escape the other.`,
            );
          const billable = isBillable(projectId);
          return setCell({ sheet: sheet(), entries: own, projectId, day, minutes, billable });
        },
      });
    },
    putEntry: (entry) =>
      refusedBy({
        label: `Logged ${formatMinutes(entry.minutes)} on ${projectName(entry.projectId)}, ${shortDay(entry.day)}`,
        toast: false,
        plan: () => putEntry({ sheet: sheet(), entries: entries(), entry }),
      }),
    removeEntries: (label, gone) => refusedBy({ label, plan: () => removeEntries(sheet(), gone) }),
    copyLastWeek: () =>
      refusedBy({
        label: `Copied last week into ${formatWeek(monday)}`,
        plan: () => copyLastWeek({ sheet: sheet(), entries: entries() }),
      }),
    submit: () =>
      refusedBy({
        label: `Submitted the week of ${formatWeek(monday)}`,
        plan: () =>
          submitWeek({
            sheet: sheet(),
            person,
            entries: entries(),
            at: now().toISOString(),
            settings: workspace.get('settings', 'agency'),
            today: week.today,
            timer: workspace.get('timers', person.id),
          }),
      }),
  };
}

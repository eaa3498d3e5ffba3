import { shortDay } from '@/dashboard/words/day';
import type { TimeEntry } from '@/dashboard/model/records/records';
import {
  copyLastDay,
  copyLastWeek,
  putEntry,
  removeEntries,
  setCell,
} from '@/dashboard/commands/time/change-entries';
import { closedMonths } from '@/dashboard/figures/closed-months';
import { entriesOfPerson } from '@/dashboard/figures/time';
import { workdaysOf } from '@/dashboard/figures/time-off';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { weekName } from '@/dashboard/words/range';
import { DomainError } from '@/dashboard/model/domain-error';
import { submitWeek, timesheetOf, withdrawWeek } from '@/dashboard/commands/time/timesheets';
import { cellOf } from '@/dashboard/commands/time/week-grid';
import { useWorkspace } from '@/dashboard/hooks/use-workspace';
import type { Command, Read } from '@/dashboard/model/command';
import { useRun, type RunOptions } from '@/dashboard/hooks/use-run';
import type { Week } from './use-week';

/** The error of a failed save; null after success. */
export type SaveError = string | null;

export interface CellChange {
  projectId: string;
  day: string;
  minutes: number;
  /** The minutes when the typing began. */
  base: number;
}

export interface WeekActions {
  setCell: (change: CellChange) => Promise<SaveError>;
  /** Saves an entry; a new one has the revision 0. */
  putEntry: (entry: TimeEntry) => Promise<SaveError>;
  /** Deletes entries, with a toast that undoes it. */
  removeEntries: (label: string, entries: readonly TimeEntry[]) => Promise<SaveError>;
  /** Why last week cannot be copied; null where it can. */
  whyNotCopy: () => SaveError;
  copyLastWeek: () => Promise<SaveError>;
  /** Copies the last worked day to today, with a toast that undoes it. */
  copyLastDay: () => Promise<SaveError>;
  /** @param futureConfirmed - the minutes on future days that are confirmed */
  submit: (futureConfirmed: number) => Promise<SaveError>;
  withdraw: () => Promise<SaveError>;
}

/** The actions of a week, run one after the other. */
export function useWeekActions(week: Week): WeekActions {
  const { person, monday, projectName, isBillable } = week;
  const workspace = useWorkspace();
  const run = useRun();
  const weekIn = (read: Read) => ({
    sheet: timesheetOf(read.all('timesheets'), person.id, monday),
    entries: read.all('timeEntries'),
  });
  const copyIn = (read: Read) => ({
    ...weekIn(read),
    projects: read.all('projects'),
    closed: closedMonths(read.all('reportNotes')),
    off: {
      leave: read.all('leave'),
      holidays: read.all('holidays'),
      workdays: workdaysOf(read.get('settings', 'agency')),
    },
  });

  const attempt = async (command: Command, toast: RunOptions['toast'] = 'success'): Promise<SaveError> => {
    const outcome = await run(command, { toast });
    return outcome.done ? null : outcome.message;
  };

  return {
    setCell: ({ projectId, day, minutes, base }) => {
      const what = `${projectName(projectId)}, ${shortDay(day)}`;
      return attempt((read) => {
        const { sheet, entries } = weekIn(read);
        const own = entriesOfPerson(entries, person.id);
        const there = cellOf(own, projectId, day).minutes;
        if (there !== base && there !== minutes)
          throw new DomainError(
            `This was changed to ${hoursAndMinutes(there)} while you typed. Press Enter to keep your version, or Escape to use theirs.`,
          );
        const billable = isBillable(projectId);
        return {
          label:
            minutes === 0 ? `Cleared the time on ${what}` : `Logged ${hoursAndMinutes(minutes)} on ${what}`,
          changes: setCell({ sheet, entries: own, projectId, day, minutes, billable }),
        };
      }, 'none');
    },
    putEntry: (entry) =>
      attempt(
        (read) => ({
          label: `Logged ${hoursAndMinutes(entry.minutes)} on ${projectName(entry.projectId)}, ${shortDay(entry.day)}`,
          changes: putEntry({ ...weekIn(read), entry }),
        }),
        'none',
      ),
    removeEntries: (label, gone) =>
      attempt((read) => ({ label, changes: removeEntries(weekIn(read).sheet, gone) })),
    whyNotCopy: () => {
      try {
        copyLastWeek(copyIn(workspace));
        return null;
      } catch (error) {
        if (error instanceof DomainError) return error.message;
        throw error;
      }
    },
    copyLastWeek: () =>
      attempt((read) => ({
        label: `Copied last week into ${weekName(monday)}`,
        changes: copyLastWeek(copyIn(read)),
      })),
    copyLastDay: () =>
      attempt((read) => ({
        label: `Copied the last worked day to ${shortDay(week.today)}`,
        changes: copyLastDay(copyIn(read), week.today),
      })),
    submit: (futureConfirmed) =>
      attempt((read, { at }) => ({
        label: `Submitted the week of ${weekName(monday)}`,
        changes: submitWeek({
          ...weekIn(read),
          person,
          at,
          today: week.today,
          timer: week.timerIn(read.get('timers', person.id)),
          futureConfirmed,
        }),
      })),
    withdraw: () =>
      attempt((read) => ({
        label: `Withdrew the week of ${weekName(monday)}`,
        changes: withdrawWeek({ sheet: weekIn(read).sheet, person }),
      })),
  };
}

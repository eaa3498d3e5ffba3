import { useState } from 'react';
import { longDay } from '@/dashboard/words/day';
import type { TimeEntry } from '@/dashboard/model/records/records';
import { hoursAndMinutes } from '@/dashboard/words/span';
import { useAgencyZoneNote } from '@/dashboard/hooks/use-zone-note';
import { cellOf } from '@/dashboard/commands/time/week-grid';
import { Dialog } from '@/dashboard/parts/form/dialog/dialog';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { TimeInput } from '@/dashboard/parts/time-input/time-input';
import { Checkbox } from '@/design-system/checkbox/checkbox';
import { IconButton } from '@/design-system/icon-button/icon-button';
import * as s from './entries-dialog.module.scss';
import { FavouriteButton } from '@/dashboard/screens/time/week/favourites/favourite-button';
import { NewEntry } from './new-entry';
import { isRounded } from '@/dashboard/commands/time/overlaps';
import { TaskChoice } from './task-choice';
import type { WeekActions } from '@/dashboard/screens/time/week/use-week-actions';
import { useNote } from '@/dashboard/screens/time/week/use-note';
import type { Week } from '@/dashboard/screens/time/week/use-week';

export interface EntriesDialogProps {
  week: Week;
  actions: WeekActions;
  cell: { projectId: string; day: string };
  onClose: () => void;
}

function times({ startedAt, endedAt, minutes }: TimeEntry, timeZone: string): string {
  if (!startedAt || !endedAt) return 'Entered by hand';
  const rounded = isRounded({ startedAt, endedAt, minutes }, timeZone) ? ', rounded' : '';
  return `Measured from ${startedAt.slice(11)} to ${endedAt.slice(11)}${rounded}`;
}

/** The time entries of a cell. Every change is saved at once. */
export function EntriesDialog({ week, actions, cell: { projectId, day }, onClose }: EntriesDialogProps) {
  const cell = cellOf(week.own, projectId, day);
  const locked = week.isLockedDay(day);
  const zoneNote = useAgencyZoneNote();
  return (
    <Dialog place="side" title={`${week.projectName(projectId)}, ${longDay(day)}`} onClose={onClose}>
      <div className={s.line}>
        <p className={s.total}>
          {cell.entries.length === 0
            ? `No time is logged here${locked ? '.' : ' yet. Enter the first below.'}`
            : `${hoursAndMinutes(cell.minutes)} in total`}
        </p>
        {week.projects.some(({ id }) => id === projectId) && (
          <FavouriteButton of={{ projectId, taskId: null }} name={week.projectName(projectId)} />
        )}
      </div>
      {zoneNote && cell.entries.some(({ startedAt }) => startedAt) && <p className={s.zone}>{zoneNote}</p>}
      {cell.entries.length > 0 && (
        <ol role="list" className={s.list}>
          {cell.entries.map((entry, index) => (
            <li key={entry.id} className={s.item}>
              <EntryFields
                entry={entry}
                place={cell.entries.length === 1 ? '' : ` of entry ${index + 1}`}
                {...{ week, actions }}
              />
            </li>
          ))}
        </ol>
      )}
      {!locked && (
        <NewEntry
          title={cell.entries.length === 0 ? 'New entry' : 'Another entry'}
          {...{ week, actions, cell }}
        />
      )}
    </Dialog>
  );
}

interface EntryFieldsProps extends Pick<EntriesDialogProps, 'week' | 'actions'> {
  entry: TimeEntry;
  /** The suffix that makes the fields' names unique. */
  place: string;
}

function EntryFields({ entry, place, week, actions }: EntryFieldsProps) {
  const { projectName } = week;
  const invoiced = week.isInvoiced(entry);
  const locked = week.isLockedDay(entry.day) || invoiced;
  const [error, setError] = useState<string | null>(null);

  const keep = async (next: TimeEntry) => {
    const refused = await actions.putEntry(next);
    setError(refused);
    return refused === null;
  };
  const note = useNote({
    form: `entry-note:${entry.id}`,
    note: entry.note,
    save: (typed) => keep({ ...entry, note: typed }),
  });
  const remove = () =>
    actions.removeEntries(`Removed ${hoursAndMinutes(entry.minutes)} on ${projectName(entry.projectId)}`, [
      entry,
    ]);

  return (
    <>
      <div className={s.line}>
        <TimeInput
          className={s.time}
          aria-label={`Time${place}`}
          minutes={entry.minutes}
          readOnly={locked}
          onCommit={({ minutes }) => {
            if (minutes === 0) return remove();
            // Manual edits clear the timer's start and end.
            const times = { startedAt: null, endedAt: null };
            return actions.putEntry({ ...entry, ...times, minutes });
          }}
        />
        <span className={s.source}>
          {times(entry, week.timeZone)}
          {invoiced && '. On an invoice, so it is locked.'}
        </span>
        {!locked && (
          <IconButton
            icon="trash"
            label={`Remove ${hoursAndMinutes(entry.minutes)}`}
            size="compact"
            variant="plain"
            onClick={() => void remove().then(setError)}
          />
        )}
      </div>
      <InputField label={`Note${place}`} maxLength={500} readOnly={locked} {...note.field} />
      <TaskChoice
        label={`Task${place}`}
        personId={entry.personId}
        projectId={entry.projectId}
        taskId={entry.taskId}
        disabled={locked}
        onChange={({ taskId }) => void keep({ ...entry, taskId })}
      />
      <Checkbox
        className={s.billable}
        checked={entry.billable}
        disabled={locked}
        onChange={({ target }) => void keep({ ...entry, billable: target.checked })}
      >
        Billed to the client
      </Checkbox>
      {error && (
        <p role="alert" className={s.error}>
          {error}
        </p>
      )}
    </>
  );
}

import { useId, useMemo, useState } from 'react';
import { correctWeek } from '@/dashboard/commands/time/correct-week';
import { parseMinutes } from '@/dashboard/commands/time/parse-minutes';
import { isBilled } from '@/dashboard/commands/time/timer';
import { timesheetOf } from '@/dashboard/commands/time/timesheets';
import { cellOf, type WeekGrid } from '@/dashboard/commands/time/week-grid';
import { locksOf } from '@/dashboard/figures/invoiced-time';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import { object, text, type TypeOf } from '@/dashboard/model/fields/fields';
import type { Person, Timesheet } from '@/dashboard/model/records/records';
import { EditDialog } from '@/dashboard/parts/edit/edit-dialog';
import { AreaField } from '@/dashboard/parts/form/area-field/area-field';
import { ChoiceField } from '@/dashboard/parts/form/choice-field/choice-field';
import { InputField } from '@/dashboard/parts/form/input-field/input-field';
import { longDay, shortDay } from '@/dashboard/words/day';
import { projectName } from '@/dashboard/words/project';
import { weekName } from '@/dashboard/words/range';
import { clockSpan } from '@/dashboard/words/span';

export interface CorrectionDialogProps {
  person: Person;
  sheet: Timesheet;
  grid: WeekGrid;
  /** The days that are not in a signed-off month. */
  days: readonly string[];
  onClose: () => void;
}

const fields = object({ day: text, projectId: text, time: text, reason: text });

/** Corrects the time of a project and day in a week that its person can no longer change. */
export function CorrectionDialog({ person, sheet, grid, days, onClose }: CorrectionDialogProps) {
  const form = useId();
  const projects = useRecords('projects');
  const entries = useRecords('timeEntries');
  // Another admin may change the time meanwhile.
  const [opened] = useState(entries);
  const rows = grid.rows.map(({ projectId }) => projectId);
  const others = projects
    .filter(({ id, status }) => !rows.includes(id) && (status === 'active' || status === 'planned'))
    .sort((a, b) => a.name.localeCompare(b.name, 'en'));
  // Time of a deleted project can be corrected too.
  const offered = [...rows, ...others.map(({ id }) => id)];
  const projectOf = (id: string) => projects.find((project) => project.id === id);
  const nameOf = (id: string) => projectName(projectOf(id));
  const own = useMemo(() => opened.filter(({ personId }) => personId === person.id), [opened, person.id]);
  const baseOf = ({ projectId, day }: { projectId: string; day: string }) =>
    cellOf(own, projectId, day).minutes;
  const invoices = useRecords('invoices');
  const locks = useMemo(() => locksOf(invoices, own), [invoices, own]);
  const lockOf = ({ projectId, day }: { projectId: string; day: string }) => {
    const invoice = cellOf(own, projectId, day)
      .entries.map(({ id }) => locks.get(id))
      .find(Boolean);
    return invoice ? ` On invoice ${invoice.number}: void it to change this time.` : '';
  };
  const firstRow = grid.rows[0];
  const first = {
    projectId: firstRow?.projectId ?? others[0]?.id ?? '',
    day: firstRow?.cells.find(({ minutes, day }) => minutes > 0 && days.includes(day))?.day ?? days[0]!,
  };

  const edit = useEdit<'timesheets', TypeOf<typeof fields>>({
    form: `correction:${sheet.id}`,
    fields,
    collection: 'timesheets',
    id: null,
    draftOf: () => ({ ...first, time: '', reason: '' }),
    check: ({ projectId, time, reason }) => {
      const parsed = time.trim() === '' ? null : parseMinutes(time);
      return {
        ...(!offered.includes(projectId) && { projectId: 'Choose a project.' }),
        ...(parsed === null
          ? { time: 'Enter the new time, or 0 if nothing was worked.' }
          : !parsed.ok && { time: parsed.error }),
        ...(reason.trim() === '' && { reason: 'Enter a reason, so that the person knows why.' }),
      };
    },
    save: ({ day, projectId, time, reason }, _record, { read, actorId, at }) => {
      const parsed = parseMinutes(time);
      return {
        label: `Corrected ${person.name}, ${nameOf(projectId)}, ${shortDay(day)}`,
        changes: correctWeek({
          sheet: timesheetOf(read.all('timesheets'), person.id, sheet.weekStart),
          person,
          entries: read.all('timeEntries'),
          projectId,
          day,
          minutes: parsed.ok ? parsed.minutes : 0,
          base: baseOf({ projectId, day }),
          billable: isBilled(projectOf(projectId)),
          reason,
          byId: actorId,
          at,
        }),
      };
    },
    onSaved: onClose,
  });
  const { draft, errors, set } = edit;
  return (
    <EditDialog
      edit={edit}
      form={form}
      title={`Correct ${person.name}, ${weekName(sheet.weekStart)}`}
      submit="Save correction"
      onClose={onClose}
    >
      <p>The week keeps its status. {person.name} gets a notification with the new time and your reason.</p>
      <ChoiceField
        label="Day"
        choices={days.map((day) => ({ value: day, label: longDay(day) }))}
        value={draft.day}
        onChange={({ target }) => set({ day: target.value })}
      />
      <ChoiceField
        label="Project"
        choices={offered.map((id) => ({ value: id, label: nameOf(id) }))}
        value={draft.projectId}
        error={errors.projectId}
        onChange={({ target }) => set({ projectId: target.value })}
      />
      <InputField
        label="Time"
        hint={`Now ${clockSpan(baseOf(draft))}.${lockOf(draft)}`}
        placeholder="7:30"
        autoComplete="off"
        {...edit.field('time')}
      />
      <AreaField label="Reason" maxLength={500} required {...edit.field('reason')} />
    </EditDialog>
  );
}

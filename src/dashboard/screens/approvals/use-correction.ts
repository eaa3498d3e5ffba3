import { useMemo, useState } from 'react';
import { correctTime, onDraftInvoice } from '@/dashboard/commands/time/correct-time';
import { loggableTasks } from '@/dashboard/commands/time/loggable-tasks';
import { parseMinutes } from '@/dashboard/commands/time/parse-minutes';
import { entriesOfWeek } from '@/dashboard/commands/time/week-grid';
import { isBilled } from '@/dashboard/figures/billable';
import { invoiceByEntry } from '@/dashboard/figures/invoice-by-entry';
import { useEdit } from '@/dashboard/hooks/use-edit';
import { useRecords } from '@/dashboard/hooks/use-workspace';
import {
  boolean,
  nullable,
  object,
  text,
  type TypeOf,
  type Unchecked,
} from '@/dashboard/model/fields/fields';
import type { Person, TimeEntry, Timesheet } from '@/dashboard/model/records/records';
import { timeEntry } from '@/dashboard/model/records/time-entry';
import { projectName } from '@/dashboard/words/project';
import { mayHaveTime } from '@/dashboard/words/project-status';
import { clockSpan } from '@/dashboard/words/span';
import { shorten } from '@/lib/shorten';
import { byName } from '@/lib/compare';

/** An empty `entryId` is a new entry, an empty `taskId` no task. */
const fields = {
  ...object({
    day: text,
    entryId: text,
    /** The entry when it was chosen. Null for a new one, and in drafts from before they held it. */
    seen: nullable(timeEntry),
    projectId: text,
    taskId: text,
    time: text,
    note: text,
    billable: boolean,
    reason: text,
  }),
  upgrades: [(stored: Unchecked) => ({ seen: null, ...stored })],
};
type Draft = TypeOf<typeof fields>;

/** Characters of a note in the list of entries. */
const maxNote = 40;

export interface CorrectionOptions {
  person: Person;
  sheet: Timesheet;
  /** The days that are not in a signed-off month. */
  days: readonly string[];
  onSaved: () => void;
}

/** The draft of a correction, its choices and its checks. */
export function useCorrection({ person, sheet, days, onSaved }: CorrectionOptions) {
  const projects = useRecords('projects');
  const tasks = useRecords('tasks');
  const invoices = useRecords('invoices');
  const timeEntries = useRecords('timeEntries');
  // Another person may change the time meanwhile.
  const [entries] = useState(() => entriesOfWeek(timeEntries, person.id, sheet.weekStart));
  const invoiced = useMemo(() => invoiceByEntry(invoices), [invoices]);

  const projectOf = (id: string) => projects.find((project) => project.id === id);
  const nameOf = (id: string) => projectName(projectOf(id));
  const entryOf = (id: string) => entries.find((entry) => entry.id === id) ?? null;
  const openProjects = projects
    .filter(mayHaveTime)
    .sort(byName)
    .map(({ id }) => id);
  // Time of a finished or deleted project can be corrected too.
  const offered = [...new Set([...entries.map(({ projectId }) => projectId), ...openProjects])];
  const firstProject = offered[0] ?? '';

  const entriesOn = (day: string) => entries.filter((entry) => entry.day === day);
  const entryLabel = ({ projectId, minutes, note }: TimeEntry) =>
    [nameOf(projectId), clockSpan(minutes), shorten(note, maxNote)].filter(Boolean).join(', ');
  const isGone = (id: string, day: string) => id !== '' && entryOf(id)?.day !== day;
  const draftOfEntry = (day: string, entry: TimeEntry | null): Omit<Draft, 'reason'> => ({
    day,
    entryId: entry?.id ?? '',
    seen: entry,
    projectId: entry?.projectId ?? firstProject,
    taskId: entry?.taskId ?? '',
    time: entry ? clockSpan(entry.minutes) : '',
    note: entry?.note ?? '',
    billable: entry ? entry.billable : isBilled(projectOf(firstProject)),
  });
  const draftOfDay = (day: string) => {
    const onDay = entriesOn(day);
    return draftOfEntry(day, onDay.find(({ id }) => !invoiced.has(id)) ?? onDay[0] ?? null);
  };
  const firstDay = days.find((day) => entriesOn(day).some(({ id }) => !invoiced.has(id))) ?? days[0]!;
  // What others change meanwhile must not choose another entry.
  const [first] = useState((): Draft => ({ ...draftOfDay(firstDay), reason: '' }));

  const edit = useEdit<'timesheets', Draft>({
    form: `correction:${sheet.id}`,
    fields,
    collection: 'timesheets',
    id: null,
    restoreWhole: true,
    draftOf: () => first,
    check: ({ day, entryId, projectId, time, reason }) => {
      const parsed = time.trim() === '' ? null : parseMinutes(time);
      const invoice = invoiced.get(entryId);
      return {
        ...(!days.includes(day) && { day: 'Choose a day that is not signed off.' }),
        ...(isGone(entryId, day) && {
          entryId: 'This entry was removed or moved to another day. Choose another one.',
        }),
        ...(invoice && {
          entryId:
            invoice.status === 'draft'
              ? onDraftInvoice
              : `This entry is on invoice ${invoice.number}, so it is locked. Void the invoice to change it.`,
        }),
        ...(!offered.includes(projectId) && { projectId: 'Choose a project.' }),
        ...(parsed === null
          ? { time: entryId ? 'Enter the time, or 0 to remove the entry.' : 'Enter a time such as 1:30.' }
          : !parsed.ok && { time: parsed.error }),
        ...(reason.trim() === '' && { reason: 'Enter a reason, so that the person knows why.' }),
      };
    },
    save: (
      { day, entryId, seen, projectId, taskId, time, note, billable, reason },
      _record,
      { read, ...context },
    ) => {
      const parsed = parseMinutes(time);
      return correctTime(
        {
          personId: person.id,
          day,
          seen: seen ?? entryOf(entryId),
          projectId,
          taskId: taskId || null,
          minutes: parsed.ok ? parsed.minutes : 0,
          note,
          billable,
          reason,
        },
        read,
        context,
      );
    },
    onSaved,
  });
  const taskChoices = loggableTasks(tasks, {
    personId: person.id,
    projectId: edit.draft.projectId,
    taskId: edit.draft.taskId || null,
  });

  return {
    edit,
    offered,
    taskChoices,
    projectOf,
    nameOf,
    entryOf,
    entriesOn,
    entryLabel,
    isGone,
    draftOfDay,
    draftOfEntry,
  };
}

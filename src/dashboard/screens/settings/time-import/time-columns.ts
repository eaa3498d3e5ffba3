import type { ImportField } from '@/dashboard/parts/csv-import/import-spec';

const labels = {
  day: 'Date',
  person: 'Person',
  personEmail: 'Person’s email',
  lastName: 'Last name',
  client: 'Client',
  project: 'Project',
  task: 'Task',
  note: 'Note',
  duration: 'Hours',
  start: 'Start time',
  end: 'End time',
  billable: 'Billable',
  invoiced: 'Invoiced',
} as const;

export type TimeFieldId = keyof typeof labels;
export type TimeTexts = Readonly<Record<TimeFieldId, string>>;

/**
 * Other names of the columns, folded and without spaces, as in the detailed exports of Harvest, Toggl Track, Clockify and
 * Kimai, and in the portal's own.
 */
const columns: Readonly<Record<TimeFieldId, readonly string[]>> = {
  day: ['startdate', 'day', 'spentdate', 'workdate'],
  person: ['user', 'employee', 'member', 'username', 'fullname', 'name', 'firstname', 'email', 'useremail'],
  // Its own label is not Email: a file without names has the person in that column.
  personEmail: ['email', 'useremail', 'emailaddress'],
  lastName: ['surname', 'familyname'],
  client: ['customer', 'clientname', 'customername', 'company'],
  project: ['projectname'],
  task: ['activity', 'taskname'],
  note: ['notes', 'description', 'comment'],
  duration: ['duration', 'durationh', 'durationdecimal', 'totalhours'],
  start: ['start', 'from', 'begin', 'startedat'],
  end: ['to', 'endedat', 'stop'],
  billable: ['billable', 'isbillable'],
  invoiced: ['isinvoiced', 'exported'],
};

const fieldIds = Object.keys(labels) as TimeFieldId[];

/** Fields whose text means the same in each row, so that one correction is enough. */
const shared: readonly TimeFieldId[] = ['person', 'personEmail', 'lastName', 'client', 'project'];

/** Keeps its identity: a new array reads the file again. */
export const timeFields: readonly ImportField<TimeFieldId>[] = fieldIds.map((id) => ({
  id,
  label: labels[id],
  columns: columns[id],
  shared: shared.includes(id),
}));

export const noTexts = Object.fromEntries(fieldIds.map((id) => [id, ''])) as TimeTexts;

import { assignment } from './assignment';
import { client } from './client';
import type { CollectionName } from './collections';
import { course, courseProgress } from './course';
import { calendarEvent } from './event';
import { favourite } from './favourite';
import type { Model, TypeOf } from '@/dashboard/model/fields/fields';
import { file } from './file';
import { goal } from './goal';
import { invoice } from './invoice';
import { holiday, leave, leaveAllowance, leaveKind } from './leave';
import { meeting } from './meeting';
import { draft, message } from './message';
import { notification } from './notification';
import { person } from './person';
import { project } from './project';
import { reportNote } from './report-note';
import { bookmark, resource } from './resource';
import { savedView } from './saved-view';
import { settings } from './settings';
import { task } from './task';
import { timeEntry } from './time-entry';
import { timer } from './timer';
import { timesheet } from './timesheet';

/** The record type of each collection. */
export const models = {
  people: person,
  clients: client,
  projects: project,
  tasks: task,
  timeEntries: timeEntry,
  timesheets: timesheet,
  timers: timer,
  events: calendarEvent,
  messages: message,
  drafts: draft,
  notices: notification,
  courses: course,
  courseProgress,
  assignments: assignment,
  files: file,
  resources: resource,
  bookmarks: bookmark,
  meetings: meeting,
  goals: goal,
  reportNotes: reportNote,
  savedViews: savedView,
  settings,
  leave,
  leaveKinds: leaveKind,
  leaveAllowances: leaveAllowance,
  holidays: holiday,
  invoices: invoice,
  favourites: favourite,
} satisfies Record<CollectionName, Model>;

export type Collections = { [Name in CollectionName]: TypeOf<(typeof models)[Name]> };
export type RecordOf<Name extends CollectionName> = Collections[Name];

/** A record of any collection. */
export type AnyRecord = RecordOf<CollectionName>;

export type SeedRecords = { readonly [Name in CollectionName]?: readonly RecordOf<Name>[] };

export type * from './assignment';
export type * from './client';
export type * from './collections';
export type * from './course';
export type * from './event';
export type * from './favourite';
export type * from './file';
export type * from './goal';
export type * from './invoice';
export type * from './leave';
export type * from './meeting';
export type * from './message';
export type * from './notification';
export type * from './person';
export type * from './project';
export type * from './rate';
export type * from './report-note';
export type * from './resource';
export type * from './saved-view';
export type * from './settings';
export type * from './task';
export type * from './time-entry';
export type * from './timer';
export type * from './timesheet';

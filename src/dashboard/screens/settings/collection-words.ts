import type { CollectionName } from '@/dashboard/model/records/records';

/** What the records of each collection are called. */
export const collectionWords: Readonly<Record<CollectionName, string>> = {
  people: 'People',
  projects: 'Projects',
  tasks: 'Tasks',
  timeEntries: 'Time entries',
  timesheets: 'Time sheets',
  timers: 'Running timers',
  events: 'Events',
  messages: 'Messages',
  drafts: 'Drafts',
  notices: 'Notifications',
  courses: 'Courses',
  courseProgress: 'Course progress',
  assignments: 'Assignments',
  files: 'Files',
  resources: 'Resources',
  bookmarks: 'Bookmarks',
  meetings: 'Meetings',
  goals: 'Goals',
  reportNotes: 'Report notes',
  savedViews: 'Saved views',
  settings: 'Settings',
};

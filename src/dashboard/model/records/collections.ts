/** The names of all collections. */
export const collectionNames = [
  'people',
  'clients',
  'projects',
  'tasks',
  'timeEntries',
  'timesheets',
  'timers',
  'events',
  'messages',
  'drafts',
  'notices',
  'courses',
  'courseProgress',
  'assignments',
  'files',
  'resources',
  'bookmarks',
  'meetings',
  'goals',
  'reportNotes',
  'savedViews',
  'settings',
  'leave',
  'leaveKinds',
  'leaveAllowances',
  'holidays',
  'invoices',
  'favourites',
] as const;

export type CollectionName = (typeof collectionNames)[number];

export const isCollectionName = (name: unknown): name is CollectionName =>
  collectionNames.includes(name as CollectionName);

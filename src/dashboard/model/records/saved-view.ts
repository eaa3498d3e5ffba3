import { id, record, text, type TypeOf } from '@/dashboard/model/fields/fields';

/** A screen's filters under a name. */
export const savedView = record({
  ownerId: id('people'),
  /** The screen's route. */
  screen: text,
  name: text,
  /** The screen's query, without the question mark. */
  search: text,
});

export interface SavedView extends TypeOf<typeof savedView> {}

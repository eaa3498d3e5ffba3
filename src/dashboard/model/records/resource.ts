import {
  id,
  integer,
  list,
  minutes,
  nullable,
  oneOf,
  optional,
  record,
  text,
  texts,
  type TypeOf,
} from '@/dashboard/model/fields/fields';
import { publishStatuses } from './course';

export const resource = record(
  {
    title: text,
    summary: text,
    tags: texts,
    minutes,
    body: texts,
    /** Interns see published resources only. */
    status: oneOf(publishStatuses),
    /** The person who wrote it and may edit it. Null for the agency's resources, which only the admin edits. */
    authorId: nullable(id('people')),
    fileIds: list(id('files')),
    /** Order in lists, ascending, then by title. Missing is 0, until somebody changes the order. */
    position: optional(integer()),
  },
  [
    // `status` and `authorId` became required.
    (stored) => ({ ...stored, status: 'published', authorId: null }),
    // A resource got files.
    (stored) => ({ ...stored, fileIds: [] }),
  ],
);

/** A bookmarked resource. Its id is `{personId}:{resourceId}`. */
export const bookmark = record({ personId: id('people'), resourceId: id('resources') });

export interface Resource extends TypeOf<typeof resource> {}
export interface Bookmark extends TypeOf<typeof bookmark> {}

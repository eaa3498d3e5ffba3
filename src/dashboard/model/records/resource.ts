import { id, minutes, record, text, texts, type TypeOf } from '@/dashboard/model/fields/fields';

export const resource = record({ title: text, summary: text, tags: texts, minutes, body: texts });

/** A bookmarked resource. Its id is `{personId}:{resourceId}`. */
export const bookmark = record({ personId: id('people'), resourceId: id('resources') });

export interface Resource extends TypeOf<typeof resource> {}
export interface Bookmark extends TypeOf<typeof bookmark> {}

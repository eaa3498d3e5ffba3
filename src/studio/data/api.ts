import type { Field } from './field';

/** The JSON that the Studio's server and its screens exchange. */

/** The most bytes of a picture. */
export const maxPictureBytes = 64 * 1024 * 1024;

/** Something that the build refuses: "{file}:{line}: {field}: expected {expected}, got {got}". */
export interface Mistake {
  file: string;
  line: number;
  field: string;
  expected: string;
  got: string;
  /** Its line in the Markdown text of the form, from 1, if it is there. */
  textLine?: number;
}

/** A form's content: the fields by name, and the Markdown without the empty lines around it. */
export interface EntryContent {
  fields: Readonly<Record<string, unknown>>;
  body: string;
}

/** A file that differs from the last commit. */
export interface ChangedFile {
  /** From the content folder. */
  path: string;
  kind: 'added' | 'changed' | 'deleted';
}

export interface ContentChanges {
  /** `none`: the folder is in no repository, and there are only files. */
  repository: 'none' | 'local' | 'remote';
  files: readonly ChangedFile[];
  /** The changed lines under the name of each file, without new files. */
  diff: string;
  /** Commits that are not in the remote repository yet. */
  unsent: number;
  /** The number of changed files that are drawn or written by the Studio, and no part of `files`. */
  drawn: number;
}

/** Drawn pictures that have other colours than the site. */
export interface DrawingState {
  /** Their number. */
  stale: number;
  /** The drawing time in words: 'about 3 minutes'. */
  time: string;
  isDrawing: boolean;
  /** The picture that is done: 'hero is drawn (3 of 43)'; '' for none. */
  progress: string;
  /** The reason why the last drawing ended early, or ''. */
  failure: string;
}

export interface EntrySummary {
  slug: string;
  title: string;
  /** ISO day, where the collection has days. */
  date?: string;
  isDraft: boolean;
  /** The day is to come. */
  isScheduled: boolean;
  mistakes: readonly Mistake[];
}

export interface CollectionSummary {
  name: string;
  label: string;
  singular: string;
  isOpen: boolean;
  entries: readonly EntrySummary[];
  /** The entries of the site's own language that a further one lacks. */
  untranslated: readonly { slug: string; title: string }[];
}

/** A picture that no content uses. */
export interface UnusedPicture {
  collection: string;
  /** The name of its file. */
  name: string;
}

export interface Overview {
  collections: readonly CollectionSummary[];
  /** Mistakes of no entry: in a picture, the menu or the brand. */
  mistakes: readonly Mistake[];
  warnings: readonly string[];
  unusedPictures: readonly UnusedPicture[];
  /** The change that Undo takes back. */
  undo: LastChange | null;
}

export interface LastChange {
  id: number;
  /** `Save harbour-ferry` */
  label: string;
}

/** The kind of text below the fields of a file: nothing, Markdown, or Markdown with blocks. */
export type TextKind = 'none' | 'markdown' | 'blocks';

/** Fields that a file of the content has ready, by a name to choose them by. */
export interface ReadyFields {
  label: string;
  fields: EntryContent['fields'];
}

/** An entry as a form opens it. */
export interface OpenEntry extends EntryContent {
  slug: string;
  title: string;
  /** Sent back with a save, so that a change on disk is noticed. */
  version: string;
  form: readonly Field[];
  text: TextKind;
  /** The path of its page on the site. */
  page: string;
  /** The ready-made values for its fields. */
  ready: readonly ReadyFields[];
}

/** The form of an entry to create. */
export interface NewEntry extends Pick<OpenEntry, 'form' | 'text'> {
  /** The values that it begins with, for a translation. @default empty */
  content?: EntryContent;
}

/** A page of the site, as a menu names it. */
export interface Page {
  route: string;
  params: Readonly<Record<string, string>>;
  path: string;
  title: string;
}

/** The options for pictures, references and pages. */
export interface Choices {
  pictures: { files: readonly string[]; drawn: readonly string[] };
  references: Readonly<Record<string, readonly { slug: string; title: string }[]>>;
  /** For a collection that names pages. */
  pages: readonly Page[];
}

export interface Saved {
  slug: string;
  version: string;
}

export interface PublishResult {
  committed: boolean;
  pushed: boolean;
  changes: ContentChanges;
}

import type { Mistake } from '../content/mistakes';
import type { EntryContent } from './entry-file';
import type { Field } from './form/field';
import type { ContentChanges } from './git';

/** The JSON that the Studio's server and its screens exchange. */

export interface EntrySummary {
  slug: string;
  title: string;
  /** ISO day, where the collection has days. */
  date?: string;
  /** The day is in the future. */
  isScheduled: boolean;
  mistakes: readonly Mistake[];
}

export interface CollectionSummary {
  name: string;
  label: string;
  singular: string;
  isOpen: boolean;
  entries: readonly EntrySummary[];
}

export interface Overview {
  collections: readonly CollectionSummary[];
  /** Mistakes of no entry: in a picture, the menu or the brand. */
  mistakes: readonly Mistake[];
  warnings: readonly string[];
  /** The change that Undo takes back. */
  undo: string | null;
}

/** An entry as a form opens it. */
export interface OpenEntry extends EntryContent {
  slug: string;
  title: string;
  /** Sent back with a save, so that a change on disk is noticed. */
  version: string;
  form: readonly Field[];
  /** The path of its page on the site. */
  page: string;
}

/** What pictures and references can be chosen from. */
export interface Choices {
  pictures: { files: readonly string[]; drawn: readonly string[] };
  references: Readonly<Record<string, readonly { slug: string; title: string }[]>>;
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

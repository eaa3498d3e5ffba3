import type { Crumb, PageData } from '../../../src/content/page-data';
import type { Plate } from '../../../src/lib/plate';
import type { PageOf, RouteId, RouteParams } from '../../../src/routes/table';
import type { Day } from '../days';
import type { Entry } from '../read-entry';
import type { PageContext } from './page-context';

/** The kind of a page in search results. */
export type PageKind = 'Page' | 'Service' | 'Project' | 'Projects' | 'Person' | 'Article' | 'Tag' | 'Job';

/** The data of a page in the route table; null for home, which uses its own modules. */
export type DataOfPage<Name> = Name extends keyof PageData ? PageData[Name] : null;

/** The data of a route's page. */
export type DataOf<Id extends RouteId> = DataOfPage<PageOf<Id>>;

/** A page as its route's builder makes it; `sitePages` adds what all pages have in common. */
export interface PageDraft<Data = unknown> {
  /** The page's own name, without the brand. Every page has another. */
  title: string;
  /** For search results. Every page has another. */
  description: string;
  data: Data;
  /** The last day on which its content changed; null if nobody tracks it. */
  lastModified: Day | null;
  /** Null for a page that the search does not offer. */
  kind: PageKind | null;
  /** The way to it, itself included; empty for home. */
  crumbs: readonly Crumb[];
  /** Its words, for the search. */
  text: string;
  /** Names that it can be found by beside its title. */
  keywords?: readonly string[];
  /** The page's picture. */
  image?: Plate;
  /** The file that it is made of, where there is one. */
  source?: Pick<Entry<unknown>, 'file' | 'lineOf' | 'contents'>;
  /** Every page ends with a link to it: terms, and what few look for. */
  minor?: boolean;
  /** Bundles whose styles its blocks need, beside those of its page. */
  sheets?: readonly string[];
}

/** Makes the page of one address of a route. */
export type Builder<Id extends RouteId> = (
  context: PageContext,
  params: RouteParams,
) => PageDraft<DataOf<Id>>;

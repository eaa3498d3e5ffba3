import * as words from '@generated/yaml/words/lists';
import type { PageLink } from '../../../src/content/card-data';
import type { Crumb } from '../../../src/content/page-data';
import type { PageTexts } from '../../../src/content/schema/pages';
import { pathTo } from '../../../src/routes/paths';

const home: PageLink = { label: words.home, path: pathTo('home') };

/** The parent lists of other pages. */
export const parentsOf = (pages: PageTexts) =>
  ({
    services: { label: pages.services.title, path: pathTo('services') },
    team: { label: pages.team.title, path: pathTo('team') },
    blog: { label: pages.blog.title, path: pathTo('blog') },
    careers: { label: pages.careers.title, path: pathTo('careers') },
    portfolio: { label: pages.portfolio.title, path: pathTo('portfolio') },
  }) satisfies Record<string, PageLink>;

/** The way to a page from home; the page itself comes last and has no path. */
export const crumbsTo = (label: string, ...above: readonly PageLink[]): Crumb[] => [
  home,
  ...above,
  { label },
];

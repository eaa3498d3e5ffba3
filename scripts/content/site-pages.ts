import type { PageHead, PagePayload } from '../../src/content/page-data';
import { homeTitle } from '../../src/content/home-title';
import { pageTitle } from '../../src/content/page-title';
import { pathTo } from '../../src/routes/paths';
import { routes, type RouteId, type RouteParams } from '../../src/routes/table';
import { addressesOf } from './addresses';
import type { ContentStore } from './content-store';
import { languageName } from './languages/language-module';
import { blogPage, postPage, tagPage } from './pages/blog';
import { careersPage, jobPage } from './pages/careers';
import { pageContextOf, type PageContext } from './pages/page-context';
import type { Builder, PageDraft } from './pages/draft';
import { contentPage } from './pages/content-page';
import { omit } from './pages/omit';
import { aboutPage, personPage, teamPage } from './pages/people';
import { contactPage, homePage, searchPage } from './pages/plain';
import { servicePage, servicesPage } from './pages/services';
import { categoryPage, portfolioPage, projectPage } from './pages/work';

/** One page of the site, with everything that the files beside it are made of. */
export interface SitePage extends Omit<PageDraft, 'data'> {
  id: RouteId;
  params: RouteParams;
  path: string;
  head: PageHead;
  /** The data of its content file; null for home and its alias, which have no such file. */
  payload: PagePayload | null;
}

/** The builder of each route's pages; a route without one does not compile. */
const builders: { readonly [Id in RouteId]: Builder<Id> } = {
  home: homePage,
  'home-alias': homePage,
  about: aboutPage,
  contact: contactPage,
  services: servicesPage,
  service: servicePage,
  team: teamPage,
  person: personPage,
  blog: blogPage,
  'blog-page': blogPage,
  'blog-tag': tagPage,
  'blog-tag-page': tagPage,
  post: postPage,
  careers: careersPage,
  job: jobPage,
  portfolio: portfolioPage,
  'portfolio-page': portfolioPage,
  project: projectPage,
  'project-category': categoryPage,
  'project-category-page': categoryPage,
  search: searchPage,
  page: contentPage,
};

/** Returns a page's head for tabs and search engines; only home puts the brand first. */
function headOf(
  id: RouteId,
  path: string,
  { title, description }: PageDraft,
  { yaml: { brand }, elsewhere }: ContentStore,
): PageHead {
  const { canonical = path } = routes[id];
  const isHome = canonical === routes.home.pattern;
  const whole = isHome ? homeTitle(brand) : pageTitle(title, brand.name);
  // Names of people and projects are the same in all languages, and tabs are not.
  const isTaken = elsewhere.some((page) => page.title === whole);
  return { title: isTaken ? `${whole} (${languageName(brand.language)})` : whole, description, canonical };
}

function pageOf(context: PageContext, id: RouteId, params: RouteParams): SitePage {
  const path = pathTo(id, params);
  const draft: PageDraft = builders[id](context, params);
  const head = headOf(id, path, draft, context.store);
  const { data } = draft;
  return {
    ...omit(draft, 'data'),
    id,
    params,
    path,
    head,
    payload: data === null ? null : { head, data },
    // An alias is found under the name of the page that it duplicates.
    kind: routes[id].canonical === undefined ? draft.kind : null,
  };
}

/** Every page that exists, in the order of the route table. */
export function sitePages(store: ContentStore): SitePage[] {
  const context = pageContextOf(store);
  return (Object.keys(routes) as RouteId[]).flatMap((id) =>
    addressesOf(id, context.siteIndex).map((params) => pageOf(context, id, params)),
  );
}

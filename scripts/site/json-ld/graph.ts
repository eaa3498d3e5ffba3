import { routes, type PageOf, type RouteId } from '../../../src/routes/table';
import type { DataOfPage } from '../../content/pages/draft';
import { toHtml } from '../../content/prose/to-html';
import { reachableAgency, wholeAgency } from './agency';
import { article } from './article';
import { jobPosting } from './job';
import { addressOf, agencyId, type Context, type Node } from './node';
import { breadcrumbs, itemList, webPage } from './page';
import { person } from './person';
import { project } from './project';
import { questions, service } from './service';
import { website } from './site';

type PageName = PageOf<RouteId>;
type Describe<Name extends PageName> = (context: Context, data: DataOfPage<Name>) => Node[];

const aboutAgency = ({ brand }: Context) => ({ mainEntity: { '@id': agencyId(brand) } });

/** A page that is a list of others. */
const collection = (
  context: Context,
  items: readonly { path: string; title?: string; name?: string }[],
): Node[] => [webPage(context, 'CollectionPage', { mainEntity: itemList(context, items) })];

const plain = (context: Context) => [webPage(context, 'WebPage')];

/** The nodes of pages besides their breadcrumbs, for pages with more than `plain`. */
const describe: { readonly [Name in PageName]?: Describe<Name> } = {
  home: ({ brand }) => [reachableAgency(brand), website(brand)],
  about: (context) => [webPage(context, 'AboutPage', aboutAgency(context)), wholeAgency(context.brand)],
  contact: (context) => [webPage(context, 'ContactPage', aboutAgency(context)), wholeAgency(context.brand)],
  services: (context, { services }) => collection(context, services),
  service: (context, data) => [
    webPage(context, 'WebPage'),
    service(context, data),
    ...(data.questions.length > 0 ? [questions(context, data.questions)] : []),
  ],
  team: (context, { people }) => collection(context, people),
  person: (context, data) => [webPage(context, 'ProfilePage', { mainEntity: person(context, data) })],
  blog: (context, { posts }) => collection(context, posts),
  post: (context, data) => [webPage(context, 'WebPage'), article(context, data)],
  careers: (context, { jobs }) => collection(context, jobs),
  job: (context, data) => [webPage(context, 'WebPage'), jobPosting(context, data)],
  portfolio: (context, { projects }) => collection(context, projects),
  project: (context, data) => [webPage(context, 'WebPage'), project(context, data)],
  'project-category': (context, { projects }) => collection(context, projects),
  'content-page': (context, { blocks }) => {
    const asked = blocks.flatMap((block) => (block.block === 'questions' ? block.items : []));
    const absolute = addressOf(context.page, context.brand);
    const answered = asked.map(({ question, answer }) => ({
      question,
      answer: toHtml(answer, { absolute }),
    }));
    return [webPage(context, 'WebPage'), ...(asked.length > 0 ? [questions(context, answered)] : [])];
  },
};

/** Returns all nodes of a page: the page itself and its subject. */
export function graphOf(context: Context): Node[] {
  const { page } = context;
  const make = (describe[routes[page.id].page] ?? plain) as Describe<PageName>;
  const nodes = make(context, (page.payload?.data ?? null) as DataOfPage<PageName>);
  return page.crumbs.length > 0 ? [...nodes, breadcrumbs(context)] : nodes;
}

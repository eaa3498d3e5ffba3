import type { PageBlock, PriceRow, QuoteData } from '../../../src/content/block-data';
import type { ContentPageData } from '../../../src/content/page-data';
import { formatServicePrice } from '../../../src/lib/format-price';
import { pathTo } from '../../../src/routes/paths';
import type { RouteParams } from '../../../src/routes/table';
import type { Block } from '../blocks/read-blocks';
import type { Testimonial } from '../content-store';
import { addressOf } from '../prose/link-target';
import { crumbsTo } from './crumbs';
import type { PageDraft } from './draft';
import type { PageContext } from './page-context';

/** The services that have a price, all or the named. */
function pricedServices({ store }: PageContext, slugs: readonly string[] | undefined) {
  return store.services.flatMap(({ slug, doc: { title, price } }) =>
    price && (!slugs || slugs.includes(slug))
      ? { slug, title, price, path: pathTo('service', { slug }) }
      : [],
  );
}

const priceRow = ({ title, price, path }: ReturnType<typeof pricedServices>[number]): PriceRow => ({
  title,
  price: formatServicePrice(price),
  note: price.note,
  path,
});

const quoteOf = (
  { doc: { name, role, client, number, image }, text }: Testimonial,
  { plate }: PageContext,
): QuoteData => ({
  text,
  name,
  role: client ? `${role}, ${client}` : role,
  number,
  ...(image && { portrait: plate(image) }),
});

/** Returns a block with the data that it names. */
export function blockData(block: Block, context: PageContext): PageBlock {
  const { store, person, personCard, project, projectCard } = context;
  switch (block.block) {
    case 'team': {
      const { title, people } = block.fields;
      return {
        block: 'team',
        title,
        people: (people?.map(person) ?? store.people).map(personCard),
      };
    }
    case 'projects': {
      const { title, projects } = block.fields;
      return {
        block: 'projects',
        title,
        projects: (projects?.map(project) ?? store.projects).map(projectCard),
      };
    }
    case 'prices': {
      const { title, note, services, rows = [] } = block.fields;
      // Rows of its own and no list of services: only the rows.
      const ofServices = services || rows.length === 0 ? pricedServices(context, services) : [];
      return { block: 'prices', title, note, rows: [...ofServices.map(priceRow), ...rows] };
    }
    case 'estimate': {
      const { title, note, services } = block.fields;
      return {
        block: 'estimate',
        title,
        note,
        services: pricedServices(context, services).map(
          ({ price: { from, to, currency, unit }, ...rest }) => ({
            ...rest,
            price: { from, to, currency, unit },
          }),
        ),
      };
    }
    case 'quote': {
      const { title, testimonials, text, name = '', role = '', number } = block.fields;
      const named = () => testimonials?.map(context.testimonial) ?? store.testimonials;
      const quotes = text ? [{ text, name, role, number }] : named().map((said) => quoteOf(said, context));
      return { block: 'quote', title, quotes };
    }
    case 'numbers':
      return { block: 'numbers', ...block.fields };
    case 'contact':
      return { block: 'contact', ...block.fields };
    case 'action':
      return { block: 'action', ...block.fields, href: addressOf(block.fields.href) };
    default:
      return block;
  }
}

/** Whether a block has something to show below its title: an agency may have no projects, and a further language no people. */
const hasItems = (shown: PageBlock) =>
  !(
    (shown.block === 'projects' && shown.projects.length === 0) ||
    (shown.block === 'team' && shown.people.length === 0)
  );

/** The bundles in which `src/pages/blocks` has them. */
const sheetOf = ({ block }: Block) => (block === 'contact' ? 'contact-block' : 'page-block');

/** The bundles whose styles blocks need. */
export const sheetsOf = (blocks: readonly Block[]) => [
  ...new Set(blocks.filter(({ block }) => block !== 'text').map(sheetOf)),
];

/** A page of the owner's. */
export function contentPage(context: PageContext, { slug = '' }: RouteParams): PageDraft<ContentPageData> {
  const page = context.page(slug);
  const { doc, blocks, contents, text } = page;
  const { title, lead, updated } = doc;
  return {
    title,
    description: doc.description,
    data: {
      title,
      lead,
      updated,
      contents,
      blocks: blocks.map((block) => blockData(block, context)).filter(hasItems),
    },
    lastModified: updated ?? null,
    kind: 'Page',
    crumbs: crumbsTo(title),
    text: [lead ?? [], text].flat().join(' '),
    keywords: doc.keywords.length > 0 ? doc.keywords : undefined,
    source: page,
    minor: doc.footer !== undefined,
    sheets: sheetsOf(blocks),
  };
}

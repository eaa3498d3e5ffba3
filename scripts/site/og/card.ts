import type { Brand } from '../../../src/content/schema';
import { formatDay } from '../../../src/lib/format-day';
import { formatPrice } from '../../../src/lib/format-price';
import type { Plate } from '../../../src/lib/plate';
import type { RouteId } from '../../../src/routes/table';
import { employmentWords, presenceWords } from '../../../src/sections/job-card/job-words';
import type { DataOf } from '../../content/pages/draft';
import type { SitePage } from '../../content/site-pages';
import { hasField } from './fields';

/** What stands at the right of a card: a field of lines, or a picture that runs off its edge. */
export type CardArt =
  | { kind: 'field'; id: string }
  | {
      kind: 'picture';
      plate: Plate;
      width: number;
      /** Which part of a wider picture is shown. */ from: 'left' | 'middle';
    };

/** What the picture of a shared page says. */
export interface Card {
  title: string;
  /** One more thing worth knowing, beside the brand. */
  fact: string | null;
  art: CardArt;
  /** For those who do not see it. */
  alt: string;
}

/** The picture that services show where a page is shared. */
export interface CardImage {
  /** From the site's root. */
  path: string;
  width: number;
  height: number;
  alt: string;
}

type Say<Id extends RouteId> = (data: DataOf<Id>, brand: Brand) => Omit<Card, 'alt'> & { alt?: string };

const field = (id: string): CardArt => ({ kind: 'field', id });
const picture = (plate: Plate, width: number, from: 'left' | 'middle'): CardArt => ({
  kind: 'picture',
  plate,
  width,
  from,
});

/** A plate's own field; another's where it has none, always the same for the same plate. */
function fieldOf(plate: Plate, others: readonly string[]): CardArt {
  if (hasField(plate.id)) return field(plate.id);
  const sum = [...plate.id].reduce((total, letter) => total + letter.codePointAt(0)!, 0);
  return field(others[sum % others.length]!);
}

const articleFields = ['cover-shear', 'cover-interference', 'cover-drift', 'cover-moire'];
const serviceFields = ['service-product-development', 'service-brand-strategy', 'service-graphic-design'];

/** A page that is a list, or a text without a picture. */
const opening =
  (id: string) =>
  ({ title }: { title: string }) => ({ title, fact: null, art: field(id) });

const home = (_: null, { tagline }: Brand) => ({
  title: tagline.replace(/\.$/, ''),
  fact: null,
  art: field('swell'),
});

/** What each route's card says; a route without one does not compile. */
const say: { readonly [Id in RouteId]: Say<Id> } = {
  home,
  'home-alias': home,
  about: opening('swell'),
  contact: ({ title }, { email }) => ({ title, fact: email, art: field('swell') }),
  services: opening('service-consulting'),
  service: ({ title, price, plate }) => ({
    title,
    fact: `${formatPrice(price)} per ${price.unit}`,
    art: fieldOf(plate, serviceFields),
  }),
  team: opening('swell'),
  person: ({ name, role, portrait, portraitAlt }) => ({
    title: name,
    fact: role,
    art: picture(portrait, 480, 'middle'),
    alt: `${name}, ${role}. ${portraitAlt}`,
  }),
  blog: opening('cover-growth'),
  'blog-page': opening('cover-growth'),
  'blog-tag': opening('cover-growth'),
  'blog-tag-page': opening('cover-growth'),
  post: ({ title, date, writer, cover }) => ({
    title,
    fact: `${writer.name}, ${formatDay(date)}`,
    art: fieldOf(cover, articleFields),
  }),
  careers: opening('dawn'),
  job: ({ title, employment, presence }) => ({
    title,
    fact: `Opening: ${presenceWords[presence].toLowerCase()}, ${employmentWords[employment].toLowerCase()}`,
    art: field('dawn'),
  }),
  portfolio: opening('swell'),
  'portfolio-page': opening('swell'),
  project: ({ title, subtitle, image, imageAlt }) => ({
    title,
    fact: subtitle,
    art: picture(image, 600, 'left'),
    alt: `${title}. ${imageAlt}`,
  }),
  'project-category': opening('swell'),
  'project-category-page': opening('swell'),
  search: opening('swell'),
  privacy: opening('swell'),
  policy: opening('swell'),
  accessibility: opening('swell'),
};

/** What the card of a page says. The parts of a list have one card. */
export function cardOf({ id, payload }: Pick<SitePage, 'id' | 'payload'>, brand: Brand): Card {
  const card = (say[id] as Say<RouteId>)((payload?.data ?? null) as DataOf<RouteId>, brand);
  return { alt: `${card.title}, in large letters beside engraved lines.`, ...card };
}

/** What the card's file is called before its hash: the page's path, without the number of a list's part. */
export function cardName({ head, path }: Pick<SitePage, 'head' | 'path'>): string {
  const whole = (head.canonical ?? path).replace(/\/page\/\d+$/, '');
  return whole.slice(1).replaceAll('/', '-').slice(0, 80) || 'home';
}

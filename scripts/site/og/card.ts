import * as words from '@generated/yaml/words/sharedPicture';
import type { Brand } from '../../../src/content/schema/brand';
import { withoutBase } from '../../../src/lib/base-path';
import { fill } from '../../../src/lib/fill';
import { formatDay } from '../../../src/lib/format-day';
import { formatServicePrice } from '../../../src/lib/format-price';
import { inSentence } from '../../../src/lib/language';
import type { Plate } from '../../../src/lib/plate';
import type { RouteId } from '../../../src/routes/table';
import { employmentWords, presenceWords } from '../../../src/sections/job-card/job-words';
import type { DataOf } from '../../content/pages/draft';
import type { SitePage } from '../../content/site-pages';
import { isOwnPicture } from '../../content/pictures/own-pictures';
import { hasField } from './fields';

/** A plate that fills the right of a card. */
export interface CardPicture {
  plate: Plate;
  width: number;
  /** Which part of a wider picture is shown. */
  position: 'left top' | 'centre';
}

/** What the picture of a shared page says. */
export interface Card {
  title: string;
  /** One more thing worth knowing, beside the brand. */
  fact: string | null;
  /** At the right: a field of lines, by its id, or a picture. */
  art: string | CardPicture;
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

/** A plate's own field; another's where it has none, always the same for the same plate. */
function fieldOf({ id }: Plate, others: readonly string[]): string {
  const sum = [...id].reduce((total, letter) => total + letter.codePointAt(0)!, 0);
  return hasField(id) ? id : others[sum % others.length]!;
}

const articleFields = ['cover-shear', 'cover-interference', 'cover-drift', 'cover-moire'];
const serviceFields = ['service-product-development', 'service-brand-strategy', 'service-graphic-design'];

const home = (_: null, { tagline }: Brand) => ({ title: tagline.replace(/\.$/, '') });
const blog = () => ({ art: 'cover-growth' });

/** What the card of a route says beside the title of its page, or in its place. */
const parts: { readonly [Id in RouteId]?: (data: DataOf<Id>, brand: Brand) => Partial<Card> } = {
  home,
  'home-alias': home,
  contact: (_, { email }) => ({ fact: email }),
  services: () => ({ art: 'service-consulting' }),
  service: ({ price, plate }) => ({
    fact: price ? formatServicePrice(price) : null,
    art: plate ? fieldOf(plate, serviceFields) : 'swell',
  }),
  person: ({ name, role, portrait, portraitAlt }) => ({
    title: name,
    fact: role,
    art: { plate: portrait, width: 480, position: 'centre' },
    alt: `${name}, ${role}. ${portraitAlt}`,
  }),
  blog,
  'blog-page': blog,
  'blog-tag': blog,
  'blog-tag-page': blog,
  post: ({ date, writer, cover }) => ({
    fact: `${writer.name}, ${formatDay(date)}`,
    art: isOwnPicture(cover)
      ? { plate: cover, width: 480, position: 'centre' }
      : fieldOf(cover, articleFields),
  }),
  careers: () => ({ art: 'dawn' }),
  job: ({ employment, presence }) => ({
    fact: fill(words.opening, {
      facts: `${inSentence(presenceWords[presence])}, ${inSentence(employmentWords[employment])}`,
    }),
    art: 'dawn',
  }),
  project: ({ title, subtitle, image, imageAlt }) => ({
    fact: subtitle,
    art: { plate: image, width: 600, position: isOwnPicture(image) ? 'centre' : 'left top' },
    alt: `${title}. ${imageAlt}`,
  }),
};

/** What the card of a page says. The parts of a list have one card. */
export function cardOf({ id, title, payload }: SitePage, brand: Brand): Card {
  const data = payload?.data as DataOf<RouteId>;
  const part = (parts[id] as ((data: DataOf<RouteId>, brand: Brand) => Partial<Card>) | undefined)?.(
    data,
    brand,
  );
  const card = { title: data && 'title' in data ? data.title : title, fact: null, art: 'swell', ...part };
  return { alt: fill(words.alt, { title: card.title }), ...card };
}

/** What the card's file is called before its hash: the page's path, without the number of a list's part. */
export function cardName({ head, path }: Pick<SitePage, 'head' | 'path'>): string {
  const whole = (head.canonical ?? path).replace(/\/page\/\d+$/, '');
  return withoutBase(whole).slice(1).replaceAll('/', '-').slice(0, 80) || 'home';
}

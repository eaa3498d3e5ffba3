import type { Brand } from '@/content/schema/brand';
import { brand } from '@/content/brand';
import { sitePages, type SitePage } from '../../scripts/content/site-pages';
import type { ContentStore } from '../../scripts/content/content-store';
import type { CardImage } from '../../scripts/site/og/card';
import { contentOf, type Files } from '../content/sample';

export { brand };

/** Another agency, with a name that every format has to escape and a zone on the other side of UTC. */
export const other: Brand = {
  ...brand,
  name: 'Kelp & <Co>',
  tagline: 'Slow boats.',
  description: 'Kelp & <Co> repairs boats.',
  url: 'https://kelp.example',
  email: 'ahoy@kelp.example',
  phone: '+351 555 0100',
  address: { street: 'Rua 1', city: 'Nazaré', country: 'Portugal' },
  timeZone: 'Europe/Lisbon',
};

export interface SampleSite {
  store: ContentStore;
  pages: readonly SitePage[];
  /** The page at a path. */
  page: (path: string) => SitePage;
}

/** The sample's content with its pages. */
export function sampleSite(changes: Files = {}): SampleSite {
  const store = contentOf(changes);
  const pages = sitePages(store);
  return { store, pages, page: (path) => pages.find((page) => page.path === path)! };
}

/** The sample's content with the brand file of the other agency. JSON is YAML too. */
export const otherSite = (): SampleSite =>
  sampleSite({ 'brand.yml': JSON.stringify({ ...other, portalServer: null }) });

/** A picture to share. */
export const image: CardImage = { path: '/og/x.12345678.png', width: 1200, height: 630, alt: 'A & "B"' };

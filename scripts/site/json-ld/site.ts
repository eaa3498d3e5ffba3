import type { Brand } from '../../../src/content/schema/brand';
import { pathTo } from '../../../src/routes/paths';
import { absolute } from '../addresses';
import { language } from '../../../src/lib/language';
import { agencyId, siteId, type Node } from './node';

/** The site, and the address at which its own search answers. */
export const website = (brand: Brand): Node => ({
  '@type': 'WebSite',
  '@id': siteId(brand),
  url: absolute(brand, pathTo('home')),
  name: brand.name,
  inLanguage: language,
  publisher: { '@id': agencyId(brand) },
  potentialAction: {
    '@type': 'SearchAction',
    target: {
      '@type': 'EntryPoint',
      urlTemplate: `${absolute(brand, pathTo('search'))}?q={search_term_string}`,
    },
    'query-input': 'required name=search_term_string',
  },
});

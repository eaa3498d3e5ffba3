import { brand as ownBrand } from './brand';
import type { Brand } from './schema/brand';

const endingOf = ({ name }: Pick<Brand, 'name'>) => ` · ${name}`;

/** The title of a page in the browser's tab and in search results. */
export const pageTitle = (title: string, brand: Pick<Brand, 'name'> = ownBrand): string =>
  title + endingOf(brand);

/** The title of the home page: the only one that begins with the brand. */
export const homeTitle = ({ name, tagline }: Pick<Brand, 'name' | 'tagline'> = ownBrand): string =>
  `${name}: ${tagline.replace(/\.$/, '')}`;

/** What `pageTitle` was given. */
export const withoutBrand = (title: string): string => title.replace(endingOf(ownBrand), '');

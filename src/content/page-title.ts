import { brand as ownBrand } from './brand';
import type { Brand } from './schema/brand';

/** Most characters of a title in the HTML, where an ampersand takes five: search engines and tabs cut off the rest. */
const longest = 70;

const fits = (title: string) => title.replaceAll('&', '&amp;').length <= longest;

const endingOf = ({ name }: Pick<Brand, 'name'>) => ` · ${name}`;

/** The title of a page in the browser's tab and in search results. One that would be too long is without the brand. */
export function pageTitle(title: string, brand: Pick<Brand, 'name'> = ownBrand): string {
  const whole = title + endingOf(brand);
  return fits(whole) ? whole : title;
}

/** The title of the home page: the only one that begins with the brand, and the brand alone where the tagline is too long. */
export function homeTitle({ name, tagline }: Pick<Brand, 'name' | 'tagline'> = ownBrand): string {
  const whole = `${name}: ${tagline.replace(/\.$/, '')}`;
  return fits(whole) ? whole : name;
}

/** Returns the argument of `pageTitle` from its result. */
export const withoutBrand = (title: string): string => title.replace(endingOf(ownBrand), '');

import { brandName } from './brand-name';

/** Most characters of a title in the HTML, where an ampersand takes five: search engines and tabs cut off the rest. */
const longest = 70;

/** Whether a title is short enough for a tab and a search result. */
export const isTabTitle = (title: string): boolean => title.replaceAll('&', '&amp;').length <= longest;

const endingOf = (name: string) => ` · ${name}`;

/**
 * The title of a page in the browser's tab and in search results. One that would be too long is without the brand.
 * @param name - of the brand
 */
export function pageTitle(title: string, name: string = brandName): string {
  const whole = title + endingOf(name);
  return isTabTitle(whole) ? whole : title;
}

/** Returns the argument of `pageTitle` from its result. */
export const withoutBrand = (title: string): string => title.replace(endingOf(brandName), '');

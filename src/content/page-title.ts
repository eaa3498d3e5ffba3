import { brand } from './brand';

const ending = ` · ${brand.name}`;

/** The title of a page in the browser's tab and in search results. */
export const pageTitle = (title: string): string => title + ending;

/** The title of the home page: the only one that begins with the brand. */
export const homeTitle: string = `${brand.name}: ${brand.tagline.replace(/\.$/, '')}`;

/** What `pageTitle` was given. */
export const withoutBrand = (title: string): string => title.replace(ending, '');

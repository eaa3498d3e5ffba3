import { languages } from '@generated/language-table';
import { withoutBase } from './base-path';
import type { SiteLanguage } from './language-table';

/** Whether a language lacks a page. @param path - from the language's folder on */
export const lacks = ({ missing }: SiteLanguage, path: string): boolean =>
  missing.some((entry) => (entry.endsWith('/') ? path.startsWith(entry) : path === entry));

const addressIn = ({ folder }: SiteLanguage, path: string) =>
  path === '/' && folder ? folder : folder + path;

/** The page of a path in a language. */
export interface Translation {
  tag: string;
  name: string;
  path: string;
}

/** A page in all languages that have it, the site's own language first. @param path - as in the address bar */
export function translationsOf(path: string): Translation[] {
  const own = withoutBase(path);
  return languages
    .filter((each) => !lacks(each, own))
    .map((each) => ({ tag: each.tag, name: each.name, path: addressIn(each, own) }));
}

/** Returns the targets of a language switch: the same page, or the home page of a language that lacks it. */
export function switchFrom(path: string): Translation[] {
  const own = withoutBase(path);
  return languages.map((each) => ({
    tag: each.tag,
    name: each.name,
    path: addressIn(each, lacks(each, own) ? '/' : own),
  }));
}

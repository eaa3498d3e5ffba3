import { languages } from '@generated/language-table';
import { basePath, withoutBase } from './base-path';
import { language } from './language';
import { lacks } from './languages';

/**
 * The page of the site's own language that a link of a further one leads to because that lacks it; null for any other link.
 * @param href - a path of this language, which may have a query and a fragment
 */
export function fallbackOf(href: string): { href: string; hrefLang: string } | null {
  const here = languages.find(({ tag }) => tag === language);
  const [first] = languages;
  const path = withoutBase(href.replace(/[?#].*$/, ''));
  if (!here || !first || !path || !lacks(here, path)) return null;
  return { href: first.folder + href.slice(basePath.length), hrefLang: first.tag };
}

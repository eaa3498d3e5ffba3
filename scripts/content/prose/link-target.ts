import { statSync } from 'node:fs';
import { join } from 'node:path';
import { brand } from '../../../src/content/brand';
import { basePath, rootPath, withBase } from '../../../src/lib/base-path';

const web = /^https:\/\/[^\s\p{Cc}<>"'\\]+$/u;
const phone = /^tel:\+?\d[\d().-]*$/;
const mail = /^mailto:[^\s\p{Cc}<>"\\/]+@[^\s\p{Cc}<>"\\/]+$/u;

/** Whether a link stays on this site: a path, or a place on the same page. */
export const isOwn = (href: string): boolean => /^(#|\/(?![/\\]))/.test(href);

const publicFolder = join(import.meta.dirname, '../../../public');

/** Whether a path is that of a file in `public`, which the site has as it is: `/prices.pdf`. */
export function isPublicFile(path: string): boolean {
  if (!/^\/.*\.\w+$/.test(path) || path.split('/').includes('..')) return false;
  return statSync(join(publicFolder, path), { throwIfNoEntry: false })?.isFile() === true;
}

/**
 * The address of a link: authors write the paths of pages, and of files, as they are at the root of a domain. Files are there once
 * for all languages.
 */
export function addressOf(href: string): string {
  if (isPublicFile(/^[^?#]*/.exec(href)![0])) return rootPath + href;
  return href.startsWith('/') ? withBase(href) : href;
}

/**
 * Returns the expected value for an invalid link address, or null for a valid one: a path of this site (whether the page
 * exists is checked later), `#place`, `https:`, `mailto:` or `tel:`. No other address ever becomes a link.
 * @param site - the address of this site
 */
export function linkFault(href: string, site: string = brand.url + basePath): string | null {
  if (href === site || href.startsWith(`${site}/`))
    return `the path alone: "${href.slice(site.length) || '/'}"`;
  if (isOwn(href) || mail.test(href) || phone.test(href)) return null;
  if (/^https:/i.test(href))
    return web.test(href) && URL.canParse(href) ? null : 'a whole address such as "https://example.com/page"';
  if (/^http:/i.test(href)) return `an encrypted address: "${href.replace(/^http/i, 'https')}"`;
  if (/^mailto:/i.test(href)) return 'an email address such as "mailto:hello@example.com"';
  if (/^tel:/i.test(href)) return 'a phone number without spaces such as "tel:+4712345678"';
  return 'a path of this site that begins with /, a place #on-this-page, https:, mailto: or tel:';
}

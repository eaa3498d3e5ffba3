import { brand } from '../../../src/content/brand';
import { basePath, withBase } from '../../../src/lib/base-path';

const web = /^https:\/\/[^\s\p{Cc}<>"'\\]+$/u;
const mail = /^mailto:[^\s\p{Cc}<>"\\/]+@[^\s\p{Cc}<>"\\/]+$/u;

/** Whether a link stays on this site: a path, or a place on the same page. */
export const isOwn = (href: string): boolean => /^(#|\/(?![/\\]))/.test(href);

/** The address of a link: authors write the paths of pages as they are at the root of a domain. */
export const addressOf = (href: string): string => (href.startsWith('/') ? withBase(href) : href);

/**
 * Returns the expected value for an invalid link address, or null for a valid one: a path of this site (whether the page
 * exists is checked later), `#place`, `https:` or `mailto:`. No other address ever becomes a link.
 * @param site - the address of this site
 */
export function linkFault(href: string, site: string = brand.url + basePath): string | null {
  if (href === site || href.startsWith(`${site}/`))
    return `the path alone: "${href.slice(site.length) || '/'}"`;
  if (isOwn(href) || mail.test(href)) return null;
  if (/^https:/i.test(href))
    return web.test(href) && URL.canParse(href) ? null : 'a whole address such as "https://example.com/page"';
  if (/^http:/i.test(href)) return `an encrypted address: "${href.replace(/^http/i, 'https')}"`;
  if (/^mailto:/i.test(href)) return 'an email address such as "mailto:hello@example.com"';
  return 'a path of this site that begins with /, a place #on-this-page, https: or mailto:';
}

import type { ComponentProps, MouseEvent } from 'react';
import { fallbackOf } from '@/lib/fallback-of';
import { hasLanguages, isFurtherLanguage } from '@/lib/language';
import { jumpTo } from '@/lib/jump';
import { isPrototypePath } from '@/lib/prototype-path';
import { useVisit } from './use-visit';

export interface LinkProps extends ComponentProps<'a'> {
  /** A path of this site, a fragment of this page or an external address. */
  href: string;
}

/** Whether it is a page of this site. A file, such as /prices.pdf, is for the browser. */
const isPath = (href: string) => /^\/(?!\/|[^?#]*\.\w+(?:[?#]|$))/.test(href) && !isPrototypePath(href);

/** A click that opens a new tab, a window or a menu is left to the browser. */
const isForBrowser = ({ button, ctrlKey, metaKey, altKey, shiftKey }: MouseEvent) =>
  button !== 0 || ctrlKey || metaKey || altKey || shiftKey;

/**
 * A link: a path of this site navigates without a reload, any other address is a plain `<a>`. So is a prototype, and a page in
 * another language, which `hrefLang` names: each is an application of its own.
 */
export function Link({ href, rel, onClick, ...rest }: LinkProps) {
  const visit = useVisit();
  const fallback = isFurtherLanguage && rest.hrefLang === undefined ? fallbackOf(href) : null;
  if (fallback)
    return <a rel={rel} onClick={onClick} {...rest} href={fallback.href} hrefLang={fallback.hrefLang} />;
  if (isPath(href) && !(hasLanguages && rest.hrefLang)) {
    const follow = (event: MouseEvent<HTMLAnchorElement>) => {
      if (isForBrowser(event)) return;
      onClick?.(event);
      if (event.defaultPrevented) return;
      event.preventDefault();
      const { hash, pathname, search } = new URL(href, location.href);
      const isHere = pathname === location.pathname && search === location.search;
      visit(href);
      // A link to the page itself leads to its top, or to a part of it. A query names what is open on the page, where it is.
      if (isHere && (hash || !search)) jumpTo(hash);
    };
    return <a href={href} rel={rel} onClick={follow} {...rest} />;
  }
  const leaves = /^https?:/.test(href);
  return (
    <a href={href} rel={rel ?? (leaves ? 'noopener noreferrer' : undefined)} onClick={onClick} {...rest} />
  );
}

import type { ComponentProps } from 'react';
import { Link as RouterLink } from 'wouter';

export interface LinkProps extends ComponentProps<'a'> {
  /** A path of this site, a fragment of this page, or any other address. */
  href: string;
}

const isPath = (href: string) => href.startsWith('/') && !href.startsWith('//');

/** The only door to the router: a path of this site navigates without a reload, any other address is a plain link. */
export function Link({ href, rel, ...rest }: LinkProps) {
  if (isPath(href)) return <RouterLink href={href} rel={rel} {...rest} />;
  const leaves = /^https?:/.test(href);
  return <a href={href} rel={rel ?? (leaves ? 'noopener noreferrer' : undefined)} {...rest} />;
}

import type { ReactNode } from 'react';
import { Router, useLocation, type RouterOptions } from 'wouter';
import { VisitContext } from './use-visit';

export interface AddressProps extends Pick<RouterOptions, 'hook' | 'searchHook' | 'ssrPath' | 'ssrSearch'> {
  children: ReactNode;
}

/** The router around an application, for one whose addresses are not simply the browser's: by a `hook` of its own it goes elsewhere. */
export function Address({ children, ...options }: AddressProps) {
  return <Router {...options}>{options.hook ? <Way>{children}</Way> : children}</Router>;
}

/** Links are handed the way to go once. wouter's own read the address too, and all render with every change of it. */
function Way({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  return <VisitContext value={navigate}>{children}</VisitContext>;
}

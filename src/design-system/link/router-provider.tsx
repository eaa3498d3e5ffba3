import type { ReactNode } from 'react';
import { Router, useLocation, type RouterOptions } from 'wouter';
import { VisitContext } from './use-visit';

export interface RouterProviderProps extends Pick<
  RouterOptions,
  'hook' | 'searchHook' | 'ssrPath' | 'ssrSearch'
> {
  children: ReactNode;
}

/** The router. An application that does not use the browser's own location gives another one as a `hook`. */
export function RouterProvider({ children, ...options }: RouterProviderProps) {
  return (
    <Router {...options}>{options.hook ? <NavigateProvider>{children}</NavigateProvider> : children}</Router>
  );
}

/**
 * Provides `navigate` once to all links. wouter's own links read the location too, so each change re-renders
 * them all.
 */
function NavigateProvider({ children }: { children: ReactNode }) {
  const [, navigate] = useLocation();
  return <VisitContext value={navigate}>{children}</VisitContext>;
}

import { startTransition, useEffect, useState, type ReactNode } from 'react';
import { SkipLink } from '@/design-system/skip-link/skip-link';
import { firstInput } from '@/platform/first-input';
import { gated } from '@/platform/gated';
import { anchors, pathTo } from '@/routes/paths';
import type { RouteId } from '@/routes/table';

const LayoutStart = gated(async () => (await import('./layout-start')).LayoutStart, { opensOn: 'input' });
const LayoutEnd = gated(async () => (await import('./layout-end')).LayoutEnd);

/** Pages whose dark hero lies under the bar. */
const homePages: readonly (RouteId | null)[] = ['home', 'home-alias'];

export interface LayoutProps {
  /** The route of the page that is shown; null is the 404. */
  page: RouteId | null;
  /** Its path. */
  path: string;
  /** Whether another page's code is on its way. */
  loading: boolean;
  children: ReactNode;
}

/** What every public page stands in: bar, content, banner, footer and what floats above them. */
export function Layout({ page, path, loading, children }: LayoutProps) {
  const isHome = homePages.includes(page);
  const [firstPath] = useState(path);
  const [floating, setFloating] = useState<typeof import('./floating') | null>(null);
  useEffect(() => {
    // Without it the page still scrolls, reads and links: nothing is said, and the next page tries again.
    firstInput
      .then(() => import('./floating'))
      .then((module) => startTransition(() => setFloating(module)))
      .catch(() => {});
  }, []);
  return (
    <>
      <SkipLink />
      <LayoutStart currentPath={isHome ? pathTo('home') : path} overlay={isHome} />
      <main id={anchors.main} tabIndex={-1}>
        {children}
      </main>
      <LayoutEnd
        pageAnchor={isHome || page === 'contact' ? 'contact' : page === 'careers' ? 'careers' : undefined}
      />
      {floating && <floating.Floating path={path} firstPath={firstPath} loading={loading} />}
    </>
  );
}

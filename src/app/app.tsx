import { lazy, Suspense, useDeferredValue, useEffect, useMemo, useRef } from 'react';
import { useLocation } from 'wouter';
import { mapRecord } from '@/lib/map-record';
import { endHydration } from '@/platform/gated';
import { matchPath, type RouteMatch } from '@/routes/match';
import { Layout } from './layout';
import { PageBoundary } from './page-boundary';
import { pageFileOf, pageLoaders } from './page-loaders';
import { useScrollMemory } from './scroll-memory';

const pages = mapRecord(pageLoaders, (load) => lazy(async () => ({ default: await load() })));

/** The 404 is given a match too, and reads nothing of it. */
const unmatched: RouteMatch = { id: 'home', params: {} };

/** The whole product for one address. The server renders the same tree that the client takes over. */
export function App() {
  const [path] = useLocation();
  // The page follows in a transition: the old one stays until the new one's code is there.
  const shown = useDeferredValue(path);
  const match = useMemo(() => matchPath(shown), [shown]);
  const Page = pages[pageFileOf(match?.id ?? null)];

  const opened = useRef(path);
  useEffect(() => {
    if (path !== opened.current) endHydration();
  }, [path]);
  useEffect(() => {
    // Until this is set, stylesheets keep what only script could open within reach.
    document.documentElement.dataset.live = '';
  }, []);
  useScrollMemory(shown);

  return (
    <Layout page={match?.id} path={shown} loading={shown !== path}>
      <PageBoundary key={shown}>
        <Suspense fallback={null}>
          <Page {...(match ?? unmatched)} />
        </Suspense>
      </PageBoundary>
    </Layout>
  );
}

import { lazy, Suspense, useDeferredValue, useEffect, useMemo } from 'react';
import { useLocation } from 'wouter';
import { mapRecord } from '@/lib/map-record';
import { endHydration } from '@/platform/gated';
import { matchPath } from '@/routes/match';
import { Layout } from './layout';
import { loadNotFound, pageLoaders } from './page-loaders';
import { PageBoundary } from './page-boundary';
import { PageMeta, titleOf } from './page-meta';
import { useScrollMemory } from './scroll-memory';

const pages = mapRecord(pageLoaders, (load) => lazy(async () => ({ default: await load() })));
const NotFound = lazy(async () => ({ default: await loadNotFound() }));

/** The whole product for one address. The server renders the same tree that the client takes over. */
export function App() {
  const [path] = useLocation();
  // The page follows in a transition: the old one stays until the new one's code is there.
  const shown = useDeferredValue(path);
  const match = useMemo(() => matchPath(shown), [shown]);
  const Page = match && pages[match.id];

  useEffect(() => {
    endHydration();
    // Until this is set, stylesheets keep what only script could open within reach.
    document.documentElement.dataset.live = '';
  }, []);
  useScrollMemory(shown);

  return (
    <Layout page={match?.id} path={shown} title={titleOf(match)} loading={shown !== path}>
      <PageMeta match={match} />
      <Suspense fallback={null}>{Page ? <Page key={shown} {...match} /> : <NotFound />}</Suspense>
    </Layout>
  );
}

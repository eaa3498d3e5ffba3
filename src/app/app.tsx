import { lazy, Suspense, use, useEffect, useMemo, useRef, type ComponentType } from 'react';
import { useLocation } from 'wouter';
import { mapRecord } from '@/lib/map-record';
import { endHydration } from '@/platform/gated';
import { pageData } from '@/platform/page-data';
import { matchPath } from '@/routes/match';
import type { RouteId } from '@/routes/table';
import { PageMeta } from '@/sections/page-meta/page-meta';
import { Layout } from './layout';
import { PageBoundary } from './page-boundary';
import { hasData, pageFileOf, pageLoaders, type PageFile } from './page-loaders';
import { useScrollMemory } from './scroll-memory';
import { useShownPath } from './use-shown-path';

/** Which data goes with which page is held by the type of `pageLoaders`; from here on it is only passed along. */
type AnyPage = ComponentType<{ data: unknown }>;
const pages = mapRecord(pageLoaders, (load) =>
  lazy(async () => ({ default: (await (load as () => Promise<unknown>)()) as AnyPage })),
) as Readonly<Record<PageFile, AnyPage>>;

interface RoutedPageProps {
  id: RouteId | null;
  path: string;
  /** It is on the screen already, prerendered. */
  prerendered: boolean;
}

/** The page of an address with its content, fetched side by side. Without content behind the address, the 404. */
function RoutedPage({ id, path, prerendered }: RoutedPageProps) {
  const file = pageFileOf(id);
  void pageLoaders[file]();
  const payload = id && hasData(id) ? use(pageData(path, { patient: prerendered })) : undefined;
  const Page = pages[payload === null ? 'not-found' : file];
  return (
    <>
      {payload && <PageMeta {...payload.head} />}
      <Page data={payload?.data} />
    </>
  );
}

/** The whole product for one address. The server renders the same tree that the client takes over. */
export function App() {
  const [path] = useLocation();
  const shown = useShownPath(path);
  const id = useMemo(() => matchPath(shown)?.id ?? null, [shown]);

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
    <Layout page={id} path={shown} loading={shown !== path}>
      <PageBoundary key={shown}>
        <Suspense fallback={null}>
          <RoutedPage id={id} path={shown} prerendered={shown === opened.current} />
        </Suspense>
      </PageBoundary>
    </Layout>
  );
}

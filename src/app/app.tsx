import {
  lazy,
  Suspense,
  use,
  useEffect,
  useMemo,
  useRef,
  useState,
  type ComponentType,
  type ReactNode,
} from 'react';
import { Router, useLocation, useRouter, type RouterObject } from 'wouter';
import { mapRecord } from '@/lib/map-record';
import { LastPlaces, type Places } from '@/motion/places';
import { whenFieldMayBeDrawn } from '@/motion/when-field-may-be-drawn';
import { documentFlags } from '@/platform/document-flags';
import { endHydration, island } from '@/platform/island';
import { releasePresses } from '@/platform/held-press';
import { pageData } from '@/platform/page-data';
import { useScrollMemory } from '@/platform/use-scroll-memory';
import { matchPath } from '@/routes/match';
import { PageMeta } from '@/sections/page-meta/page-meta';
import { Layout } from './layout';
import { PageBoundary } from './page-boundary';
import { hasContent, movingPages, pageNameOf, pageLoaders, type PageName } from './page-loaders';
import { useShownPath } from './use-shown-path';

interface RoutedPageProps {
  path: string;
  /** The page is in the prerendered HTML already. */
  prerendered: boolean;
}

/** The type of `pageLoaders` pairs each page with its data. Here the data is only passed on. */
type AnyPage = ComponentType<{ data: unknown }>;

/** Wraps a page so that it loads its content. Renders the 404 if the address has none. */
function routed(Page: AnyPage, file: PageName) {
  return function RoutedPage({ path, prerendered }: RoutedPageProps) {
    const payload = hasContent(file) ? use(pageData(path, { patient: prerendered })) : undefined;
    if (payload === null) return <NotFound />;
    return (
      <>
        {payload && <PageMeta {...payload.head} />}
        <Page data={payload?.data} />
      </>
    );
  };
}

const loadAny = async (file: PageName) => (await pageLoaders[file]()) as AnyPage;
const NotFound = lazy(async () => ({ default: (await loadAny('not-found')) as ComponentType }));

/** Pages are static until the first input: their code and content load only then. */
const pages = mapRecord(pageLoaders, (_, file): ComponentType<RoutedPageProps> => {
  const load = async () => routed(await loadAny(file), file);
  return island(load, { opensOn: 'input', ...(movingPages.includes(file) && { wake: whenFieldMayBeDrawn }) });
});

interface AnsweringPageProps extends RoutedPageProps {
  Page: ComponentType<RoutedPageProps>;
}

/**
 * Releases presses once the page is hydrated, which happens after the layout around it. Its islands have taken their
 * own by then. A press on the bar after the bar is hydrated and before the page is still held: this replays it.
 */
function AnsweringPage({ Page, ...props }: AnsweringPageProps) {
  useEffect(releasePresses, []);
  return <Page {...props} />;
}

/** A hook for the query of a page: the address's, and the last one while the address is the next page's already. */
function queryHook(router: RouterObject, path: string) {
  let last = '';
  return function useQuery() {
    const [here] = router.hook(router);
    const query = router.searchHook(router);
    if (here === path) last = query;
    return last;
  };
}

/**
 * Keeps a page's query until the next page has loaded. The router changes with the page alone: any other change of a context
 * would discard prerendered HTML that is not hydrated yet.
 */
function PageQuery({ path, children }: { path: string; children: ReactNode }) {
  const router = useRouter();
  const searchHook = useMemo(() => queryHook(router, path), [router, path]);
  return <Router searchHook={searchHook}>{children}</Router>;
}

export interface AppProps {
  /** The address has no page, whatever its pattern is: the HTML is that of the 404 page. @default false */
  isMissing?: boolean;
}

/** The whole public site for one address. Server and client render the same tree. */
export function App({ isMissing = false }: AppProps) {
  const [path] = useLocation();
  const shown = useShownPath(path);
  const [opened] = useState(path);
  const hasPage = !isMissing || shown !== opened;
  const id = useMemo(() => (hasPage && matchPath(shown)?.id) || null, [hasPage, shown]);
  const Page = pages[pageNameOf(id)];

  useEffect(() => {
    if (path !== opened) endHydration();
  }, [path, opened]);
  useEffect(() => {
    documentFlags().live = '';
  }, []);
  useScrollMemory(shown);
  const places = useRef<Places>(null);

  return (
    <LastPlaces value={places}>
      <Layout page={id} path={shown} loading={shown !== path}>
        <PageBoundary key={shown}>
          <PageQuery path={shown}>
            <Suspense fallback={null}>
              <AnsweringPage Page={Page} path={shown} prerendered={shown === opened} />
            </Suspense>
          </PageQuery>
        </PageBoundary>
      </Layout>
    </LastPlaces>
  );
}

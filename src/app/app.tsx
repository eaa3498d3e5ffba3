import { lazy, Suspense, use, useEffect, useMemo, useState, type ComponentType } from 'react';
import { useLocation } from 'wouter';
import { mapRecord } from '@/lib/map-record';
import { whenFieldMayBeDrawn } from '@/motion/when-field-may-be-drawn';
import { documentFlags } from '@/platform/document-flags';
import { endHydration, gated } from '@/platform/gated';
import { stopHolding } from '@/platform/held-press';
import { pageData } from '@/platform/page-data';
import { useScrollMemory } from '@/platform/use-scroll-memory';
import { matchPath } from '@/routes/match';
import { PageMeta } from '@/sections/page-meta/page-meta';
import { Layout } from './layout';
import { PageBoundary } from './page-boundary';
import { pageNameOf, pageLoaders, type PageName } from './page-loaders';
import { useShownPath } from './use-shown-path';

interface RoutedPageProps {
  path: string;
  /** It is on the screen already, prerendered. */
  prerendered: boolean;
}

/** Which data goes with which page is held by the type of `pageLoaders`; here it is only passed along. */
type AnyPage = ComponentType<{ data: unknown }>;

/** A page with its content. Without content behind the address, the 404. */
function routed(Page: AnyPage, hasContent: boolean) {
  return function RoutedPage({ path, prerendered }: RoutedPageProps) {
    const payload = hasContent ? use(pageData(path, { patient: prerendered })) : undefined;
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

/**
 * A page is words, pictures and links until somebody acts: its code and its content wait for the first sign of one. Home
 * comes alive by itself where a graphics card can move its hero.
 */
const pages = mapRecord(pageLoaders, (_, file): ComponentType<RoutedPageProps> => {
  const load = async () => routed(await loadAny(file), file !== 'home' && file !== 'not-found');
  return gated(load, { opensOn: 'input', ...(file === 'home' && { wake: whenFieldMayBeDrawn }) });
});

interface AnsweringPageProps extends RoutedPageProps {
  Page: ComponentType<RoutedPageProps>;
}

/** Ends the holding of presses once the page takes its own: React hydrates it later than the frame around it. */
function AnsweringPage({ Page, ...props }: AnsweringPageProps) {
  useEffect(stopHolding, []);
  return <Page {...props} />;
}

/** The whole product for one address. The server renders the same tree that the client takes over. */
export function App() {
  const [path] = useLocation();
  const shown = useShownPath(path);
  const id = useMemo(() => matchPath(shown)?.id ?? null, [shown]);
  const Page = pages[pageNameOf(id)];

  const [opened] = useState(path);
  useEffect(() => {
    if (path !== opened) endHydration();
  }, [path, opened]);
  useEffect(() => {
    // Until this is set, stylesheets keep what only script could open within reach.
    documentFlags().live = '';
  }, []);
  useScrollMemory(shown);

  return (
    <Layout page={id} path={shown} loading={shown !== path}>
      <PageBoundary key={shown}>
        <Suspense fallback={null}>
          <AnsweringPage Page={Page} path={shown} prerendered={shown === opened} />
        </Suspense>
      </PageBoundary>
    </Layout>
  );
}

import { useEffect, type ReactNode } from 'react';
import { brand } from '@/content/brand';
import { home } from '@/content/home';
import { plates } from '@/content/plates';
import { SkipLink } from '@/design-system/skip-link/skip-link';
import { startSmoothScroll } from '@/motion/smooth-scroll';
import { gated } from '@/platform/gated';
import { menu } from '@/routes/menu';
import { anchors } from '@/routes/paths';
import { suggestions } from '@/routes/suggestions';
import type { RouteId } from '@/routes/table';
import { Cursor } from '@/sections/cursor/cursor';
import { RouteAnnouncer } from '@/sections/route-announcer/route-announcer';
import { ScrollToTop } from '@/sections/scroll-to-top/scroll-to-top';
import { TopNav } from '@/sections/top-nav/top-nav';

const TalkBanner = gated(async () => (await import('@/sections/talk-banner/talk-banner')).TalkBanner);
const Footer = gated(async () => (await import('@/sections/footer/footer')).Footer);

/** Pages whose dark hero lies under the bar, and those with a contact section of their own. */
const homePages: readonly (RouteId | undefined)[] = ['home', 'home-alias'];

export interface LayoutProps {
  /** The route of the page that is shown; undefined is the 404. */
  page?: RouteId;
  /** Its path. */
  path: string;
  /** Its title, as the announcer tells it. */
  title: string;
  /** Whether another page's code is on its way. */
  loading: boolean;
  children: ReactNode;
}

/** What every public page stands in: bar, content, banner, footer and what floats above them. */
export function Layout({ page, path, title, loading, children }: LayoutProps) {
  const isHome = homePages.includes(page);
  useEffect(startSmoothScroll, []);
  return (
    <>
      <SkipLink />
      <TopNav
        brandName={brand.name}
        menu={menu}
        currentPath={isHome ? '/' : path}
        suggestions={suggestions}
        overlay={isHome}
      />
      <main id={anchors.main} tabIndex={-1}>
        {children}
      </main>
      <TalkBanner talk={home.talk} email={brand.email} plate={plates.talk} />
      <Footer brand={brand} menu={menu} plate={plates.wordmark} holdsContactAnchor={!isHome} />
      <ScrollToTop />
      <RouteAnnouncer title={title} path={path} loading={loading} />
      <Cursor />
    </>
  );
}

// @vitest-environment node
import type { ReactElement } from 'react';
import { renderToString } from 'react-dom/server';
import { Router } from 'wouter';
import { describe, expect, it } from 'vitest';
import { brand } from '@/content/brand';
import { home } from '@/content/home';
import { plates } from '@/content/plates';
import { SkipLink } from '@/design-system/skip-link/skip-link';
import { siteSearch } from '@/platform/search-index';
import { footerLinks } from '@/routes/footer-links';
import { isGroup, menu } from '@/routes/menu';
import { Cursor } from '@/sections/cursor/cursor';
import { Footer } from '@/sections/footer/footer';
import { RouteAnnouncer } from '@/sections/route-announcer/route-announcer';
import { ScrollToTop } from '@/sections/scroll-to-top/scroll-to-top';
import { TalkBanner } from '@/sections/talk-banner/talk-banner';
import { TopNav } from '@/sections/top-nav/top-nav';

const render = (element: ReactElement) => renderToString(<Router ssrPath="/about">{element}</Router>);

const parts: Record<string, ReactElement> = {
  'the skip link': <SkipLink />,
  'the bar': <TopNav logoWord={brand.name} menu={menu} currentPath="/about" search={siteSearch} />,
  'the clear bar': <TopNav logoWord={brand.name} menu={menu} currentPath="/" search={siteSearch} overlay />,
  'the banner': <TalkBanner talk={home.talk} email={brand.email} plate={plates.talk} />,
  'the footer': <Footer brand={brand} menu={menu} links={footerLinks} plate={plates.wordmark} />,
  'the way to the top': <ScrollToTop />,
  'the announcer': <RouteAnnouncer path="/about" />,
};

describe('the layout without a browser', () => {
  it.each(Object.entries(parts))('renders %s, twice alike and without a style attribute', (_, element) => {
    const html = render(element);
    expect(html).not.toBe('');
    expect(html).not.toMatch(/\sstyle="/);
    expect(render(element)).toBe(html);
  });

  it('has no cursor', () => {
    expect(render(<Cursor />)).toBe('');
  });

  it('holds every link of the menu, in bar and panel', () => {
    const html = render(parts['the bar']!);
    for (const { path } of menu.flatMap((entry) => (isGroup(entry) ? entry.items : [entry]))) {
      expect(html.split(`href="${path}"`).length - 1).toBeGreaterThanOrEqual(2);
    }
  });

  it('marks the page that is shown', () => {
    expect(render(parts['the bar']!)).toMatch(
      /href="\/about"[^>]*aria-current="page"|aria-current="page"[^>]*href="\/about"/,
    );
  });
});

import { useState, type ReactNode } from 'react';
import { SkipLink } from '@/design-system/skip-link/skip-link';
import { onceUnlessFailed } from '@/lib/once-unless-failed';
import { usePart } from '@/lib/use-part';
import { hasLanguages } from '@/lib/language';
import { firstInput } from '@/platform/first-input';
import { island } from '@/platform/island';
import { anchors } from '@/routes/anchors';
import { pathTo } from '@/routes/paths';
import type { RouteId } from '@/routes/table';
import { lateCode } from './late-code';
import * as s from './layout.module.scss';

const LayoutStart = island(async () => (await import('./layout-start')).LayoutStart, { opensOn: 'input' });
const LayoutEnd = island(async () => (await import('./layout-end')).LayoutEnd, { opensOn: 'input' });
const loadFloating = onceUnlessFailed(async () => {
  await firstInput;
  return (await lateCode()).Floating;
});

/** Pages with a dark hero below the bar. */
const homePages: readonly (RouteId | null)[] = ['home', 'home-alias'];

/** Pages that end in something of their own, or in nothing but the footer: the banner is a line there. */
const pagesWithEnding: readonly (RouteId | null)[] = [
  'careers',
  'contact',
  'job',
  'page',
  'post',
  'project',
  'search',
  'service',
  null,
];

export interface LayoutProps {
  /** The route of the current page, or null for the 404. */
  page: RouteId | null;
  path: string;
  /** Whether the code of another page is loading. */
  loading: boolean;
  children: ReactNode;
}

/** The frame of every public page: bar, content, banner, footer and floating elements. */
export function Layout({ page, path, loading, children }: LayoutProps) {
  const isHome = homePages.includes(page);
  const [firstPath] = useState(path);
  // No entry of the bar is current on the 404 page, and no language has it: its address may be a page of another language.
  const place = page === null ? '' : path;
  // The page still works if this fails. The next page retries.
  const { Part: Floating } = usePart(loadFloating, path);
  return (
    <>
      <SkipLink />
      <LayoutStart currentPath={isHome ? pathTo('home') : place} overlay={isHome} />
      <main id={anchors.main} tabIndex={-1} className={s.main}>
        {children}
      </main>
      <LayoutEnd
        // Without languages a new page is no reason to render it again.
        path={hasLanguages ? place : ''}
        pageAnchor={isHome || page === 'contact' ? 'contact' : page === 'careers' ? 'careers' : undefined}
        banner={pagesWithEnding.includes(page) ? 'line' : 'full'}
      />
      {Floating && <Floating path={path} firstPath={firstPath} loading={loading} />}
    </>
  );
}

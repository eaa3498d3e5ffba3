import { useId } from 'react';
import { pageTitle } from '@/content/page-title';
import { pages } from '@/content/pages';
import { Button } from '@/design-system/button/button';
import { Link } from '@/design-system/link/link';
import { pathTo } from '@/routes/paths';
import { PageMeta } from '@/sections/page-meta/page-meta';
import { PageOpening } from '@/sections/page-opening/page-opening';
import * as s from './offline.module.scss';

/**
 * The page shown offline for a page that is not on this device: links to other pages, and a note that it loads by
 * itself later.
 */
export function OfflinePage() {
  const { title, description, lead, retry, kept } = pages.offline;
  const titleId = useId();
  return (
    <>
      <PageMeta title={pageTitle(title)} description={description} canonical={null} />
      <PageOpening title={title} lead={lead}>
        {/* The address is the one that was asked for, which only the visitor's browser knows. */}
        <Button href="">{retry}</Button>
      </PageOpening>
      <section className={s.root} aria-labelledby={titleId} data-kept hidden>
        <div className={s.inner}>
          <h2 id={titleId} className={s.title}>
            {kept}
          </h2>
          <ul role="list" className={s.list} />
        </div>
        {/* One entry of the list, for the page's script to fill. */}
        <template>
          <li>
            <Link href={pathTo('home')} className={s.link}>
              {retry}
            </Link>
          </li>
        </template>
      </section>
    </>
  );
}

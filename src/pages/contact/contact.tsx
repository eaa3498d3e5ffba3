import { brand } from '@/content/brand';
import { home } from '@/content/home';
import { pages } from '@/content/pages';
import { pathTo } from '@/routes/paths';
import { Contact } from '@/sections/contact/contact';
import { PageMeta } from '@/sections/page-meta/page-meta';
import * as s from './contact.module.scss';

/** The contact page: the form, the addresses and the hours, with nothing before them. */
export function ContactPage() {
  const { title, description } = pages.contact;
  return (
    <div className={s.root}>
      <PageMeta
        title={`${title} · ${brand.name}`}
        description={description}
        canonicalPath={pathTo('contact')}
      />
      <h1 className={s.title}>{title}</h1>
      <Contact {...home.contact} brand={brand} />
    </div>
  );
}

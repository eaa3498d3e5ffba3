import { brand } from '@/content/brand';
import { home } from '@/content/home';
import type { ContactData } from '@/content/page-data';
import { useSearchParam } from '@/design-system/link/use-search-param';
import { language } from '@/lib/language';
import { contentLinks } from '@/routes/menu';
import { pathTo, serviceParam } from '@/routes/paths';
import { Contact } from '@/sections/contact/contact';
import * as s from './contact.module.scss';

/** Returns 'Graphic Design and Consulting'. Omits slugs that no service has. Returns undefined if none is left. */
function serviceTitles(slugs: string): string | undefined {
  const paths = slugs.split(',').map((slug) => pathTo('service', { slug }));
  const titles = contentLinks.services.filter(({ path }) => paths.includes(path)).map(({ label }) => label);
  return titles.length > 0 ? new Intl.ListFormat(language).format(titles) : undefined;
}

/** The contact page: the form, the addresses and the hours, with nothing before them. */
export function ContactPage({ data }: { data: ContactData }) {
  const { value: slugs, close } = useSearchParam(serviceParam);
  const service = slugs === null ? undefined : serviceTitles(slugs);
  return (
    <div className={s.root}>
      <Contact
        {...home.contact}
        lead={data.lead}
        pageTitle={data.title}
        brand={brand}
        subject={service ? { service, onForget: close } : undefined}
      />
    </div>
  );
}

import { brand } from '@/content/brand';
import { home } from '@/content/home';
import type { ContactData } from '@/content/page-data';
import { useSearchParam } from '@/design-system/link/use-search-param';
import { contentLinks } from '@/routes/menu';
import { pathTo, serviceParam } from '@/routes/paths';
import { Contact } from '@/sections/contact/contact';
import * as s from './contact.module.scss';

/** Nothing for a slug that no service has. */
function serviceTitle(slug: string): string | undefined {
  const path = pathTo('service', { slug });
  return contentLinks.services.find((service) => service.path === path)?.label;
}

/** The contact page: the form, the addresses and the hours, with nothing before them. */
export function ContactPage({ data }: { data: ContactData }) {
  const { value: slug, close } = useSearchParam(serviceParam);
  const service = slug === null ? undefined : serviceTitle(slug);
  return (
    <div className={s.root}>
      <Contact
        {...home.contact}
        pageTitle={data.title}
        brand={brand}
        subject={service ? { service, onForget: close } : undefined}
      />
    </div>
  );
}

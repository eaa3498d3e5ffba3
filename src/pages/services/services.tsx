import type { ServicesData } from '@/content/page-data';
import { PageOpening } from '@/sections/page-opening/page-opening';
import { ServiceRow } from './service-row';
import * as s from './services.module.scss';

/** All services in a list, with the facts needed to choose: the audience and the price of each. */
export function ServicesPage({ data }: { data: ServicesData }) {
  return (
    <>
      <PageOpening title={data.title} lead={data.lead} />
      <ul role="list" className={s.list}>
        {data.services.map((service) => (
          <li key={service.slug} className={s.item}>
            <ServiceRow service={service} />
          </li>
        ))}
      </ul>
    </>
  );
}

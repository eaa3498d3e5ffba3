import { useId, type ComponentProps } from 'react';
import type { Service } from '@/content/schema/picked';
import { TextLink } from '@/design-system/text-link/text-link';
import { cx } from '@/lib/cx';
import { anchors } from '@/routes/anchors';
import { pathTo } from '@/routes/paths';
import { ServiceCard } from './service-card';
import * as s from './services.module.scss';

export interface ServicesProps extends ComponentProps<'section'> {
  title: string;
  /** The label of each card's link. */
  more: string;
  /** The label of the link to the page of all services. */
  all: string;
  services: readonly Service[];
}

/** The services in a grid of hairlines, one per cell, each with a wave as its illustration. */
export function Services({ title, more, all, services, className, ...rest }: ServicesProps) {
  const titleId = useId();
  return (
    <section id={anchors.services} aria-labelledby={titleId} className={cx(s.root, className)} {...rest}>
      <div className={s.inner}>
        <div className={s.head}>
          <h2 id={titleId} className={s.title}>
            {title}
          </h2>
          <TextLink arrow href={pathTo('services')}>
            {all}
          </TextLink>
        </div>
        <ul role="list" className={s.grid}>
          {services.map((service) => (
            <li key={service.slug} className={s.cell}>
              <ServiceCard service={service} more={more} />
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

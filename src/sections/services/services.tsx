import { useId, type ComponentProps } from 'react';
import type { Service } from '@/content/schema';
import { cx } from '@/lib/cx';
import { anchors } from '@/routes/paths';
import { ServiceCard } from './service-card';
import * as s from './services.module.scss';

export interface ServicesProps extends ComponentProps<'section'> {
  title: string;
  /** The words of each card's link. */
  more: string;
  services: readonly Service[];
}

/** What can be ordered: a grid of hairlines, one service a cell, each drawn as the wave that explains it. */
export function Services({ title, more, services, className, ...rest }: ServicesProps) {
  const titleId = useId();
  return (
    <section id={anchors.services} aria-labelledby={titleId} className={cx(s.root, className)} {...rest}>
      <div className={s.inner}>
        <h2 id={titleId} className={s.title}>
          {title}
        </h2>
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

import { useId, type ComponentProps } from 'react';
import type { LogoData } from '@/content/block-data';
import { Link } from '@/design-system/link/link';
import { Plate } from '@/design-system/plate/plate';
import { cx } from '@/lib/cx';
import * as s from './logos.module.scss';

export interface LogosProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  title?: string;
  logos: readonly LogoData[];
}

/** Clients by their logos. Each links to the client's site if there is one. */
export function Logos({ title, logos, className, ...rest }: LogosProps) {
  const titleId = useId();
  return (
    <section className={cx(s.root, className)} aria-labelledby={title && titleId} {...rest}>
      {title && (
        <h2 id={titleId} className={s.title}>
          {title}
        </h2>
      )}
      <ul role="list" className={s.list}>
        {logos.map(({ name, logo, link }) => (
          <li key={name} className={s.item}>
            {link ? (
              <Link href={link} className={s.link}>
                <Plate plate={logo} alt={name} className={s.logo} />
              </Link>
            ) : (
              <Plate plate={logo} alt={name} className={s.logo} />
            )}
          </li>
        ))}
      </ul>
    </section>
  );
}

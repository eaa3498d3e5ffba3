import type { ComponentProps } from 'react';
import { Link } from '@/design-system/link/link';
import { cx } from '@/lib/cx';
import * as s from './choice-links.module.scss';

export interface LinkedChoice {
  label: string;
  href: string;
  current: boolean;
}

export interface ChoiceLinksProps extends Omit<ComponentProps<'nav'>, 'children'> {
  label: string;
  choices: readonly LinkedChoice[];
}

/** A choice between a few links. Each option has an address, and Back undoes the choice. */
export function ChoiceLinks({ label, choices, className, ...rest }: ChoiceLinksProps) {
  return (
    <nav aria-label={label} className={cx(s.root, className)} data-print="hide" {...rest}>
      {choices.map(({ label: words, href, current }) => (
        <Link key={words} href={href} className={s.choice} aria-current={current ? 'true' : undefined}>
          {words}
        </Link>
      ))}
    </nav>
  );
}

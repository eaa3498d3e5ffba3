import { useId, type ComponentProps } from 'react';
import type { PageLink, PersonCardData } from '@/content/card-data';
import { TextLink } from '@/design-system/text-link/text-link';
import { cx } from '@/lib/cx';
import { PersonCard } from '../person-card/person-card';
import * as s from './people.module.scss';

export interface PeopleProps extends Omit<ComponentProps<'section'>, 'children' | 'title'> {
  title: string;
  people: readonly PersonCardData[];
  /** The link to all people, beside the title. */
  more: PageLink;
}

/** A selection of people. Each card links to its person. */
export function People({ title, people, more, className, ...rest }: PeopleProps) {
  const titleId = useId();
  return (
    <section className={cx(s.root, className)} aria-labelledby={titleId} {...rest}>
      <div className={s.head}>
        <h2 className={s.title} id={titleId}>
          {title}
        </h2>
        <TextLink arrow href={more.path}>
          {more.label}
        </TextLink>
      </div>
      <ul role="list" className={s.cards}>
        {people.map((person) => (
          <li key={person.path} className={s.card}>
            <PersonCard person={person} />
          </li>
        ))}
      </ul>
    </section>
  );
}

import * as cursorWords from '@generated/yaml/words/cursor';
import type { PersonCardData } from '@/content/card-data';
import { Card, type CardProps } from '@/design-system/card/card';
import { Link } from '@/design-system/link/link';
import { cx } from '@/lib/cx';
import * as s from './person-card.module.scss';
import { Portrait } from './portrait';

export interface PersonCardProps extends Omit<CardProps, 'variant' | 'media' | 'footer' | 'children'> {
  person: PersonCardData;
}

/** The summary of a person: portrait, name, role. The card is the link to their page. */
export function PersonCard({ person, className, ...rest }: PersonCardProps) {
  const { path, name, role, bio, portrait, portraitAlt } = person;
  return (
    <Card
      variant="bare"
      className={cx(s.root, className)}
      media={<Portrait plate={portrait} alt={portraitAlt} large="26vw" data-cursor-word={cursorWords.meet} />}
      {...rest}
    >
      <h3 className={s.name}>
        <Link href={path} className={s.link}>
          {name}
        </Link>
      </h3>
      <p className={s.role}>{role}</p>
      <p className={s.bio}>{bio}</p>
    </Card>
  );
}

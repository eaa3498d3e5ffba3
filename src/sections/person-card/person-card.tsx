import * as cursorWords from '@generated/yaml/words/cursor';
import type { PersonCardData } from '@/content/page-data';
import { Card, type CardProps } from '@/design-system/card/card';
import { Link } from '@/design-system/link/link';
import { cx } from '@/lib/cx';
import * as s from './person-card.module.scss';
import { Portrait } from './portrait';

export interface PersonCardProps extends Omit<CardProps, 'variant' | 'media' | 'footer' | 'children'> {
  person: PersonCardData;
  /** The level of the name in the page's outline. @default 3 */
  headingLevel?: 2 | 3;
}

/** The summary of a person: portrait, name, role. The card is the link to their page. */
export function PersonCard({ person, headingLevel = 3, className, ...rest }: PersonCardProps) {
  const { path, name, role, bio, portrait, portraitAlt } = person;
  const Heading = `h${headingLevel}` as const;
  return (
    <Card
      variant="bare"
      className={cx(s.root, className)}
      media={<Portrait plate={portrait} alt={portraitAlt} data-cursor-word={cursorWords.meet} />}
      {...rest}
    >
      <Heading className={s.name}>
        <Link href={path} className={s.link}>
          {name}
        </Link>
      </Heading>
      <p className={s.role}>{role}</p>
      <p className={s.bio}>{bio}</p>
    </Card>
  );
}

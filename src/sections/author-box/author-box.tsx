import type { ComponentProps } from 'react';
import * as cursorWords from '@generated/yaml/words/cursor';
import * as words from '@generated/yaml/words/person';
import type { PersonCardData } from '@/content/card-data';
import { Link } from '@/design-system/link/link';
import { Plate } from '@/design-system/plate/plate';
import { cx } from '@/lib/cx';
import { fill } from '@/lib/fill';
import type { Plate as PlateData } from '@/lib/plate';
import * as s from './author-box.module.scss';

export interface AuthorBoxProps extends Omit<ComponentProps<'aside'>, 'children'> {
  person: PersonCardData;
}

/** The smallest crop, on every screen: a face in it fits the box without scaling, which its lines cannot bear. */
const smallest = ({ sources, ...plate }: PlateData): PlateData => ({
  ...plate,
  sources: sources.slice(0, 1).map((source) => ({ ...source, media: undefined })),
});

/** The author of an article. */
export function AuthorBox({ person, className, ...rest }: AuthorBoxProps) {
  return (
    <aside
      aria-label={fill(words.writtenBy, { name: person.name })}
      className={cx(s.root, className)}
      data-swell=""
      {...rest}
    >
      <div className={s.portrait} data-cursor-word={cursorWords.meet}>
        <Plate plate={smallest(person.portrait)} alt={person.portraitAlt} fit="crop" />
      </div>
      <div>
        <p className={s.name}>
          <Link href={person.path} className={s.link}>
            {person.name}
          </Link>
        </p>
        <p className={s.role}>{person.role}</p>
        <p className={s.bio}>{person.bio}</p>
      </div>
    </aside>
  );
}

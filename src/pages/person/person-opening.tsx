import * as words from '@generated/yaml/words/person';
import type { PersonData } from '@/content/page-data';
import { Breadcrumbs } from '@/design-system/breadcrumbs/breadcrumbs';
import { TextLink } from '@/design-system/text-link/text-link';
import { fill } from '@/lib/fill';
import { hasLongWord } from '@/lib/has-long-word';
import { Portrait } from '@/sections/person-card/portrait';
import * as s from './person-opening.module.scss';

export interface PersonOpeningProps {
  person: PersonData;
}

/** In letters. A longer word does not fit its column at full size. */
const longWord = 9;

/**
 * The opening of a person's page: a portrait that runs off the page, the name as large as possible, and their
 * profiles.
 */
export function PersonOpening({ person }: PersonOpeningProps) {
  const { name, role, fullDescription, crumbs, portrait, portraitAlt, socials } = person;
  return (
    <header className={s.root}>
      <div className={s.columns}>
        <Portrait first large="43vw" plate={portrait} alt={portraitAlt} className={s.portrait} />
        <div className={s.words}>
          <Breadcrumbs items={crumbs} className={s.crumbs} />
          <h1 className={s.name} data-words={hasLongWord(name, longWord) ? 'long' : 'short'}>
            {name}
          </h1>
          <p className={s.role}>{role}</p>
          <p className={s.description}>{fullDescription}</p>
          {socials.length > 0 && (
            <ul role="list" aria-label={fill(words.elsewhere, { name })} className={s.socials}>
              {socials.map(({ network, url }) => (
                <li key={network}>
                  <TextLink href={url} rel="me noopener noreferrer">
                    {network}
                  </TextLink>
                </li>
              ))}
            </ul>
          )}
        </div>
      </div>
    </header>
  );
}

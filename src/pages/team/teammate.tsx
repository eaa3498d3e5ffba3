import * as cursorWords from '@generated/yaml/words/cursor';
import * as linkWords from '@generated/yaml/words/links';
import * as words from '@generated/yaml/words/person';
import type { TeamData } from '@/content/page-data';
import { Chip } from '@/design-system/chip/chip';
import { TextLink } from '@/design-system/text-link/text-link';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { fill } from '@/lib/fill';
import { Portrait } from '@/sections/person-card/portrait';
import * as s from './teammate.module.scss';

export interface TeammateProps {
  person: TeamData['people'][number];
  /** The edge of the page that the portrait runs off, if there is room for text beside it. */
  side: 'start' | 'end';
  /** Whether the portrait is the first of the page, which loads at once. */
  first: boolean;
}

/** A person of the team page: a portrait that runs off the page, and a short profile. */
export function Teammate({ person, side, first }: TeammateProps) {
  const { path, name, role, bio, portrait, portraitAlt, skills } = person;
  return (
    <article className={s.root} data-swell="" data-side={side}>
      <Portrait
        first={first}
        large="43vw"
        plate={portrait}
        alt={portraitAlt}
        className={s.portrait}
        data-cursor-word={cursorWords.meet}
      />
      <div className={s.words}>
        <h2 className={s.name}>{name}</h2>
        <p className={s.role}>{role}</p>
        <p className={s.bio}>{bio}</p>
        {skills.length > 0 && (
          <ul role="list" aria-label={words.skills} className={s.skills}>
            {skills.map((skill) => (
              <li key={skill}>
                <Chip>{skill}</Chip>
              </li>
            ))}
          </ul>
        )}
        <TextLink arrow href={path} className={s.link}>
          {linkWords.learnMore}
          <VisuallyHidden> {fill(linkWords.about, { title: name })}</VisuallyHidden>
        </TextLink>
      </div>
    </article>
  );
}

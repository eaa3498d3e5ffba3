import type { ReactNode } from 'react';
import * as cursorWords from '@generated/yaml/words/cursor';
import * as words from '@generated/yaml/words/person';
import * as teamWords from '@generated/yaml/words/team';
import type { TeamMember } from '@/content/schema/picked';
import { Chip } from '@/design-system/chip/chip';
import { Plate } from '@/design-system/plate/plate';
import { TextLink } from '@/design-system/text-link/text-link';
import { fill } from '@/lib/fill';
import type { Plate as PlateData } from '@/lib/plate';
import { pathTo } from '@/routes/paths';
import * as s from './member.module.scss';

export interface MemberProps {
  member: TeamMember;
  plate: PlateData | undefined;
  /** The portrait at the inline end on wide screens: that of the next person, if there is one. */
  following: PlateData | undefined;
  /** The carousel's position, beside the links on wide screens. */
  bars: ReactNode;
}

/** One person of the team: portrait, role, story, facts and links to their profiles. */
export function Member({ member, plate, following, bars }: MemberProps) {
  const { background, skills, achievements } = member;
  return (
    <div className={s.root} data-swell="">
      <div className={s.portrait} data-wipe="" data-cursor-word={cursorWords.meet}>
        {plate && <Plate plate={plate} alt={member.imageAlt} fit="cover" large="32vw" draggable={false} />}
      </div>
      <div className={s.words}>
        <div className={s.body}>
          <h3 className={s.name}>{member.name}</h3>
          <p className={s.role}>{member.role}</p>
          <p className={s.story}>{member.fullDescription}</p>
          {(background || skills.length > 0 || achievements.length > 0) && (
            <dl className={s.facts}>
              {background && (
                <>
                  <dt>{words.background}</dt>
                  <dd>{background}</dd>
                </>
              )}
              {skills.length > 0 && (
                <>
                  <dt>{words.skills}</dt>
                  <dd>
                    <ul role="list" className={s.skills}>
                      {skills.map((skill) => (
                        <li key={skill}>
                          <Chip>{skill}</Chip>
                        </li>
                      ))}
                    </ul>
                  </dd>
                </>
              )}
              {achievements.length > 0 && (
                <>
                  <dt>{words.achievements}</dt>
                  <dd>
                    <ul role="list">
                      {achievements.map((achievement) => (
                        <li key={achievement}>{achievement}</li>
                      ))}
                    </ul>
                  </dd>
                </>
              )}
            </dl>
          )}
        </div>
        <div className={s.foot}>
          <ul role="list" className={s.links}>
            <li>
              <TextLink
                arrow
                href={pathTo('person', { slug: member.slug })}
                className={s.link}
                draggable={false}
              >
                {fill(teamWords.more, { name: member.name.split(' ')[0]! })}
              </TextLink>
            </li>
            {member.socials.map(({ network, url }) => (
              <li key={network}>
                <TextLink href={url}>{network}</TextLink>
              </li>
            ))}
          </ul>
          <div className={s.bars}>{bars}</div>
        </div>
      </div>
      <div className={s.following} data-wipe="" aria-hidden="true">
        {following && <Plate plate={following} alt="" fit="cover" large="32vw" draggable={false} />}
      </div>
    </div>
  );
}

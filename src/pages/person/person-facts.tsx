import * as words from '@generated/yaml/words/person';
import type { PersonData } from '@/content/page-data';
import { Chip } from '@/design-system/chip/chip';
import * as s from './person-facts.module.scss';

export interface PersonFactsProps {
  person: Pick<PersonData, 'background' | 'skills' | 'achievements'>;
}

/** Whether a person has a background, skills or achievements. */
export const hasFacts = ({ background, skills, achievements }: PersonFactsProps['person']) =>
  Boolean(background) || skills.length > 0 || achievements.length > 0;

/** A person's background in large type, with their skills and achievements beside it. */
export function PersonFacts({ person: { background, skills, achievements } }: PersonFactsProps) {
  return (
    <div className={s.root}>
      <dl className={s.facts}>
        {background && (
          <div className={s.background}>
            <dt className={s.name}>{words.background}</dt>
            <dd className={s.statement}>{background}</dd>
          </div>
        )}
        {skills.length > 0 && (
          <div className={s.fact}>
            <dt className={s.name}>{words.skills}</dt>
            <dd>
              <ul role="list" className={s.skills}>
                {skills.map((skill) => (
                  <li key={skill}>
                    <Chip>{skill}</Chip>
                  </li>
                ))}
              </ul>
            </dd>
          </div>
        )}
        {achievements.length > 0 && (
          <div className={s.fact}>
            <dt className={s.name}>{words.achievements}</dt>
            <dd>
              <ul role="list">
                {achievements.map((achievement) => (
                  <li key={achievement}>{achievement}</li>
                ))}
              </ul>
            </dd>
          </div>
        )}
      </dl>
    </div>
  );
}

import type { AboutData } from '@/content/page-data';
import { about } from '@/content/plates/about';
import { Prose } from '@/design-system/prose/prose';
import { TextLink } from '@/design-system/text-link/text-link';
import { pathTo } from '@/routes/paths';
import { Facts } from '@/sections/facts/facts';
import { History } from '@/sections/history/history';
import { PageOpening } from '@/sections/page-opening/page-opening';
import { PersonCard } from '@/sections/person-card/person-card';
import { Values } from '@/sections/values/values';
import * as s from './about.module.scss';

/** Who the agency is: in figures, in its own words, in what it holds to, in years and in faces. */
export function AboutPage({ data }: { data: AboutData }) {
  return (
    <>
      <PageOpening size="large" title={data.title} lead={data.lead} plate={about} />
      <div className={s.facts}>
        <Facts className={s.inner} items={data.facts} />
      </div>
      <section className={s.story} aria-labelledby="work">
        <div className={s.columns}>
          <h2 className={s.storyTitle} id="work">
            How we work
          </h2>
          <Prose className={s.text} text={data.body} lead />
        </div>
      </section>
      <Values items={data.values} />
      <section className={s.people} aria-labelledby="people">
        <div className={s.head}>
          <h2 className={s.title} id="people">
            Who you will meet
          </h2>
          <TextLink arrow href={pathTo('team')}>
            The team
          </TextLink>
        </div>
        <ul role="list" className={s.cards}>
          {data.people.map((person) => (
            <li key={person.path} className={s.card}>
              <PersonCard person={person} />
            </li>
          ))}
        </ul>
      </section>
      <History items={data.history} />
    </>
  );
}

import * as words from '@generated/yaml/words/about';
import * as linkWords from '@generated/yaml/words/links';
import type { AboutData } from '@/content/page-data';
import { about } from '@/content/plates/about';
import { Prose } from '@/design-system/prose/prose';
import { pathTo } from '@/routes/paths';
import { Facts } from '@/sections/facts/facts';
import { History } from '@/sections/history/history';
import { PageOpening } from '@/sections/page-opening/page-opening';
import { People } from '@/sections/people/people';
import { Values } from '@/sections/values/values';
import * as s from './about.module.scss';

/** The agency in metrics, in its own words, in values, in years and in faces. */
export function AboutPage({ data }: { data: AboutData }) {
  return (
    <>
      <PageOpening size="large" title={data.title} lead={data.lead} plate={about} />
      {data.facts[0] && (
        <div className={s.facts}>
          <Facts className={s.inner} items={data.facts} />
        </div>
      )}
      <section className={s.story} aria-labelledby="work">
        <div className={s.columns}>
          <h2 className={s.storyTitle} id="work">
            {linkWords.howWeWork}
          </h2>
          <Prose className={s.text} text={data.body} lead />
        </div>
      </section>
      {data.values[0] && <Values items={data.values} />}
      <People
        title={words.meet}
        people={data.people}
        more={{ label: linkWords.team, path: pathTo('team') }}
      />
      {data.history[0] && <History items={data.history} />}
    </>
  );
}

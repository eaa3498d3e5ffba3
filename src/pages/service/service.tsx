import * as linkWords from '@generated/yaml/words/links';
import * as words from '@generated/yaml/words/service';
import type { ServiceData } from '@/content/page-data';
import { Button } from '@/design-system/button/button';
import { Prose } from '@/design-system/prose/prose';
import { pathTo } from '@/routes/paths';
import { Deliverables } from '@/sections/deliverables/deliverables';
import { PageOpening } from '@/sections/page-opening/page-opening';
import { Price } from '@/sections/price/price';
import { Process } from '@/sections/process/process';
import { ProjectRow } from '@/sections/project-row/project-row';
import { Questions } from '@/sections/questions/questions';
import * as s from './service.module.scss';

/** A service: its deliverables, its process, its audience, its examples and its price. */
export function ServicePage({ data }: { data: ServiceData }) {
  return (
    <>
      <PageOpening size="large" title={data.title} lead={data.lead} crumbs={data.crumbs} plate={data.plate}>
        <div className={s.actions}>
          <Button variant="signal" href={data.contactPath}>
            {linkWords.start}
          </Button>
          <Button variant="outline" href={pathTo('portfolio')}>
            {linkWords.seeProjects}
          </Button>
        </div>
      </PageOpening>
      {data.deliverables[0] && <Deliverables items={data.deliverables} />}
      {data.steps.length > 0 && <Process steps={data.steps} />}
      <section className={s.fit} aria-labelledby="audience">
        <div className={s.columns}>
          <h2 className={s.title} id="audience">
            {words.audience}
          </h2>
          <div className={s.words}>
            <p className={s.audience}>{data.audience}</p>
            <Prose text={data.body} size="body" />
          </div>
        </div>
      </section>
      {data.related.length > 0 && (
        <ProjectRow
          title={words.seen}
          projects={data.related}
          more={{ label: linkWords.allProjects, path: pathTo('portfolio') }}
        />
      )}
      {data.price && (
        <Price price={data.price} contactPath={data.contactPath} estimatePath={data.estimatePath} />
      )}
      {data.questions.length > 0 && <Questions items={data.questions} />}
    </>
  );
}

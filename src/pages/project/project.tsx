import * as words from '@generated/yaml/words/project';
import type { ProjectData } from '@/content/page-data';
import type { ProjectGround } from '@/content/schema/entries';
import { Link } from '@/design-system/link/link';
import { Plate } from '@/design-system/plate/plate';
import { Prose } from '@/design-system/prose/prose';
import { Block } from '@/pages/blocks/block';
import { FactList } from '@/sections/fact-list/fact-list';
import { NextProject } from '@/sections/next-project/next-project';
import { Numbers } from '@/sections/numbers/numbers';
import { PageOpening } from '@/sections/page-opening/page-opening';
import { ProjectAnatomy } from '@/sections/project-anatomy/project-anatomy';
import { hasLinks, ProjectLinks } from '@/sections/project-links/project-links';
import { Quote } from '@/sections/quote/quote';
import * as s from './project.module.scss';

export { blocksReady } from '@/pages/blocks/block';

/** The tone of text and focus rings on each ground. The other grounds are light. */
const tones: Readonly<Partial<Record<ProjectGround, string>>> = {
  vermilion: 'signal',
  claret: 'dark',
  wine: 'dark',
};

/**
 * A case study, in the order of a client's questions: the project, the problem, the results, and only then the
 * process.
 */
export function ProjectPage({ data }: { data: ProjectData }) {
  const { title, client, date, duration, services, category, quote, ground } = data;
  const own = ground && { className: s.own, 'data-ground': tones[ground] ?? 'light' };
  return (
    <article className={s.root} data-colour={ground}>
      <PageOpening size="large" title={title} lead={data.description} crumbs={data.crumbs} {...own}>
        {hasLinks(data) && <ProjectLinks project={data} />}
      </PageOpening>
      <div className={s.picture}>
        <Plate plate={data.image} alt={data.imageAlt} fit="cover" first />
      </div>

      <div className={s.brief}>
        <FactList
          facts={[
            ...(client ? [{ label: words.client, value: client }] : []),
            { label: words.year, value: <time dateTime={date}>{date.slice(0, 4)}</time> },
            ...(duration ? [{ label: words.duration, value: duration }] : []),
            ...(services[0]
              ? [
                  {
                    label: words.services,
                    value: services.map(({ label, path }) => (
                      <Link key={path} href={path} className={s.link}>
                        {label}
                      </Link>
                    )),
                  },
                ]
              : []),
            {
              label: words.category,
              value: (
                <Link href={category.path} className={s.link}>
                  {category.label}
                </Link>
              ),
            },
          ]}
        />
        {data.problem && (
          <section aria-labelledby="problem" className={s.problem}>
            <h2 id="problem" className={s.title}>
              {words.problem}
            </h2>
            <p className={s.statement}>{data.problem}</p>
          </section>
        )}
      </div>

      {data.numbers.length > 0 && <Numbers title={words.numbers} numbers={data.numbers} {...own} />}

      <div className={s.story}>
        {data.blocks.map((block, index) =>
          block.block === 'text' ? (
            <div key={index} className={s.text}>
              <Prose text={block.text} lead={index === 0} className={s.prose} />
            </div>
          ) : (
            <div key={index} className={s.shown}>
              <Block block={block} />
            </div>
          ),
        )}
      </div>

      {quote && <Quote text={quote.text} name={quote.name} position={quote.role} {...own} />}
      <ProjectAnatomy
        className={quote ? undefined : s.sequel}
        features={data.features}
        technologies={data.technologies}
      />
      {data.next && <NextProject project={data.next} />}
    </article>
  );
}

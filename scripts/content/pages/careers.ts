import * as words from '@generated/yaml/words/job';
import type { CareersData, JobData } from '../../../src/content/page-data';
import { fill } from '../../../src/lib/fill';
import type { RouteParams } from '../../../src/routes/table';
import { latest } from '../days';
import { jobCard } from './cards';
import type { PageContext } from './page-context';
import { crumbsTo } from './crumbs';
import type { PageDraft } from './draft';
import { singlePage } from './single';

/** The openings, and where to write while there is none. */
export function careersPage({ store }: PageContext): PageDraft<CareersData> {
  const { brand, pages } = store.yaml;
  return singlePage(
    pages.careers,
    { jobs: store.jobs.map(jobCard), email: brand.email },
    latest(store.jobs.map(({ doc }) => doc.posted)),
  );
}

/** One opening. */
export function jobPage(context: PageContext, { slug = '' }: RouteParams): PageDraft<JobData> {
  const { parents, job: find, person, personCard } = context;
  const { brand } = context.store.yaml;
  const job = find(slug);
  const { doc, body, text } = job;
  const crumbs = crumbsTo(doc.title, parents.careers);
  return {
    title: doc.title,
    description: doc.summary,
    data: {
      ...jobCard(job),
      crumbs,
      process: doc.process,
      body,
      contact: personCard(person(doc.contact)),
      mailto: `mailto:${brand.email}?subject=${encodeURIComponent(fill(words.subject, { title: doc.title }))}`,
    },
    lastModified: doc.posted,
    kind: 'Job',
    crumbs,
    text: [doc.summary, ...doc.process.map((step) => step.text), text].join(' '),
    keywords: [doc.place, doc.presence, doc.employment],
    source: job,
  };
}

import { renderToString } from 'react-dom/server';
import { expect, it } from 'vitest';
import { brand } from '@/content/brand';
import type { AboutData, JobData, ProjectData, ServiceData } from '@/content/page-data';
import { AboutPage } from '@/pages/about/about';
import { JobPage } from '@/pages/job/job';
import { ProjectPage } from '@/pages/project/project';
import { ServicePage } from '@/pages/service/service';
import { Contact } from '@/sections/contact/contact';
import { sitePages } from '../../scripts/content/site-pages';
import { contentOf, job, project, sample, service, withoutFields } from '../content/sample';

const pages = sitePages(
  contentOf({
    'pages/about.md': withoutFields(sample['pages/about.md']!, 'facts', 'values', 'history'),
    'services/consulting.md': withoutFields(service('Consulting', 6), 'deliverables').replace(
      'from: 100, to: 200',
      'from: 0, to: 0',
    ),
    'jobs/boat-builder.md': withoutFields(job, 'process'),
    'projects/ferry.md': withoutFields(project('Ferry', 1), 'services'),
  }),
);

function dataOf<Data>(path: string): Data {
  return pages.find((page) => page.path === path)!.payload!.data as Data;
}

const contact = (hours: typeof brand.hours) => (
  <Contact title="Contact" lead="Write." answer="Soon." brand={{ ...brand, hours }} />
);

it.each([
  [
    'the about page',
    () => <AboutPage data={dataOf<AboutData>('/about')} />,
    ['How we work', 'Who you will meet'],
  ],
  ['a service', () => <ServicePage data={dataOf<ServiceData>('/services/consulting')} />, ['How it goes']],
  ['a job', () => <JobPage data={dataOf<JobData>('/careers/boat-builder')} />, []],
  ['the contact section', () => contact([]), ['Contact']],
])('%s has no heading above an empty list', (_, page, headings) => {
  document.body.innerHTML = renderToString(page());
  const found = [...document.querySelectorAll('h2, h3')].map(({ textContent }) => textContent);
  for (const empty of [
    'What you receive',
    'How we choose',
    'Business hours',
    'Our values',
    'How we got here',
  ])
    expect(found).not.toContain(empty);
  expect(found).toEqual(expect.arrayContaining(headings));
  expect(document.querySelectorAll('dl:empty, ul:empty, ol:empty')).toHaveLength(0);
  document.body.innerHTML = '';
});

it('a project without a service names none', () => {
  const page = renderToString(<ProjectPage data={dataOf<ProjectData>('/portfolio/ferry')} />);
  expect(page).toContain('Mobile Apps');
  expect(page).not.toContain('>Services<');
});

it('a price of 0 is shown', () => {
  expect(renderToString(<ServicePage data={dataOf<ServiceData>('/services/consulting')} />)).toContain('$0');
});

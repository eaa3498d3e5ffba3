import { openSearch } from '@/lib/search/engine';
import type { SearchSource } from '@/lib/search/results';
import { buildSearchIndex, type SearchDocument } from '../scripts/search/build-index';

const articles = [
  [
    'why-we-draw-in-lines',
    'Why we draw everything in lines',
    'One tool for the whole picture: how a row of lines became our house style.',
  ],
  [
    'a-timetable-that-fits',
    'A timetable that fits a phone',
    'What we learned about departures while standing on a wet pier.',
  ],
  [
    'naming-colours',
    'Naming colours so that nobody argues',
    'A colour has a job. Call it by that, and the rest follows.',
  ],
  [
    'design-systems-small',
    'Design systems for small teams',
    'Six parts that are worth their keep when three people build everything.',
  ],
  [
    'measuring-speed',
    'Measuring speed where it is felt',
    'Laboratory figures are a promise. The field is where it is kept.',
  ],
] as const;

/** A site small enough to read, with every kind of page. */
const documents: readonly SearchDocument[] = [
  {
    path: '/about',
    kind: 'page',
    title: 'About Us',
    summary: 'Three people, one wave, and why we stay small.',
    text: 'A studio by the sea.',
  },
  {
    path: '/contact',
    kind: 'page',
    title: 'Contact',
    summary: 'Tell us what you need. A person answers within a day.',
    text: 'Write or call.',
  },
  {
    path: '/services/graphic-design',
    kind: 'service',
    title: 'Graphic Design',
    summary: 'Identities, type and print that hold together from a favicon to a billboard.',
    text: 'Logos, posters, packaging.',
  },
  {
    path: '/services/consulting',
    kind: 'service',
    title: 'Consulting',
    summary: 'A second pair of eyes before the expensive decision.',
    text: 'Audits and workshops.',
  },
  {
    path: '/projects/ui-ux-design',
    kind: 'page',
    title: 'UI/UX Design',
    summary: 'Projects in which the interface was the whole job.',
    text: 'Interfaces.',
  },
  {
    path: '/portfolio/harbour-ferry',
    kind: 'project',
    title: 'Harbour Ferry',
    summary: 'A timetable that knows the tide, for 40,000 commuters.',
    tags: ['Mobile app'],
    text: 'Departures, tickets and tides.',
  },
  {
    path: '/portfolio/ceramics-studio',
    kind: 'project',
    title: 'Ceramics Studio',
    summary: 'A shop for one-off pieces, photographed by nobody.',
    tags: ['Shop'],
    text: 'Kilns and glazes.',
  },
  {
    path: '/team/noor-adair',
    kind: 'person',
    title: 'Noor Adair',
    summary: 'Creative director. Draws first, argues later.',
    text: 'Noor leads design.',
  },
  {
    path: '/careers/product-designer',
    kind: 'job',
    title: 'Product Designer',
    summary: 'Full time, on site or not. You draw interfaces that people forget they are using.',
    text: 'Design.',
  },
  ...articles.map(([slug, title, summary]) => ({
    path: `/blog/${slug}`,
    kind: 'article' as const,
    title,
    summary,
    text: summary,
  })),
  ...Array.from({ length: 24 }, (_, index) => ({
    path: `/blog/field-notes-${index + 1}`,
    kind: 'article' as const,
    title: `Field notes, week ${index + 1}`,
    summary: 'What we shipped, what broke and what we will do about it.',
    text: 'Short notes from the studio.',
  })),
  {
    path: '/blog/cafe-angstrom',
    kind: 'article',
    title: 'Café Ångström, a study in Reykjavík’s light',
    summary: 'Accents are not decoration: they are how people are called.',
    text: 'Light.',
  },
  {
    path: '/blog/shalom',
    kind: 'article',
    title: 'שלום: setting Hebrew and English on one line',
    summary: 'Two directions, one baseline.',
    text: 'Right to left.',
  },
];

const search = openSearch(buildSearchIndex(documents));

/** The real engine over the sample site, there at once. */
export const searchSource: SearchSource = {
  prepare: () => {},
  ask: async (query, limits) => search(query, limits),
};

/** A connection that never gets there. */
export const slowSource: SearchSource = {
  prepare: () => {},
  ask: () => new Promise(() => {}),
};

/** A connection that is down for the first `failures` questions. */
export function flakySource(failures = Number.POSITIVE_INFINITY): SearchSource {
  let left = failures;
  return {
    prepare: () => {},
    ask: async (query, limits) => {
      if (left-- > 0) throw new Error('offline');
      return search(query, limits);
    },
  };
}

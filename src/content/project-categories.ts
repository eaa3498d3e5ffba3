import type { ProjectCategory } from './schema';

/** The categories of the Projects menu, each a page of its own. */
export const projectCategories: readonly ProjectCategory[] = [
  {
    slug: 'web-development',
    title: 'Web Development',
    description: 'Sites and platforms that load in a blink, rank well and stay easy to change.',
  },
  {
    slug: 'mobile-apps',
    title: 'Mobile Apps',
    description: 'Apps for one thumb and full sun, that keep working when the signal does not.',
  },
  {
    slug: 'ui-ux-design',
    title: 'UI/UX Design',
    description: 'Interfaces drawn from what people do, tested with them before a line is built.',
  },
];

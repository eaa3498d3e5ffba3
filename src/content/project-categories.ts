import type { ProjectCategory } from './schema';

/** What kinds of projects there are, in the order of the menu. Each has a page of its own; a project names one by its slug. */
export const projectCategories: readonly ProjectCategory[] = [
  {
    slug: 'web-development',
    title: 'Web Development',
    icon: 'app-window',
    description: 'Sites and platforms that load in a blink, rank well and stay easy to change.',
  },
  {
    slug: 'mobile-apps',
    title: 'Mobile Apps',
    icon: 'smartphone',
    description: 'Apps for one thumb and full sun, that keep working when the signal does not.',
  },
  {
    slug: 'ui-ux-design',
    title: 'UI/UX Design',
    icon: 'palette',
    description: 'Interfaces drawn from what people do, tested with them before a line is built.',
  },
];

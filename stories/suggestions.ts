import type { SearchSuggestion } from '@/lib/search-pages';

/** What the search box of the stories can find. */
export const suggestions: readonly SearchSuggestion[] = [
  { label: 'About Us', path: '/about', hint: 'Page' },
  { label: 'Careers', path: '/careers', hint: 'Page' },
  { label: 'Graphic Design', path: '/services/graphic-design', hint: 'Service' },
  { label: 'UI/UX Design', path: '/projects/ui-ux-design', hint: 'Projects' },
  { label: 'Consulting', path: '/services/consulting', hint: 'Service' },
  { label: 'Harbour Ferry', path: '/portfolio/harbour-ferry', hint: 'Project · Mobile app' },
  { label: 'Noor Adair', path: '/team', hint: 'Team · Creative Director' },
];

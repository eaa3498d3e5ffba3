import type { SearchSuggestion } from '@/lib/search-pages';
import { allPages } from './pages';
import { routes, type RouteId } from './table';

const kinds: Partial<Record<RouteId, string>> = {
  service: 'Service',
  project: 'Project',
  'project-category': 'Projects',
};

/** What the search box can find: every page once, by its title. */
export const suggestions: readonly SearchSuggestion[] = allPages()
  .filter(({ id }) => !routes[id].canonical)
  .map(({ id, path, title }) => ({ label: id === 'home' ? 'Home' : title, path, hint: kinds[id] ?? 'Page' }));

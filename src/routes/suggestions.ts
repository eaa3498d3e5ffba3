import type { SearchSuggestion } from '@/lib/search-pages';
import { allPages } from './paths';
import { routes, type RouteId } from './table';

const kinds: Partial<Record<RouteId, string>> = {
  service: 'Service',
  project: 'Project',
  'project-category': 'Projects',
};

/** What the search box can find: every page once, by its title. */
export const suggestions: readonly SearchSuggestion[] = allPages()
  .filter(({ id }) => !routes[id].canonical)
  .map(({ id, params, path }) => ({
    label: id === 'home' ? 'Home' : routes[id].meta(params).title,
    path,
    hint: kinds[id] ?? 'Page',
  }));

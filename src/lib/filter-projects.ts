/** Filters of a list of projects. Null matches every project. */
export interface ProjectFilter {
  /** A tag's label. */
  tag: string | null;
  /** A service's slug. */
  service: string | null;
}

interface Findable {
  tags: readonly string[];
  services: readonly string[];
}

/** The projects that match all filters, in their original order. */
export function filterProjects<Project extends Findable>(
  projects: readonly Project[],
  { tag, service }: ProjectFilter,
): Project[] {
  return projects.filter(
    ({ tags, services }) =>
      (tag === null || tags.includes(tag)) && (service === null || services.includes(service)),
  );
}

/**
 * A page of a list, and the number of pages. An invalid page number, such as one typed into the URL, selects
 * the first page.
 * @param page - from 1, as text.
 */
export function pageOfList<Item>(
  items: readonly Item[],
  { page, size }: { page: string | null; size: number },
): { items: readonly Item[]; page: number; count: number } {
  const count = Math.max(1, Math.ceil(items.length / size));
  const asked = /^[1-9]\d*$/.test(page ?? '') ? Number(page) : 1;
  const shown = asked > count ? 1 : asked;
  return { items: items.slice((shown - 1) * size, shown * size), page: shown, count };
}

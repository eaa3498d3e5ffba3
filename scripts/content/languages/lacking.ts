import { existsSync } from 'node:fs';
import { join } from 'node:path';
import type { RouteId } from '../../../src/routes/table';
import type { Collections } from '../collections';
import { generatedFor, passLanguage } from '../content-folder';
import { readPagesFile, type ListedPage } from './pages-file';

/** The content that a route's page shows. Without it a further language lacks the page, and links lead to that of another. */
const contentOf: Readonly<Partial<Record<RouteId, string>>> = {
  about: 'pages/about.md',
  services: 'services',
  team: 'people',
  blog: 'posts',
  careers: 'jobs',
  portfolio: 'projects',
  'project-category': 'projects',
};

/** The routes that a further language lacks as a whole; none of the site's own language. */
export function lackedRoutes(folder: string): ReadonlySet<RouteId> {
  const ids = passLanguage() === null ? [] : (Object.keys(contentOf) as RouteId[]);
  return new Set(ids.filter((id) => !existsSync(join(folder, contentOf[id]!))));
}

/** The pages of the site's own language, to which a further language may link; none in the site's own language. */
export const pagesElsewhere = (): readonly ListedPage[] =>
  passLanguage() === null ? [] : readPagesFile(join(generatedFor(null), 'content'));

/**
 * Content without the names of services and projects that a further language lacks: cards are in one language.
 * @param warn - called for a name that the site's own language lacks too, which may be a slip
 */
export function withOwnReferences(
  collections: Collections,
  elsewhere: readonly ListedPage[],
  warn: (sentence: string) => void,
): Collections {
  if (passLanguage() === null) return collections;
  const { services, projects } = collections;
  const own = (
    id: 'service' | 'project',
    { slugs, folder }: Pick<Collections['services'], 'slugs' | 'folder'>,
  ) => {
    const others = elsewhere.filter((page) => page.id === id).flatMap(({ params }) => Object.values(params));
    return (file: string) => (slug: string) => {
      if (slugs.includes(slug)) return true;
      if (!others.includes(slug))
        warn(
          `${file} names "${slug}", which is no file of ${folder} nor of the site’s own language: it is left out.`,
        );
      return false;
    };
  };
  const ownProjects = own('project', projects);
  const ownServices = own('service', services);
  return {
    ...collections,
    services: {
      ...services,
      entries: services.entries.map((entry) => ({
        ...entry,
        doc: { ...entry.doc, related: entry.doc.related.filter(ownProjects(entry.file)) },
      })),
    },
    projects: {
      ...projects,
      entries: projects.entries.map((entry) => ({
        ...entry,
        doc: { ...entry.doc, services: entry.doc.services.filter(ownServices(entry.file)) },
      })),
    },
  };
}

import { rootPath } from '../../src/lib/base-path';
import { dashboardPath, portalMissingPath } from '../../src/routes/is-portal-path';
import { furtherLanguages } from '../content/content-folder';

/**
 * The 404 pages without an address, from the site's folder: those of all languages. That of the portal has one, from which the
 * service worker fetches it.
 */
export const hiddenPages: readonly string[] = [
  '404',
  ...furtherLanguages().map((language) => `${language}/404`),
];

/** The folders of the site with a 404 page of their own: the portal's, and those of the further languages. */
export const missingPages = (): { folder: string; page: string }[] => [
  { folder: dashboardPath, page: `${portalMissingPath}.html` },
  ...furtherLanguages().map((language) => ({
    folder: `${rootPath}/${language}`,
    page: `${rootPath}/${language}/404.html`,
  })),
];

import { rootPath } from '../../src/lib/base-path';
import { dashboardPath, portalMissingPath } from '../../src/routes/is-portal-path';
import { furtherLanguages } from '../content/content-folder';

/** The folders of the site with a 404 page of their own: the portal's, and those of the further languages. */
export const missingPages = (): { folder: string; page: string }[] => [
  { folder: dashboardPath, page: `${portalMissingPath}.html` },
  ...furtherLanguages().map((language) => ({
    folder: `${rootPath}/${language}`,
    page: `${rootPath}/${language}/404.html`,
  })),
];

import { dashboardPath, portalMissingPath } from '../../src/routes/is-portal-path';

/**
 * `_redirects`, for Netlify, which knows the root's 404.html only. Cloudflare Pages finds the nearest 404.html by itself and
 * skips the rule, as it takes no status 404.
 */
export const redirectsFile = (): string => `${dashboardPath}/* ${portalMissingPath}.html 404\n`;

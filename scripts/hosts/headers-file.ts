import { dashboardPath, portalMissingPath } from '../../src/routes/is-portal-path';
import { fileGroups } from './file-groups';

const everything = fileGroups[0]!;

/**
 * `_headers`, which Netlify and Cloudflare Pages read. Where several rules set a header, Netlify sends the last one's and
 * Cloudflare all of them in one line, unless `! Name` takes back what came before; Netlify skips a line without a colon.
 * Neither can leave a header out on Netlify, so that scripts carry there what only documents obey: bytes, no harm.
 */
export function headersFile(): string {
  const rules = fileGroups.map(({ pattern, headers }) => {
    const isFirst = pattern === everything.pattern;
    const lines = Object.entries(headers)
      .filter(([name, value]) => isFirst || everything.headers[name] !== value)
      .flatMap(([name, value]) => [...(isFirst ? [] : [`  ! ${name}`]), `  ${name}: ${value}`]);
    // Cloudflare lets every site read every file, if nothing takes it back.
    return [pattern, ...(isFirst ? ['  ! Access-Control-Allow-Origin'] : []), ...lines].join('\n');
  });
  return `# Made by the build from scripts/headers.ts.\n${rules.join('\n')}\n`;
}

/**
 * `_redirects`, for Netlify, which knows the root's 404.html only. Cloudflare Pages finds the nearest 404.html by itself and
 * skips the rule, as it takes no status 404.
 */
export const redirectsFile = (): string => `${dashboardPath}/* ${portalMissingPath}.html 404\n`;

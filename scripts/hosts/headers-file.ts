import { fileGroups, isIn } from './file-groups';
import { missingPages } from './missing-pages';

const policy = 'Content-Security-Policy';

/**
 * The `_headers` file for Netlify and Cloudflare Pages. If several rules set a header, Netlify sends the last
 * value, and Cloudflare joins all values unless `! Name` removes the earlier ones. Netlify ignores a line
 * without a colon. It cannot remove a header, so scripts also have the headers for documents: some bytes, but
 * no harm. Only their policy would block a PDF, so that files without one get one that allows everything.
 */
export function headersFile(): string {
  const rules = fileGroups.map(({ pattern, sample, headers }, index) => {
    const before = fileGroups
      .slice(0, index)
      .reverse()
      .find((earlier) => isIn(earlier.pattern, sample));
    const ownPolicy = before?.headers[policy] && !headers[policy] && { [policy]: "base-uri 'none'" };
    const lines = Object.entries({ ...headers, ...ownPolicy })
      .filter(([name, value]) => before?.headers[name] !== value)
      .flatMap(([name, value]) => [...(before ? [`  ! ${name}`] : []), `  ${name}: ${value}`]);
    // Cloudflare allows every origin to read every file unless this header is removed.
    return [pattern, ...(before ? [] : ['  ! Access-Control-Allow-Origin']), ...lines].join('\n');
  });
  return `# Made by the build from scripts/headers.ts.\n${rules.join('\n')}\n`;
}

/**
 * The `_redirects` file for Netlify, which supports only a 404.html in the root. Cloudflare Pages finds the
 * nearest 404.html by itself and ignores these rules, because it does not support status 404.
 */
export const redirectsFile = (): string =>
  missingPages()
    .map(({ folder, page }) => `${folder}/* ${page} 404\n`)
    .join('');

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '../../src/lib/base-path';

/** The host redirects `/about` to `/about/`: this restores the address before any other script reads it. */
const tidyScript = `var p=location.pathname.replace(/^\\/+|\\/+$/g,'');p${basePath && `!=='${basePath.slice(1)}'`}&&history.replaceState(history.state,'','/'+p+location.search+location.hash);\n`;
const scriptPath = `${basePath}/plain-host.js`;

/**
 * Copies every page to `<page>/index.html`, for hosts that serve only folders. Only on request: on hosts that
 * serve `/about` from `about.html`, each page would have two addresses.
 * @returns the number of copies.
 */
export function writePlainCopies(dist: string): number {
  const checksum = createHash('sha256').update(tidyScript).digest('base64');
  const script = `<script src="${scriptPath}" integrity="sha256-${checksum}"></script>`;
  const site = join(dist, basePath);
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !['index.html', '404.html'].includes(file),
  );
  writeFileSync(join(dist, scriptPath), tidyScript);
  for (const page of pages) {
    const folder = join(site, page.replace(/\.html$/, ''));
    mkdirSync(folder, { recursive: true });
    const html = readFileSync(join(site, page), 'utf8');
    // Before all other scripts, because the portal's guard reads the address.
    writeFileSync(join(folder, 'index.html'), html.replace(/<script/, `${script}\n<script`));
  }
  return pages.length;
}

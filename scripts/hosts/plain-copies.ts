import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '../../src/lib/base-path';
import { writeWhole } from '../write-whole';
import { hiddenPages } from './missing-pages';

/** The host redirects `/about` to `/about/`: this restores the address before any other script reads it. */
const tidyScript = `var p=location.pathname.replace(/^\\/+|\\/+$/g,'');p${basePath && `!=='${basePath.slice(1)}'`}&&history.replaceState(history.state,'','/'+p+location.search+location.hash);\n`;
const digest = createHash('sha256').update(tidyScript);
/** With a content hash, as rules for hosts have it of every script. */
const scriptPath = `${basePath}/plain-host.${digest.copy().digest('hex').slice(0, 8)}.js`;
const checksum = digest.digest('base64');

/**
 * Copies every page to `<page>/index.html`, for hosts that serve only folders. Only on request: on hosts that
 * serve `/about` from `about.html`, each page would have two addresses.
 * @returns the number of copies.
 */
export function writePlainCopies(dist: string): number {
  const script = `<script src="${scriptPath}" integrity="sha256-${checksum}"></script>`;
  const site = join(dist, basePath);
  // At an address of their own, 404 pages would be found.
  const others = ['index', ...hiddenPages].map((page) => `${page}.html`);
  const pages = readdirSync(site, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !others.includes(file),
  );
  writeWhole(join(dist, scriptPath), tidyScript);
  for (const page of pages) {
    const html = readFileSync(join(site, page), 'utf8');
    // Before all other scripts, because the portal's guard reads the address.
    const copy = html.replace(/<script/, `${script}\n<script`);
    writeWhole(join(site, page.replace(/\.html$/, ''), 'index.html'), copy);
  }
  return pages.length;
}

import { createHash } from 'node:crypto';
import { mkdirSync, readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

/** The host leads `/about` to `/about/`: the page's one address is put back before anything reads it. */
const tidyScript = `var p=location.pathname.replace(/^\\/+|\\/+$/g,'');p&&history.replaceState(history.state,'','/'+p+location.search+location.hash);\n`;
const scriptPath = '/plain-host.js';

/**
 * Gives every page a copy at `<page>/index.html`, for hosts that know folders and no other rule. A build does this only where
 * it is asked for: hosts that find `/about` by `about.html` would have each page at two addresses.
 * @returns how many copies were written.
 */
export function writePlainCopies(dist: string): number {
  const checksum = createHash('sha256').update(tidyScript).digest('base64');
  const script = `<script src="${scriptPath}" integrity="sha256-${checksum}"></script>`;
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter(
    (file) => file.endsWith('.html') && !['index.html', '404.html'].includes(file),
  );
  writeFileSync(join(dist, scriptPath), tidyScript);
  for (const page of pages) {
    const folder = join(dist, page.replace(/\.html$/, ''));
    mkdirSync(folder, { recursive: true });
    const html = readFileSync(join(dist, page), 'utf8');
    // First among the scripts, as the guard of the portal reads the address.
    writeFileSync(join(folder, 'index.html'), html.replace(/<script/, `${script}\n<script`));
  }
  return pages.length;
}

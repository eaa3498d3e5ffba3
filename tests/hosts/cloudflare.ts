import type { Answer } from './expectations';
import { partsOf } from './sample-files';

/** Rules as Cloudflare Pages documents them (developers.cloudflare.com/pages: headers, redirects, serving pages). */

const patternOf = (pattern: string) =>
  new RegExp(
    `^${pattern
      .split('*')
      .map((part) => part.replace(/[.?+^$()[\]{}|\\]/g, '\\$&'))
      .join('.*')}$`,
  );

/** The headers that `_headers` gives a path, above Cloudflare's own: of several rules all count, until `! Name` takes one back. */
export function cloudflareHeaders(text: string, path: string): Record<string, string> {
  const headers = new Headers({ 'Access-Control-Allow-Origin': '*' });
  let matches = false;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('/')) matches = patternOf(line).test(path);
    else if (matches && line.startsWith('! ')) headers.delete(line.slice(2));
    else if (matches) {
      const [name = '', ...value] = line.split(':');
      headers.append(name, value.join(':').trim());
    }
  }
  return Object.fromEntries(headers);
}

/** The lines of `_redirects` that Cloudflare follows: none with another status than these. */
export const cloudflareRedirects = (text: string): readonly string[] =>
  text
    .split('\n')
    .filter((line) => ['200', '301', '302', '303', '307', '308'].includes(line.split(/\s+/)[2] ?? '302'))
    .filter(Boolean);

/** What Cloudflare Pages answers: it knows pages without their ending, and the nearest 404.html. */
export function cloudflareAnswer(files: ReadonlySet<string>, address: string): Answer {
  const { path, query } = partsOf(address);
  const name = decodeURIComponent(path);
  if (name === '/') return { status: 200, file: '/index.html' };
  if (name.endsWith('/') && files.has(`${name.slice(0, -1)}.html`))
    return { status: 308, location: name.slice(0, -1) + query };
  if (name.endsWith('.html') && files.has(name))
    return { status: 308, location: name.replace(/(\/index)?\.html$/, '') + query || '/' };
  const file = [name, `${name}.html`].find((each) => files.has(each));
  if (file) return { status: 200, file };
  let folder = name;
  do folder = folder.slice(0, folder.lastIndexOf('/'));
  while (folder && !files.has(`${folder}/404.html`));
  return { status: 404, file: `${folder}/404.html` };
}

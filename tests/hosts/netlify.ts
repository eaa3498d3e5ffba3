import type { Answer } from './expectations';
import { partsOf } from './sample-files';

/** Rules as Netlify documents them (docs.netlify.com: custom headers; redirects) and its parser `@netlify/headers-parser` reads them. */

const patternOf = (pattern: string) =>
  new RegExp(
    `^/${pattern
      .split('/')
      .filter(Boolean)
      .map((part) => (part === '*' ? '?(.*)' : part.replaceAll('*', '(.*)')))
      .join('/')}/?$`,
    'iu',
  );

/** The headers that `_headers` gives a path: of several rules the last one counts, and lines without a colon do not. */
export function netlifyHeaders(text: string, path: string): Record<string, string> {
  const headers: Record<string, string> = {};
  let matches = false;
  for (const line of text.split('\n').map((each) => each.trim())) {
    if (line === '' || line.startsWith('#')) continue;
    if (line.startsWith('/')) matches = patternOf(line).test(path);
    else if (matches && line.includes(':')) {
      const [name = '', ...value] = line.split(':');
      headers[name.trim()] = value.join(':').trim();
    }
  }
  return headers;
}

/** What Netlify answers with its pretty addresses on, as they are from the start. */
export function netlifyAnswer(redirects: string, files: ReadonlySet<string>, address: string): Answer {
  const { path, query } = partsOf(address);
  const name = decodeURIComponent(path);
  if (name === '/') return { status: 200, file: '/index.html' };
  if (name.endsWith('/') && files.has(`${name.slice(0, -1)}.html`))
    return { status: 301, location: name.slice(0, -1) + query };
  const file = [name, `${name}.html`].find((each) => files.has(each));
  if (file) return { status: 200, file };
  for (const line of redirects.split('\n').filter(Boolean)) {
    const [from = '', to = '', status] = line.split(/\s+/);
    if (patternOf(from).test(name)) return { status: Number(status), file: to };
  }
  return { status: 404, file: '/404.html' };
}

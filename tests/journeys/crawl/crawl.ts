import { brand } from '@/content/brand';
import { pathTo } from '@/routes/paths';
import { htmlFaults } from './html-rules';
import { readPage, type ReadPage } from './read-page';

/** What a server says to a request; a redirect is not followed. */
export interface Answer {
  status: number;
  /** The content type. */
  type: string;
  bytes: Buffer;
}

/** @param path with its query, without its fragment. */
export type Read = (path: string) => Promise<Answer>;

/** Asks for each address once, however many pages name it. */
export function readOnce(read: Read): Read {
  const answers = new Map<string, Promise<Answer>>();
  return (path) => {
    const answer = answers.get(path) ?? read(path);
    answers.set(path, answer);
    return answer;
  };
}

/** Home, and home's other name, which no page uses. */
const starts = [pathTo('home'), pathTo('home-alias')];

interface Place {
  path: string;
  query: string;
  fragment: string;
}

/** Where a link of a page leads: within the site, elsewhere, or to nothing that is an address. */
function follow(link: string, from: string): Place | 'elsewhere' | 'broken' {
  // A mail may be addressed to whom the reader likes, and then says what about.
  if (link.startsWith('mailto:'))
    return /^mailto:([^@?]+@[^@?]+\.[^@?]+|\?subject=.)/.test(link) ? 'elsewhere' : 'broken';
  if (link.startsWith('tel:')) return /^tel:\+\d{7,}$/.test(link) ? 'elsewhere' : 'broken';
  if (!URL.canParse(link, brand.url + from) || link === '#') return 'broken';
  const { origin, protocol, pathname, search, hash } = new URL(link, brand.url + from);
  if (origin !== brand.url) return protocol === 'https:' ? 'elsewhere' : 'broken';
  return { path: pathname, query: search, fragment: decodeURIComponent(hash.slice(1)) };
}

export interface Crawl {
  /** By path, in the order of their discovery. */
  pages: ReadonlyMap<string, ReadPage>;
  /** A sentence each. */
  faults: string[];
}

/** Reads every page that can be reached, and everything that a page names. */
export async function crawl(read: Read): Promise<Crawl> {
  const pages = new Map<string, ReadPage>();
  const faults: string[] = [];
  const fragments: (Place & { from: string })[] = [];

  const visit = async ({ path, query }: Place, from: string) => {
    const { status, type, bytes } = await read(path + query);
    if (status !== 200) faults.push(`${from}: ${path}${query} answers ${status}`);
    else if (!pages.has(path) && type.startsWith('text/html')) {
      const html = bytes.toString();
      pages.set(path, readPage(html));
      faults.push(...htmlFaults(html).map((fault) => `${path}: ${fault}`));
    }
  };

  for (const path of starts) await visit({ path, query: '', fragment: '' }, 'the start');
  for (const [from, page] of pages) {
    for (const link of new Set(page.links)) {
      const target = follow(link, from);
      if (target === 'broken') faults.push(`${from}: "${link}" is no address`);
      if (typeof target === 'string') continue;
      await visit(target, from);
      if (target.fragment) fragments.push({ ...target, from });
    }
    for (const file of new Set(page.files)) {
      const target = follow(file, from);
      if (typeof target === 'string') faults.push(`${from}: the file "${file}" is not one of this site`);
      else await visit(target, from);
    }
  }
  for (const { from, path, fragment } of fragments)
    if (pages.has(path) && !pages.get(path)!.ids.has(fragment))
      faults.push(`${from}: ${path} has no place called #${fragment}`);
  return { pages, faults };
}

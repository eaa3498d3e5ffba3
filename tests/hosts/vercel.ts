import type { Answer } from './expectations';
import { addressOf, partsOf } from './sample-files';

/** Rules as Vercel documents `vercel.json` (vercel.com/docs/project-configuration). */

export interface VercelConfig {
  cleanUrls: boolean;
  trailingSlash: boolean;
  headers: readonly { source: string; headers: readonly { key: string; value: string }[] }[];
  rewrites: readonly { source: string; destination: string; statusCode?: number }[];
}

/** A source is a path in which `:name*` stands for any segments and what stands in brackets is a regular expression. */
function patternOf(source: string) {
  const bracket = source.indexOf('(');
  const plain = bracket < 0 ? source : source.slice(0, bracket);
  const literal = plain.replace(/[.?+^$[\]{}|\\]/g, '\\$&').replace(/\/:\w+\*/g, '(?:/[^/]+)*');
  return new RegExp(`^${literal}${source.slice(plain.length)}$`);
}

/** All that a path is given; a header that two rules give is an error here, as its winner is not documented. */
export function vercelHeaders({ headers }: VercelConfig, path: string): Record<string, string> {
  const given: Record<string, string> = {};
  for (const rule of headers.filter(({ source }) => patternOf(source).test(path)))
    for (const { key, value } of rule.headers) {
      if (key in given) throw new Error(`Two rules set ${key} for ${path}.`);
      given[key] = value;
    }
  return given;
}

/** What Vercel answers: addresses are tidied first, then files are looked for, then the rewrites, then 404.html. */
export function vercelAnswer(
  { cleanUrls, trailingSlash, rewrites }: VercelConfig,
  files: ReadonlySet<string>,
  address: string,
): Answer {
  const { path, query } = partsOf(address);
  const name = decodeURIComponent(path);
  const tidied = [
    ...(cleanUrls ? [/^\/(?:(.+)\/)?index(?:\.html)?\/?$/, /^\/(.*)\.html\/?$/] : []),
    ...(trailingSlash ? [] : [/^\/(.+)\/$/]),
  ]
    .map((pattern) => pattern.exec(name))
    .find(Boolean);
  if (tidied) return { status: 308, location: `/${tidied[1] ?? ''}${query}` };
  const served = new Map([...files].map((file) => [cleanUrls ? addressOf(file) : file, file]));
  const file = served.get(name);
  if (file) return { status: 200, file };
  const rule = rewrites.find(({ source }) => patternOf(source).test(name));
  const rewritten = rule && served.get(rule.destination);
  if (rewritten) return { status: rule.statusCode ?? 200, file: rewritten };
  return { status: 404, file: '/404.html' };
}

import { expectations, fileKinds } from './expectations';

/** The files of a small site: those that the list of expectations names, and one of each kind. */
export const sampleFiles: ReadonlySet<string> = new Set([
  ...Object.values(expectations).flatMap(({ file }) => (file ? [file] : [])),
  ...fileKinds,
]);

/** An address's path and query, apart. */
export function partsOf(address: string): { path: string; query: string } {
  const [, path = '', query = ''] = /^([^?]*)(.*)$/.exec(address) ?? [];
  return { path, query };
}

/** The address at which a page's file is found: hosts match their rules for headers against it. */
export const addressOf = (file: string): string => file.replace(/\.html$/, '').replace(/^\/index$/, '/');

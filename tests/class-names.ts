import { readFileSync } from 'node:fs';
import type { Plugin } from 'vitest/config';

/** Class names that a stylesheet defines: read from its source, because Sass takes ten seconds for all of them. */
export function classesOf(file: string): Set<string> {
  const source = readFileSync(file, 'utf8').replace(
    /\/\*[\s\S]*?\*\/|\/\/.*|url\([^)]*\)|'[^']*'|"[^"]*"/g,
    '',
  );
  // A member of a Sass module, such as `math.div`, has a word before the dot.
  return new Set([...source.matchAll(/(?<![\w)-])\.([a-zA-Z]\w*)/g)].map(([, name]) => name!));
}

const sheet = '.module.scss';
/** A name that Vite takes for no stylesheet. */
const prefix = '\0class-names:';

/** A stylesheet as its class names alone: a document of jsdom has no layout, and would read the rules for each query by role. */
export const classNames: Plugin = {
  name: 'class-names',
  enforce: 'pre',
  resolveId: {
    filter: { id: /\.module\.scss$/ },
    async handler(source, importer) {
      const found = await this.resolve(source, importer, { skipSelf: true });
      return found && prefix + found.id.slice(0, -sheet.length);
    },
  },
  load: {
    filter: { id: /^\0class-names:/ },
    // Not `export const`, as a name may be a word of the language.
    handler(id) {
      const file = id.slice(prefix.length) + sheet;
      this.addWatchFile(file);
      return [...classesOf(file)]
        .map((name, index) => `const c${index} = '${name}'; export { c${index} as ${name} };`)
        .join('\n');
    },
  },
};

import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, '../..');
const { unused, withoutUnused } = require('../../scripts/parcel/unused-exports.cjs') as {
  unused: Readonly<Record<string, readonly string[]>>;
  withoutUnused: (name: string, code: string) => string;
};

/** Applications of their own, with the whole of React. */
const others = /^src\/(dashboard|studio|app\/portal)\//;
const filesIn = (folder: string, ending: RegExp) =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => ending.test(file) && !others.test(file));

/** The modules of the public site, and those of the libraries that it imports React with. */
const sources = [
  filesIn('src', /\.tsx?$/),
  filesIn('node_modules/wouter/src', /\.js$/),
  filesIn('node_modules/jotai/esm', /\/react\.mjs$/),
  ...['animated', 'core', 'shared', 'web'].map((part) =>
    filesIn(`node_modules/@react-spring/${part}/dist`, /\.modern\.mjs$/),
  ),
];
const modules = sources.flat();

/** The names that a module takes from React: in the braces of its imports, and after a name of the whole. */
function namesFrom(code: string): string[] {
  const lists = code.matchAll(/(?:import|export)\s*(?:\w+,\s*)?\{([^}]*)\}\s*from\s*["']react(?:-dom)?["']/g);
  const wholes = code.matchAll(/\b(?:React\w*|ReactDOM)\.(\w+)/g);
  const named = [...lists].flatMap(([, list]) =>
    list!.split(',').map((each) => each.trim().split(/\s+as\s+/)[0]!),
  );
  return [...named, ...[...wholes].map(([, name]) => name!)];
}

describe('the exports that the public site takes out of React', () => {
  it.each(Object.entries(unused))('%s: nothing on the public site imports them', (_, names) => {
    const users = modules.flatMap((file) =>
      namesFrom(readFileSync(join(root, file), 'utf8'))
        .filter((name) => names.includes(name))
        .map((name) => `${file}: ${name}`),
    );
    for (const files of sources) expect(files).not.toEqual([]);
    expect(users).toEqual([]);
  });

  it('the site takes names from React one by one, so that the list of names is whole', () => {
    const wholes = sources[0]!.filter((file) =>
      /\* as \w+ from 'react(?:-dom)?'|\} = React(?:DOM)?\b/.test(readFileSync(join(root, file), 'utf8')),
    );
    expect(wholes).toEqual([]);
  });

  it.each(Object.entries(unused))('%s works without them, and keeps the others', (file, names) => {
    const path = join(root, 'node_modules', file.replace('.production.js', ''), 'cjs', file);
    const exportsOf = (code: string) => {
      const exports = {};
      // As the bundler runs it.
      new Function('exports', 'require', code)(exports, require);
      return Object.keys(exports);
    };
    const code = readFileSync(path, 'utf8');
    expect(exportsOf(withoutUnused(file, code))).toEqual(
      exportsOf(code).filter((name) => !names.includes(name)),
    );
  });

  it('an export that React no longer has stops the build', () => {
    expect(() => withoutUnused('react.production.js', 'exports.act = 1;\n')).toThrow(
      'has no export "Children"',
    );
  });
});

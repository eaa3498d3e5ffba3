import { readdirSync, readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';
import { beforeAll, describe, expect, it } from 'vitest';

const require = createRequire(import.meta.url);
const root = join(import.meta.dirname, '../..');
const { unused, unusedFeatures, withoutUnused } = require('../../scripts/parcel/unused-exports.cjs') as {
  unused: Readonly<Record<string, readonly string[]>>;
  unusedFeatures: Readonly<Record<string, readonly string[]>>;
  withoutUnused: (file: string, code: string) => string;
};

interface Module {
  file: string;
  code: string;
}
const modulesIn = (folder: string, ending: RegExp): Module[] =>
  readdirSync(join(root, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file}`)
    .filter((file) => ending.test(file))
    .map((file) => ({ file, code: readFileSync(join(root, file), 'utf8') }));

/** The modules of the site, the portal and the Studio, and those of the libraries that they import React with. */
let sources: Module[][] = [];
beforeAll(() => {
  sources = [
    modulesIn('src', /\.tsx?$/),
    modulesIn('node_modules/wouter/src', /\.js$/),
    modulesIn('node_modules/jotai/esm', /\/react\.mjs$/),
    ...['animated', 'core', 'shared', 'web'].map((part) =>
      modulesIn(`node_modules/@react-spring/${part}/dist`, /\.modern\.mjs$/),
    ),
    // Not the folders of words, which have no code.
    ...['react-aria', 'react-aria-components', 'react-stately'].map((part) =>
      modulesIn(`node_modules/${part}/dist`, /^(?!.*\/intl\/).*\.mjs$/),
    ),
  ];
});

/** The names that a module takes from React: in the braces of its imports, and after a name of the whole. */
function namesFrom(code: string): string[] {
  const lists = code.matchAll(
    /(?:import|export)\s*(?:[\w$]+,\s*)?\{([^}]*)\}\s*from\s*["']react(?:-dom)?["']/g,
  );
  const wholes = code.matchAll(/(?:\bReact\w*|\$\w+\$react(?:dom)?)\.(\w+)/g);
  const named = [...lists].flatMap(([, list]) =>
    list!.split(',').map((each) => each.trim().split(/\s+as\s+/)[0]!),
  );
  return [...named, ...[...wholes].map(([, name]) => name!)];
}

const pathOf = (file: string) =>
  join(root, 'node_modules', file.replace(/(?:-client)?\.production\.js/, ''), 'cjs', file);

function exportsOf(code: string): Record<string, unknown> {
  const exports = {};
  // As the bundler runs it.
  new Function('exports', 'require', code)(exports, require);
  return exports;
}

describe('the exports that are taken out of React', () => {
  it.each(Object.entries(unused))(
    '%s: nothing in the site, the portal and the Studio imports them',
    (_, names) => {
      const users = sources.flat().flatMap(({ file, code }) =>
        namesFrom(code)
          .filter((name) => names.includes(name))
          .map((name) => `${file}: ${name}`),
      );
      for (const modules of sources) expect(modules.flatMap(({ code }) => namesFrom(code))).not.toEqual([]);
      expect(users).toEqual([]);
    },
  );

  it('the site, the portal and the Studio take names from React one by one, so that the list of names is whole', () => {
    const wholes = sources[0]!.filter(({ code }) =>
      /\* as \w+ from 'react(?:-dom)?'|\} = React(?:DOM)?\b/.test(code),
    );
    expect(wholes.map(({ file }) => file)).toEqual([]);
  });

  it.each(Object.entries(unused))('%s works without them, and keeps the others', (file, names) => {
    const code = readFileSync(pathOf(file), 'utf8');
    expect(Object.keys(exportsOf(withoutUnused(file, code)))).toEqual(
      Object.keys(exportsOf(code)).filter((name) => !names.includes(name)),
    );
  });

  it('an export that React no longer has stops the build', () => {
    expect(() => withoutUnused('react.production.js', 'exports.act = 1;\n')).toThrow(
      'has no export "Children"',
    );
  });
});

describe('the features that are taken out of the renderer', () => {
  const file = 'react-dom-client.production.js';

  it('no fragment has a ref', () => {
    const fragments = /<Fragment\b[^>]*\bref=|Fragment\)?,\s*\{[^}]*\bref\b/;
    expect('<Fragment key={id} ref={root}>').toMatch(fragments);
    expect('createElement(($a$Fragment), {key: 1, ref: b})').toMatch(fragments);
    const users = sources.flat().filter(({ code }) => fragments.test(code));
    expect(users.map((each) => each.file)).toEqual([]);
  });

  it('the renderer works without them, and keeps its exports', () => {
    const code = readFileSync(pathOf(file), 'utf8');
    const used = withoutUnused(file, code);
    expect(Object.keys(exportsOf(used))).toEqual(Object.keys(exportsOf(code)));
    for (const name of Object.values(unusedFeatures).flat())
      expect(used).toContain(`function ${name}() { return null; }`);
    expect(used).not.toContain('FragmentInstance.prototype');
  });

  it('a feature that React no longer has stops the build', () => {
    expect(() => withoutUnused(file, 'function preload() {\n}\n')).toThrow('has no methods of fragments');
  });
});

/**
 * A Parcel transformer that writes constants of the YAML files into the modules that import them. The minifier can remove a
 * constant, and code for it, within a module only: as modules of their own, `src/lib/base-path.ts` cost 0.3 KB of every
 * page's script and the words of the interface 0.4 KB, as Parcel keeps all exports of a module that several bundles import.
 */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { Transformer } = require('@parcel/plugin');

const inRoot = (file) => join(__dirname, '../..', file);
const [home, generated] = ['src/lib/base-path.ts', 'generated/yaml/base-path.ts'].map(inRoot);
const importOfBase = /^import \{[^}]*\} from '(?:@\/lib|\.)\/base-path';$/m;
/** A classic script cannot import: it has the constant under a name that Parcel leaves in such a script. */
const variable = 'process.env.BASE_PATH';
const importOfWords = /^import \* as (\w+) from '@generated\/yaml\/words\/(\w+)';$/gm;

/** A module's statements without its imports and exports. */
const statementsOf = (file) =>
  readFileSync(file, 'utf8')
    .replace(/^(?:import .*|export \{.*)$/gm, '')
    .replace(/^export (?=const)/gm, '');

function withBasePath(code) {
  if (!importOfBase.test(code) && !code.includes(variable)) return { code, files: [] };
  const constant = statementsOf(generated);
  const [, value] = /= (".*");/.exec(constant);
  const statements = constant + statementsOf(home);
  return {
    code: code.replace(importOfBase, () => statements).replaceAll(variable, () => value),
    files: [home, generated],
  };
}

function withWords(code) {
  const imports = [...code.matchAll(importOfWords)];
  const files = imports.map(([, , area]) => inRoot(`generated/yaml/words/${area}.ts`));
  const filled = imports.reduce((text, [line, name], index) => {
    const constants = readFileSync(files[index], 'utf8').matchAll(
      /^export const (\w+) = ([^]*?) as const;$/gm,
    );
    const values = new Map([...constants].map(([, word, value]) => [word, value]));
    return text
      .replace(line, '')
      .replace(new RegExp(`(?<![\\w.])${name}\\.(\\w+)`, 'g'), (_, word) => `(${values.get(word)})`);
  }, code);
  return { code: filled, files };
}

module.exports = new Transformer({
  async transform({ asset }) {
    const code = await asset.getCode();
    const words = withWords(code);
    const base = withBasePath(words.code);
    if (base.code !== code) asset.setCode(base.code);
    for (const file of [...words.files, ...base.files]) asset.invalidateOnFileChange(file);
    return [asset];
  },
});

/**
 * A Parcel transformer that writes constants of the YAML files into the modules that import them. The minifier can remove a
 * constant, and code for it, within a module only: as modules of their own, `src/lib/base-path.ts` cost 0.3 KB of every
 * page's script and the words of the interface 0.4 KB, as Parcel keeps all exports of a module that several bundles import.
 */
const { readFileSync } = require('node:fs');
const { basename, join } = require('node:path');
const { Transformer } = require('@parcel/plugin');

const root = join(__dirname, '../..');
/** The folder that `@generated` resolves to: a further language's build has its own (`own-generated.cjs`). */
const { SITE_LANGUAGE } = process.env;
const generated = join(root, 'generated', SITE_LANGUAGE ? `languages/${SITE_LANGUAGE}` : '');
const constants = ['lib/base-path', 'lib/language', 'content/brand-name'].map((path) => {
  const name = basename(path);
  return {
    files: [join(generated, `yaml/${name}.ts`), join(root, `src/${path}.ts`)],
    imports: new RegExp(`^import \\{[^}]*\\} from '(?:@/${path}|\\./${name})';$`, 'm'),
  };
});
/** A classic script cannot import: it has the constant under a name that Parcel leaves in such a script. */
const variable = 'process.env.BASE_PATH';
const importOfWords = /^import \* as (\w+) from '@generated\/yaml\/words\/(\w+)';$/gm;

/** A module's statements without its imports and exports. */
const statementsOf = (file) =>
  readFileSync(file, 'utf8')
    .replace(/^(?:import .*|export \{.*)$/gm, '')
    .replace(/^export (?=const)/gm, '');

function withConstants(code) {
  const imported = constants.filter(({ imports }) => imports.test(code));
  const filled = imported.reduce(
    (text, { files, imports }) => text.replace(imports, () => files.map(statementsOf).join('')),
    code,
  );
  return { code: filled, files: imported.flatMap(({ files }) => files) };
}

/** Modules that are used behind a constant alone. Parcel would keep them, as it cannot see that far. */
const importsBehind = {
  hasLanguages:
    /^import \{[^}]*\} from '@\/(?:lib\/languages|sections\/language-switch\/language-switch)';$/gm,
  isFurtherLanguage: /^import \{[^}]*\} from '@\/lib\/fallback-of';$/gm,
};

function withoutLanguages(code) {
  return Object.entries(importsBehind).reduce(
    (text, [constant, imports]) =>
      text.includes(`const ${constant}: boolean = false;`) ? text.replace(imports, '') : text,
    code,
  );
}

function withVariable(code) {
  if (!code.includes(variable)) return { code, files: [] };
  const [{ files }] = constants;
  const [, value] = /basePath: string = (".*");/.exec(readFileSync(files[0], 'utf8'));
  return { code: code.replaceAll(variable, () => value), files };
}

function withWords(code) {
  const imports = [...code.matchAll(importOfWords)];
  const files = imports.map(([, , area]) => join(generated, `yaml/words/${area}.ts`));
  const filled = imports.reduce((text, [line, name], index) => {
    const texts = readFileSync(files[index], 'utf8').matchAll(/^export const (\w+) = ([^]*?) as const;$/gm);
    const values = new Map([...texts].map(([, word, value]) => [word, value]));
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
    const filled = withConstants(words.code);
    const last = withVariable(withoutLanguages(filled.code));
    if (last.code !== code) asset.setCode(last.code);
    for (const file of [...words.files, ...filled.files, ...last.files]) asset.invalidateOnFileChange(file);
    return [asset];
  },
});

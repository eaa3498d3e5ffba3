/**
 * A Parcel transformer that writes `src/lib/base-path.ts` into the modules that import it. The minifier can remove a constant
 * and all code for it within a module only: as a module of its own it would cost 0.3 KB of every page at the root of a domain.
 * A classic script cannot import: it has the constant as `process.env.BASE_PATH`, which Parcel itself leaves in such a script.
 */
const { readFileSync } = require('node:fs');
const { join } = require('node:path');
const { Transformer } = require('@parcel/plugin');

const root = join(__dirname, '../..');
const [home, generated] = ['src/lib/base-path.ts', 'generated/yaml/base-path.ts'].map((file) =>
  join(root, file),
);
const importOf = /^import \{[^}]*\} from '(?:@\/lib|\.)\/base-path';$/m;
const variable = 'process.env.BASE_PATH';

/** A module's statements without its imports and exports. */
const statementsOf = (file) =>
  readFileSync(file, 'utf8')
    .replace(/^(?:import .*|export \{.*)$/gm, '')
    .replace(/^export (?=const)/gm, '');

module.exports = new Transformer({
  async transform({ asset }) {
    const code = await asset.getCode();
    if (importOf.test(code) || code.includes(variable)) {
      const constant = statementsOf(generated);
      const [, value] = /= (".*");/.exec(constant);
      const statements = constant + statementsOf(home);
      asset.setCode(code.replace(importOf, () => statements).replaceAll(variable, () => value));
      for (const file of [home, generated]) asset.invalidateOnFileChange(file);
    }
    return [asset];
  },
});

/**
 * A Parcel resolver for the build of a further language: modules and fonts that are generated come from the language's own
 * folder. A process builds one language, which the variable names.
 */
const { existsSync } = require('node:fs');
const { join } = require('node:path');
const { Resolver } = require('@parcel/plugin');

const folder = join(__dirname, '../../generated/languages', process.env.SITE_LANGUAGE);
/** `@generated/yaml/brand`, or a stylesheet of fonts by its relative path. */
const generated = /^(?:@|(?:\.\.\/)+)generated\/(.+)$/;

module.exports = new Resolver({
  resolve({ specifier }) {
    const [, path] = generated.exec(specifier) ?? [];
    if (!path) return null;
    const file = join(folder, path);
    return { filePath: existsSync(file) ? file : `${file}.ts` };
  },
});

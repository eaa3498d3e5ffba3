/**
 * A Parcel resolver: react-aria carries its words in 34 languages, which would cost the portal 36 kB. Its own language is
 * English; every other one resolves to a module without words. (Excluded assets would stay as imports of files that are
 * not there.)
 */
const { join } = require('node:path');
const { Resolver } = require('@parcel/plugin');

const otherLanguage = /\/(?!en-US)[a-z]{2}-[A-Z]{2}\.(mjs|cjs|js)$/;

module.exports = new Resolver({
  resolve({ specifier, dependency }) {
    if (!otherLanguage.test(specifier) || !/react-(aria|stately)/.test(dependency.resolveFrom ?? ''))
      return null;
    return { filePath: join(__dirname, 'no-words.js'), code: 'export default {};', sideEffects: false };
  },
});

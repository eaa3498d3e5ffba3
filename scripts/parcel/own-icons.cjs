/**
 * A Parcel resolver for the portal. A set of react-icons is one file, which Parcel puts whole, with every icon that anyone
 * asks for, where the first of them is needed. So each file that asks has a copy of its own, shaken down to what it names;
 * and the portal's `Icon` starts with the portal's drawings instead of the site's.
 */
const { basename, dirname, join } = require('node:path');
const { Resolver } = require('@parcel/plugin');

const set = join(dirname(require.resolve('react-icons/lu')), 'index.mjs');

module.exports = new Resolver({
  resolve({ specifier, dependency }) {
    const from = dependency.sourcePath ?? '';
    if (specifier === 'react-icons/lu')
      return { filePath: set, query: new URLSearchParams({ for: basename(from) }), sideEffects: false };
    if (specifier === './site-drawings') return { filePath: join(dirname(from), 'portal-drawings.ts') };
    return null;
  },
});

/**
 * A Parcel resolver for the portal. A set of react-icons is one file, which Parcel puts whole, with every icon that anyone
 * asks for, where the first of them is needed. So each file that asks has a copy of its own, shaken down to what it names;
 * and the portal's `Icon` starts with the portal's drawings instead of the site's. What makes an icon of a drawing is ours:
 * react-icons' own weighs 0.9 KB more on each first screen, for options that nothing here uses.
 */
const { basename, dirname, join } = require('node:path');
const { Resolver } = require('@parcel/plugin');

const set = join(dirname(require.resolve('react-icons/lu')), 'index.mjs');

module.exports = new Resolver({
  resolve({ specifier, dependency }) {
    const from = dependency.sourcePath ?? '';
    if (specifier === 'react-icons/lu')
      return { filePath: set, query: new URLSearchParams({ for: basename(from) }), sideEffects: false };
    if (specifier.endsWith('/lib/index.mjs') && from.includes('react-icons'))
      return { filePath: join(__dirname, '../../src/design-system/icon/gen-icon.ts') };
    if (specifier === './site-drawings') return { filePath: join(dirname(from), 'portal-drawings.ts') };
    return null;
  },
});

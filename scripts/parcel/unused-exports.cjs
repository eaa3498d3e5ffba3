/**
 * Exports of React that nothing on the public site imports (`tests/rules/unused-exports.test.ts`). Parcel keeps the exports of
 * a module that several bundles import, and with them the code behind: 1.2 KB of every page's script.
 */
const unused = {
  'react.production.js': [
    'Children',
    'addTransitionType',
    'cache',
    'cacheSignal',
    'createRef',
    'unstable_useCacheRefresh',
  ],
  'react-dom.production.js': [
    'preconnect',
    'prefetchDNS',
    'preinit',
    'preinitModule',
    'preload',
    'preloadModule',
    'requestFormReset',
    'useFormState',
    'useFormStatus',
  ],
};

/**
 * Removes the unused exports of a file of React, so that the minifier drops what only they use.
 * @throws Error if one is not there, such as after an update of React
 */
function withoutUnused(name, code) {
  return (unused[name] ?? []).reduce((text, each) => {
    const statement = new RegExp(`^exports\\.${each} =[^]*?;\\n(?=exports\\.)`, 'm');
    if (!statement.test(text))
      throw new Error(`${name} has no export "${each}": see scripts/parcel/unused-exports.cjs.`);
    return text.replace(statement, '');
  }, code);
}

module.exports = { unused, withoutUnused };

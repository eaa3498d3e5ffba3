/**
 * Exports of React that nothing in the site, the portal and the Studio imports (`tests/rules/unused-exports.test.ts`). Parcel keeps
 * the exports of a module that several bundles import, and with them the code behind: 1.2 KB of every page's script.
 */
const unused = {
  'react.production.js': [
    'Children',
    'ViewTransition',
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
 * Functions of the renderer for three features that need one of those exports or a ref of a fragment. They become empty, so that
 * the minifier drops the code behind them: 5.8 KB of every page's script.
 */
const unusedFeatures = {
  'view transitions': [
    'applyViewTransitionToHostInstances',
    'commitExitViewTransitions',
    'commitNestedViewTransitions',
    'createViewTransitionInstance',
    'getViewTransitionClassName',
    'getViewTransitionName',
    'restoreEnterOrExitViewTransitions',
    'restoreViewTransitionOnHostInstances',
    'startViewTransition',
  ],
  'refs of fragments': [
    'FragmentInstance',
    'addFragmentHandleToFiber',
    'commitFragmentInstanceInsertionEffects',
    'commitNewChildToFragmentInstances',
    'isFragmentInstanceParent',
  ],
  'resource hints': [
    'preconnect',
    'prefetchDNS',
    'preinitModuleScript',
    'preinitScript',
    'preinitStyle',
    'preload',
    'preloadModule',
  ],
};
/** The methods of two classes, which only those functions create. */
const unusedMethods = /^(?:FragmentInstance|ViewTransitionPseudoElement)\.prototype\.\w+ =[^]*?^};\n/gm;

/** @throws Error if the code has no such statement, as after an update of React */
function replaceStatement(code, statement, replacement, name) {
  if (!statement.test(code)) throw new Error(`React has no ${name}: see scripts/parcel/unused-exports.cjs.`);
  return code.replace(statement, replacement);
}

const withoutFeatures = (code) =>
  Object.values(unusedFeatures)
    .flat()
    .reduce(
      (text, name) =>
        replaceStatement(
          text,
          new RegExp(`^function ${name}\\([^]*?^}$`, 'm'),
          `function ${name}() { return null; }`,
          `function "${name}"`,
        ),
      replaceStatement(code, unusedMethods, '', 'methods of fragments'),
    );

/** Removes the code that nothing uses from a file of React. */
function withoutUnused(file, code) {
  if (file === 'react-dom-client.production.js') return withoutFeatures(code);
  return (unused[file] ?? []).reduce(
    (text, name) =>
      replaceStatement(
        text,
        new RegExp(`^exports\\.${name} =[^]*?;\\n(?=exports\\.)`, 'm'),
        '',
        `export "${name}"`,
      ),
    code,
  );
}

module.exports = { unused, unusedFeatures, withoutUnused };

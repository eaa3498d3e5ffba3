/**
 * A Parcel transformer for what its own runtime writes: there each `import()` is a module that holds the one promise of its
 * first call, so that a file which did not come once is refused for as long as the page lives, and every 'Try again' with
 * it. Here each call asks the browser again. It does not fetch a loaded file twice.
 */
const { Transformer } = require('@parcel/plugin');

const held = /^module\.exports = ([^]+\.then\(\(\) => parcelRequire\('[^']+'\)\));\s*$/;

module.exports = new Transformer({
  async transform({ asset }) {
    const [, load] = held.exec(await asset.getCode()) ?? [];
    if (load) asset.setCode(`Object.defineProperty(module, 'exports', { get: () => ${load} });`);
    return [asset];
  },
});

/**
 * A Parcel transformer for modules with many exports. Parcel writes a getter and a setter for each name, in maps of class
 * names a fifth of the first view's own code, in React 0.6 KB of every page. This writes a map of class names as one object,
 * and leaves the exports of React as they are, without the code that nothing uses.
 */
const { basename } = require('node:path');
const { Transformer } = require('@parcel/plugin');
const { withoutUnused } = require('./unused-exports.cjs');

const line = /^module\.exports\[("[^"]+")\] = `([^`$]+)`;$/;

/** A map of class names as one object, or null if it is none. */
function classMap(code) {
  const names = code
    .trim()
    .split('\n')
    .map((each) => line.exec(each));
  // A stylesheet that refers to its own keyframes names them twice: it stays as it is.
  return names.every(Boolean)
    ? `module.exports = {${names.map(([, key, name]) => `${key}: '${name}'`).join()}};`
    : null;
}

module.exports = new Transformer({
  async transform({ asset }) {
    const code = await asset.getCode();
    const used = withoutUnused(basename(asset.filePath), code);
    // Parcel leaves a module alone that refers to `module` itself.
    const plain = asset.filePath.includes('node_modules') ? `module;\n${used}` : classMap(code);
    if (plain) asset.setCode(plain);
    return [asset];
  },
});

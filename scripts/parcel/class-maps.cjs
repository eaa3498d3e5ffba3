/**
 * A Parcel transformer for the maps of class names that come out of stylesheets. Parcel writes an export with a getter and a
 * setter for each name, which made up a fifth of the first view's own code; this writes one object.
 */
const { Transformer } = require('@parcel/plugin');

const line = /^module\.exports\[("[^"]+")\] = `([^`$]+)`;$/;

module.exports = new Transformer({
  async transform({ asset }) {
    const lines = (await asset.getCode()).trim().split('\n');
    const names = lines.map((each) => line.exec(each));
    // A name that its own stylesheet refers to, of keyframes, stands there once more: that one stays as it is.
    if (names.every(Boolean))
      asset.setCode(`module.exports = {${names.map(([, key, name]) => `${key}: '${name}'`).join()}};`);
    return [asset];
  },
});

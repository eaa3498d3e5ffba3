/**
 * A Parcel transformer that compiles Sass. Parcel's own one finds the files that a stylesheet uses through an asynchronous
 * importer, which asks for each of twelve names and makes Sass twice as slow.
 */
const { fileURLToPath, pathToFileURL } = require('node:url');
const { Transformer } = require('@parcel/plugin');
const { default: SourceMap } = require('@parcel/source-map');
const { compileString } = require('sass');

module.exports = new Transformer({
  async transform({ asset, options }) {
    const { css, loadedUrls, sourceMap } = compileString(await asset.getCode(), {
      url: pathToFileURL(asset.filePath),
      loadPaths: [options.projectRoot],
      sourceMap: Boolean(asset.env.sourceMap),
    });
    for (const url of loadedUrls) asset.invalidateOnFileChange(fileURLToPath(url));
    asset.type = 'css';
    asset.setCode(css);
    if (sourceMap) {
      const map = new SourceMap(options.projectRoot);
      map.addVLQMap(sourceMap);
      asset.setMap(map);
    }
    return [asset];
  },
});

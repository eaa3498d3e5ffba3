/**
 * A Parcel transformer that compiles Sass. Parcel's own one finds the files that a stylesheet uses through an asynchronous
 * importer, which asks for each of twelve names and makes Sass twice as slow. A build compiles each stylesheet once for all its bundles.
 */
const { fileURLToPath, pathToFileURL } = require('node:url');
const { Transformer } = require('@parcel/plugin');
const { default: SourceMap } = require('@parcel/source-map');
const { compileString } = require('sass');
const { readResult, shareResult } = require('../build/shared-results.cjs');

module.exports = new Transformer({
  async transform({ asset, options }) {
    asset.type = 'css';
    const hasMap = Boolean(asset.env.sourceMap);
    const shared = hasMap ? null : readResult(asset.filePath);
    if (shared !== null) {
      asset.setCode(shared);
      return [asset];
    }
    const { css, loadedUrls, sourceMap } = compileString(await asset.getCode(), {
      url: pathToFileURL(asset.filePath),
      loadPaths: [options.projectRoot],
      sourceMap: hasMap,
    });
    for (const url of loadedUrls) asset.invalidateOnFileChange(fileURLToPath(url));
    asset.setCode(css);
    if (!hasMap) shareResult(asset.filePath, css);
    if (sourceMap) {
      const map = new SourceMap(options.projectRoot);
      map.addVLQMap(sourceMap);
      asset.setMap(map);
    }
    return [asset];
  },
});

/**
 * Storybook's webpack loader that compiles Sass, as `scripts/parcel/sass.cjs` does for Parcel. The usual one finds the files that a stylesheet
 * uses through webpack, asynchronously, and takes half as long again.
 */
const { join } = require('node:path');
const { fileURLToPath, pathToFileURL } = require('node:url');
const { compileString } = require('sass');
const { readResult, shareResult } = require('./shared-results.cjs');

const root = join(__dirname, '../..');

module.exports = function compileSass(source) {
  const shared = readResult(this.resourcePath);
  if (shared !== null) return shared;
  const { css, loadedUrls } = compileString(source, {
    url: pathToFileURL(this.resourcePath),
    loadPaths: [root],
  });
  for (const url of loadedUrls) this.addDependency(fileURLToPath(url));
  shareResult(this.resourcePath, css);
  return css;
};

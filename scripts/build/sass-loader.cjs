/**
 * Storybook's webpack loader that compiles Sass, as `scripts/parcel/sass.cjs` does for Parcel. The usual one finds the files that a stylesheet
 * uses through webpack, asynchronously, and takes half as long again.
 */
const { join } = require('node:path');
const { fileURLToPath, pathToFileURL } = require('node:url');
const { compileString } = require('sass');
const { readResult, shareResult } = require('./shared-results.cjs');

const root = join(__dirname, '../..');

function compile(source) {
  try {
    return compileString(source, { url: pathToFileURL(this.resourcePath), loadPaths: [root] });
  } catch (error) {
    // The mistake may be in a file that the stylesheet uses: once it is corrected, the stylesheet is compiled again.
    if (error.span?.url) this.addDependency(fileURLToPath(error.span.url));
    throw error;
  }
}

module.exports = function compileSass(source) {
  const shared = readResult(this.resourcePath);
  if (shared !== null) return shared;
  const { css, loadedUrls } = compile.call(this, source);
  for (const url of loadedUrls) this.addDependency(fileURLToPath(url));
  shareResult(this.resourcePath, css);
  return css;
};

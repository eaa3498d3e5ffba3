/**
 * Results that one build needs several times: the bundles of all its languages have the same stylesheets, and their pages the same
 * pictures. They are files of a folder that exists while the build runs. `npm test` gives one folder to all its builds, so a stylesheet
 * that is edited during a run is tested as it was before. Outside of both there is no folder, and nothing is shared.
 */
const { existsSync, mkdtempSync, readFileSync, renameSync, rmSync, writeFileSync } = require('node:fs');
const { tmpdir } = require('node:os');
const { join } = require('node:path');
const { threadId } = require('node:worker_threads');

/** Tells the processes and workers of a build the folder. */
const variable = 'BUILD_RESULTS';

const fileOf = (name) =>
  process.env[variable] ? join(process.env[variable], encodeURIComponent(name)) : null;

/** The result of this name, or null while there is none. */
function readResult(name) {
  const file = fileOf(name);
  return file && existsSync(file) ? readFileSync(file, 'utf8') : null;
}

function shareResult(name, text) {
  const file = fileOf(name);
  if (!file) return;
  // In one step, as another worker may be reading.
  const part = `${file}.${process.pid}.${threadId}`;
  writeFileSync(part, text);
  renameSync(part, file);
}

/** Shares results among everything that runs inside. @returns its result */
async function withSharedResults(build) {
  if (process.env[variable]) return build();
  const folder = mkdtempSync(join(tmpdir(), 'site-build-'));
  process.env[variable] = folder;
  try {
    return await build();
  } finally {
    delete process.env[variable];
    // Workers of a failed build may still write. A fault of the deletion would hide the build's own.
    rmSync(folder, { recursive: true, force: true, maxRetries: 3 });
  }
}

module.exports = { readResult, shareResult, withSharedResults };

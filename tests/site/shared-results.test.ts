import { existsSync, rmSync } from 'node:fs';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { readResult, shareResult, withSharedResults } from '../../scripts/build/shared-results.cjs';

// A run of all tests may have a folder, which is not deleted here.
beforeEach(() => void vi.stubEnv('BUILD_RESULTS', undefined));
afterEach(() => void vi.unstubAllEnvs());

it('shares a result until the build ends, also where it fails', async () => {
  let folder = '';
  const build = async () => {
    folder = process.env.BUILD_RESULTS!;
    expect(readResult('/src/a.scss')).toBeNull();
    shareResult('/src/a.scss', '.a {}');
    expect(readResult('/src/a.scss')).toBe('.a {}');
    throw new Error('the build failed');
  };
  await expect(withSharedResults(build)).rejects.toThrow('the build failed');
  expect(readResult('/src/a.scss')).toBeNull();
  expect([folder.length > 0, existsSync(folder)]).toEqual([true, false]);
});

it('reports the mistake of a build whose results are gone, and not the results', async () => {
  const build = async () => {
    rmSync(process.env.BUILD_RESULTS!, { recursive: true });
    throw new Error('the build failed');
  };
  await expect(withSharedResults(build)).rejects.toThrow('the build failed');
});

it('leaves the results of a run with several builds to the run', async () => {
  await withSharedResults(async () => {
    await withSharedResults(async () => shareResult('/src/a.scss', '.a {}'));
    expect(readResult('/src/a.scss')).toBe('.a {}');
  });
  expect(readResult('/src/a.scss')).toBeNull();
});

it('shares nothing outside of a build', () => {
  shareResult('/src/a.scss', '.a {}');
  expect(readResult('/src/a.scss')).toBeNull();
});

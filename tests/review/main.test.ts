import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { chromePath } from '../../scripts/chromium';

const root = join(import.meta.dirname, '../..');

/** What somebody sees who runs it, and its exit code. */
function review(...args: string[]) {
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx', 'scripts/review/main.ts', ...args],
    { cwd: root, encoding: 'utf8', env: { ...process.env, CHROME_PATH: process.execPath } },
  );
  return { status, stdout, stderr };
}

it('says how to name a base that there is', () => {
  const { status, stdout, stderr } = review('--base', 'no-such-branch');
  expect(stderr).toMatch(
    /^There is no revision "no-such-branch" here\. Name a branch, a tag or a commit with --base/,
  );
  expect(stderr).not.toMatch(/\n\s+at /);
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
});

it('answers a word that it does not know with its help, and not as if something had changed', () => {
  const { status, stderr } = review('--bse', 'main');
  expect(stderr).toMatch(/Unknown option '--bse'/);
  expect(stderr).toMatch(/npm run review \[-- --base main~3\]/);
  expect(status).toBe(2);
});

it('does not take another program for Chromium', () => {
  const { status, stdout, stderr } = review('--base', 'HEAD');
  expect(stderr).toBe(
    `${process.execPath} is not Chromium. Set CHROME_PATH to a Chromium, or unset it to use the system's.\n`,
  );
  expect({ status, stdout }).toEqual({ status: 2, stdout: '' });
});

it('says how to get a Chromium where there is none', () => {
  expect(() => chromePath(() => false)).toThrow(
    'No Chromium here: install it (Debian: apt-get install chromium) or set CHROME_PATH.',
  );
  expect(chromePath((path) => path === '/usr/bin/chromium')).toBe('/usr/bin/chromium');
});

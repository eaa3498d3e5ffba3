import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beOnlyRun } from '../../scripts/plates/one-run';

let folder: string;
let lock: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'));
  lock = join(folder, 'plates.lock');
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a run writes its process into the lock', () => {
  beOnlyRun(lock);
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
});

it('a second run is refused while the first draws', () => {
  writeFileSync(lock, String(process.ppid));
  expect(() => beOnlyRun(lock)).toThrow(`Another run draws already (process ${process.ppid})`);
});

it.each([
  ['killed', '4194305'], // Above every process id of Linux.
  ['killed before it wrote its process', ''],
  ['killed in a container, where each run has the same process id', String(process.pid)],
])('a run takes over from one that was %s', (_, left) => {
  writeFileSync(lock, left);
  beOnlyRun(lock);
  expect(readFileSync(lock, 'utf8')).toBe(String(process.pid));
});

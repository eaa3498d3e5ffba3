import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beOnlyRun, development, drawing, waitForRun, type Lock } from '../../scripts/server/one-run';

let folder: string;
let lock: Lock;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'run-'));
  lock = { ...drawing, file: join(folder, 'plates.lock') };
});
afterEach(() => rmSync(folder, { recursive: true }));

it('a run writes its process into the lock', () => {
  beOnlyRun(lock);
  expect(readFileSync(lock.file, 'utf8')).toBe(String(process.pid));
});

it('a second run is refused while the first draws', () => {
  writeFileSync(lock.file, String(process.ppid));
  expect(() => beOnlyRun(lock)).toThrow(`Another run draws already (process ${process.ppid})`);
});

it.each([
  ['killed', '4194305'], // Above every process id of Linux.
  ['killed before it wrote its process', ''],
  ['killed in a container, where each run has the same process id', String(process.pid)],
])('a run takes over from one that was %s', (_, left) => {
  writeFileSync(lock.file, left);
  beOnlyRun(lock);
  expect(readFileSync(lock.file, 'utf8')).toBe(String(process.pid));
});

it('a second development server waits for the first to stop, then says what to do', async () => {
  const dev = { ...development, file: lock.file };
  await waitForRun(dev, 0);
  writeFileSync(dev.file, String(process.ppid));
  const waiting = waitForRun(dev);
  rmSync(dev.file);
  await waiting;
  writeFileSync(dev.file, String(process.ppid));
  await expect(waitForRun(dev, 0)).rejects.toThrow('Stop it with Ctrl+C in its terminal and start again.');
  expect(() => beOnlyRun(dev)).toThrow(`runs already (process ${process.ppid})`);
});

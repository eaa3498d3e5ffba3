import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterEach, beforeEach, expect, it } from 'vitest';
import { beOnlyRun, development, drawing, waitForRun, type Lock } from '../../scripts/server/one-run';

let lock: Lock;
beforeEach(() => {
  lock = { ...drawing, folder: mkdtempSync(join(tmpdir(), 'run-')) };
});
afterEach(() => rmSync(lock.folder, { recursive: true }));

const nameRun = (id: number, { folder } = lock) => writeFileSync(join(folder, String(id)), '');

it('a run names its process', () => {
  beOnlyRun(lock);
  expect(readdirSync(lock.folder)).toEqual([String(process.pid)]);
});

it('a second run is refused while the first draws, and withdraws', () => {
  nameRun(process.ppid);
  expect(() => beOnlyRun(lock)).toThrow(`Another run draws already (process ${process.ppid})`);
  expect(readdirSync(lock.folder)).toEqual([String(process.ppid)]);
});

it.each([
  ['killed', 4_194_305], // Above every process id of Linux.
  ['killed in a container, where each run has the same process id', process.pid],
])('a run takes over from one that was %s', (_, left) => {
  nameRun(left);
  beOnlyRun(lock);
  expect(readdirSync(lock.folder)).toContain(String(process.pid));
});

const rounds = 200;
/** Starts a run in each folder at the same moment as the other process, and prints the folders where it may run. */
const racer = (start: number) => `
  import { beOnlyRun } from ${JSON.stringify(join(import.meta.dirname, '../../scripts/server/one-run.ts'))};
  process.setMaxListeners(0);
  for (let round = 0; round < ${rounds}; round++) {
    while (Date.now() < ${start} + 3 * round);
    try {
      beOnlyRun({ folder: ${JSON.stringify(lock.folder)} + '/' + round, refusal: String });
      console.log(round);
    } catch {}
  }
  setTimeout(() => {}, 60_000);
`;

it('two processes that take over from a killed run at the same moment never both run', async () => {
  for (let round = 0; round < rounds; round++) {
    const folder = join(lock.folder, String(round));
    mkdirSync(folder);
    nameRun(4_194_305, { ...lock, folder });
  }
  const start = Date.now() + 2000;
  const processes = [0, 1].map(() =>
    spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', racer(start)], {
      cwd: join(import.meta.dirname, '../..'),
      stdio: ['ignore', 'pipe', 'inherit'],
    }),
  );
  const ends = processes.map((child) => once(child, 'exit'));
  const printed = processes.map(({ stdout }) => text(stdout));
  setTimeout(() => processes.forEach((child) => child.kill()), 2000 + 3 * rounds + 1500);
  await Promise.all(ends);
  const [first, second] = (await Promise.all(printed)).map((lines) => lines.split('\n').filter(Boolean));
  expect(first!.length + second!.length).toBeGreaterThan(0);
  expect(first!.filter((round) => second!.includes(round))).toEqual([]);
}, 20_000);

it('a second development server waits for the first to stop, then says what to do', async () => {
  const dev = { ...development, folder: lock.folder };
  await waitForRun(dev, 0);
  nameRun(process.ppid);
  const waiting = waitForRun(dev);
  rmSync(join(dev.folder, String(process.ppid)));
  await waiting;
  nameRun(process.ppid);
  await expect(waitForRun(dev, 0)).rejects.toThrow('Stop it with Ctrl+C in its terminal and start again.');
  expect(() => beOnlyRun(dev)).toThrow(`runs already (process ${process.ppid})`);
});

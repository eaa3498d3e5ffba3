import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
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
  expect(readdirSync(lock.folder)).toEqual([String(process.pid)]);
});

/** Tries to be the only run of each folder that it gets, at a time in ms, and answers with the outcome. */
const racer = `
  import { beOnlyRun, RunningError } from ${JSON.stringify(join(import.meta.dirname, '../../scripts/server/one-run.ts'))};
  process.setMaxListeners(0);
  process.on('message', ({ folder, time }) => {
    while (Date.now() < time);
    try {
      beOnlyRun({ folder, refusal: String });
      process.send('runs');
    } catch (error) {
      process.send(error instanceof RunningError ? 'is refused' : String(error));
    }
  });
  process.send('is ready');
`;
const startRacer = () =>
  spawn(process.execPath, ['--import', 'tsx', '--input-type=module', '--eval', racer], {
    cwd: join(import.meta.dirname, '../..'),
    stdio: ['ignore', 'inherit', 'inherit', 'ipc'],
  });

it('two processes that take over from a killed run at the same moment never both run', async () => {
  const racers = [startRacer(), startRacer()];
  const answers = () => Promise.all(racers.map(async (racer) => (await once(racer, 'message'))[0] as string));
  const ends = racers.map((racer) => once(racer, 'exit'));
  await answers();
  const outcomes: string[] = [];
  for (let round = 0; round < 200; round++) {
    const folder = join(lock.folder, String(round));
    mkdirSync(folder);
    nameRun(4_194_305, { ...lock, folder });
    const answered = answers();
    const time = Date.now() + 3;
    racers.forEach((racer) => racer.send({ folder, time }));
    outcomes.push((await answered).join(', '));
  }
  racers.forEach((racer) => racer.disconnect());
  await Promise.all(ends);
  const [first, second, none] = ['runs, is refused', 'is refused, runs', 'is refused, is refused'];
  expect(outcomes.filter((outcome) => ![first, second, none].includes(outcome))).toEqual([]);
  expect(outcomes).toEqual(expect.arrayContaining([first, second]));
});

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

import { existsSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A kind of run that must be alone in this folder. */
export interface Lock {
  /** The file with the id of the process that runs. */
  file: string;
  /** The error message of a second run. @param id - the process that runs */
  refusal: (id: number) => string;
}

const lockOf = (name: string, refusal: Lock['refusal']): Lock => ({
  file: join(import.meta.dirname, `../../generated/${name}.lock`),
  refusal,
});

/** Two runs would overwrite each other's list of plates. */
export const drawing = lockOf(
  'plates',
  (id) =>
    `Another run draws already (process ${id}). Wait until it has finished, or stop it and start again.`,
);

/** Two development servers, also the one of the Studio's preview, would write the same files. */
export const development = lockOf(
  'dev',
  (id) =>
    `The development server of this folder runs already (process ${id}), by \`npm run dev\` or for the Studio. Stop it with Ctrl+C in its terminal and start again. The Studio can also show a running \`npm run dev\`: PREVIEW=http://localhost:4173 npm run studio`,
);

function isRunning(id: number): boolean {
  try {
    process.kill(id, 0);
    return true;
  } catch (error) {
    // It runs, but belongs to another user.
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}

/** A file that broke off has no id, and in a container each run can have the id of the one before. */
const isOther = (id: number) => id > 0 && id !== process.pid;

/** The refusal of a second run. */
export class RunningError extends Error {}

/** @throws RunningError if another process has the lock */
export function expectNoRun({ file, refusal }: Lock): void {
  const other = existsSync(file) ? Number(readFileSync(file, 'utf8')) : 0;
  if (isOther(other) && isRunning(other))
    // After a restart of the computer, another program can have the id of a run that was cut off.
    throw new RunningError(`${refusal(other)}\nIf process ${other} is another program, delete ${file}.`);
}

/**
 * Waits for a run that is being stopped.
 * @param timeout - in ms
 * @throws RunningError if another process has the lock after it
 */
export async function waitForRun(lock: Lock, timeout = 5000): Promise<void> {
  const end = performance.now() + timeout;
  for (;;)
    try {
      return expectNoRun(lock);
    } catch (error) {
      if (performance.now() > end) throw error;
      await setTimeout(100);
    }
}

/**
 * Makes this process the only run of its kind until it ends.
 * @throws RunningError if another process has the lock
 */
export function beOnlyRun(lock: Lock): void {
  mkdirSync(dirname(lock.file), { recursive: true });
  try {
    writeFileSync(lock.file, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    expectNoRun(lock);
    // Left by a run that was killed.
    rmSync(lock.file);
    beOnlyRun(lock);
    return;
  }
  process.on('exit', () => rmSync(lock.file, { force: true }));
}

import { existsSync, mkdirSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout } from 'node:timers/promises';

/** A kind of run that must be alone in this folder. */
export interface Lock {
  /** Holds an empty file for each process that runs, named by its id. */
  folder: string;
  /** The error message of a second run. @param id - the process that runs */
  refusal: (id: number) => string;
}

const lockOf = (name: string, refusal: Lock['refusal']): Lock => ({
  folder: join(import.meta.dirname, `../../generated/${name}.runs`),
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

/** The ids in a folder, without the own one: in a container each run can have the id of the one before. */
const othersIn = (folder: string): number[] =>
  readdirSync(folder)
    .map(Number)
    .filter((id) => id > 0 && id !== process.pid);

/**
 * Deletes the files or folders of killed runs, which their process ids name. Another program can get such an id, and would then
 * be taken for the run.
 */
export function deleteKilled(folder: string): void {
  const killed = othersIn(folder).filter((id) => !isRunning(id));
  for (const id of killed) rmSync(join(folder, String(id)), { recursive: true, force: true });
}

/** The refusal of a second run. */
export class RunningError extends Error {}

/** @throws RunningError if another process of this kind runs */
export function expectNoRun({ folder, refusal }: Lock): void {
  if (!existsSync(folder)) return;
  const other = othersIn(folder).find(isRunning);
  if (other !== undefined)
    throw new RunningError(
      // After a restart of the computer, another program can have the id of a run that was cut off.
      `${refusal(other)}\nIf process ${other} is another program, delete ${join(folder, String(other))}.`,
    );
}

/**
 * Waits for a run that is being stopped.
 * @param timeout - in ms
 * @throws RunningError if another process of this kind runs after it
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
 * Makes this process the only run of its kind until it ends. Each run names itself before it looks for others: of two that
 * start at once, at least one sees the other. Both can be refused, but never can both run.
 * @throws RunningError if another process of this kind runs
 */
export function beOnlyRun(lock: Lock): void {
  const own = join(lock.folder, String(process.pid));
  const withdraw = () => rmSync(own, { force: true });
  mkdirSync(lock.folder, { recursive: true });
  writeFileSync(own, '');
  try {
    expectNoRun(lock);
  } catch (error) {
    withdraw();
    throw error;
  }
  process.on('exit', withdraw);
  deleteKilled(lock.folder);
}

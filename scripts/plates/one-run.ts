import { mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import { root } from './fingerprint';

const lockFile = resolve(root, 'generated/plates.lock');

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

/**
 * Makes this process the only one that draws: two runs would overwrite each other's list of plates.
 * @param lock - a file with the id of the process that draws
 * @throws Error if another run draws.
 */
export function beOnlyRun(lock = lockFile): void {
  mkdirSync(dirname(lock), { recursive: true });
  try {
    writeFileSync(lock, String(process.pid), { flag: 'wx' });
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    const other = Number(readFileSync(lock, 'utf8'));
    if (isOther(other) && isRunning(other))
      throw new Error(
        `Another run draws already (process ${other}). Wait until it has finished, or stop it and start again.`,
        { cause: error },
      );
    // Left by a run that was killed.
    rmSync(lock);
    beOnlyRun(lock);
    return;
  }
  process.on('exit', () => rmSync(lock, { force: true }));
}

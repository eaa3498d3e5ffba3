import { existsSync, mkdirSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { ownContentFolder } from '../../scripts/content/content-folder';
import { checkOverlay } from '../../scripts/studio/check-change';

const checks = join(import.meta.dirname, '../../generated/studio/checks');

/** Makes the folder that a killed process leaves during a check. */
function folderOf(processId: number): string {
  const folder = join(checks, String(processId));
  mkdirSync(join(folder, 'check-copied'), { recursive: true });
  writeFileSync(join(folder, 'check-copied/home.yml'), '');
  return folder;
}

it('a Studio deletes the copies of content that a killed one left, and not those of a running one', () => {
  // Above every process id of Linux.
  const [killed, running] = [folderOf(4_194_305), folderOf(process.ppid)];
  checkOverlay(ownContentFolder);
  expect([killed, running].map(existsSync)).toEqual([false, true]);
  rmSync(running, { recursive: true });
});

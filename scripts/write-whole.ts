import { existsSync, readFileSync, renameSync, writeFileSync } from 'node:fs';

/** Writes a file if its text changed, in one step: a run may be stopped at any moment, and another process may be reading. */
export function writeWhole(path: string, text: string): void {
  if (existsSync(path) && readFileSync(path, 'utf8') === text) return;
  writeFileSync(`${path}.new`, text);
  renameSync(`${path}.new`, path);
}

import { existsSync, mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname } from 'node:path';

/** Ends the name of a file that is not whole yet. */
export const partEnding = '.new';

/**
 * Writes a file, and its folder, if its text changed: nothing that watches it wakes for the same text. In one step, as a run may be
 * stopped at any moment, and another process may be reading.
 */
export function writeWhole(path: string, text: string | Uint8Array): void {
  if (existsSync(path) && readFileSync(path).equals(Buffer.from(text))) return;
  mkdirSync(dirname(path), { recursive: true });
  // Another process may be writing the same file.
  const part = `${path}.${process.pid}${partEnding}`;
  writeFileSync(part, text);
  renameSync(part, path);
}

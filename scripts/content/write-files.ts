import { existsSync, readdirSync, rmSync } from 'node:fs';
import { join, relative } from 'node:path';
import { writeWhole } from '../write-whole';

/** Files to write, by their path below a folder. */
export type FileTexts = ReadonlyMap<string, string>;

/** Writes files into a folder. */
export function writeFiles(folder: string, files: FileTexts): void {
  for (const [name, text] of files) writeWhole(join(folder, name), text);
}

/** Makes a folder hold exactly these files: others of the same ending go, since their pages are gone. */
export function writeFolder(folder: string, ending: string, files: FileTexts): void {
  writeFiles(folder, files);
  if (!existsSync(folder)) return;
  for (const entry of readdirSync(folder, { recursive: true, withFileTypes: true })) {
    const name = relative(folder, join(entry.parentPath, entry.name)).replaceAll('\\', '/');
    if (entry.isFile() && name.endsWith(ending) && !files.has(name)) rmSync(join(folder, name));
  }
}

import { mkdir, rename, rm } from 'node:fs/promises';
import { dirname } from 'node:path';

interface ReplaceOptions {
  folder: string;
  /** The place of the new folder until it is complete, on the same disk. */
  draft: string;
  write: (draft: string) => Promise<void>;
}

/** Writes a folder and puts it in the place of an earlier one, which stays where `write` fails. */
export async function replaceFolder({ folder, draft, write }: ReplaceOptions): Promise<void> {
  await rm(draft, { recursive: true, force: true });
  await write(draft);
  await rm(folder, { recursive: true, force: true });
  await mkdir(dirname(folder), { recursive: true });
  await rename(draft, folder);
}

import { mkdir, readdir, rename, rm, stat, utimes, writeFile } from 'node:fs/promises';
import { extname, join } from 'node:path';

/** How long a card waits for a build that wants it again, ms. */
const patience = 30 * 24 * 60 * 60 * 1000;

export interface CardCache {
  /** The file of each wanted card that is there. */
  fileOf: ReadonlyMap<string, string>;
  /** Adds a card. */
  keep: (card: string, extension: string, bytes: Buffer) => Promise<void>;
}

/**
 * The cards of earlier builds, by the name that stands for all they show. Those that no build has wanted for a month go, so
 * that builds of other content do not cost each other theirs.
 */
export async function openCache(folder: string, wanted: ReadonlySet<string>): Promise<CardCache> {
  await mkdir(folder, { recursive: true });
  const fileOf = new Map<string, string>();
  const now = new Date();
  for (const file of await readdir(folder)) {
    const path = join(folder, file);
    const card = file.slice(0, -extname(file).length);
    if (wanted.has(card)) {
      fileOf.set(card, file);
      await utimes(path, now, now);
    } else if (now.getTime() - (await stat(path)).mtimeMs > patience) await rm(path);
  }
  return {
    fileOf,
    keep: async (card, extension, bytes) => {
      const file = `${card}.${extension}`;
      const path = join(folder, file);
      // A build that is stopped here leaves no half of a card under its name.
      await writeFile(`${path}.part`, bytes);
      await rename(`${path}.part`, path);
      fileOf.set(card, file);
    },
  };
}

import { createHash, randomBytes } from 'node:crypto';
import {
  access,
  constants,
  lstat,
  mkdir,
  open,
  readdir,
  readFile,
  realpath,
  rename,
  rm,
  stat,
} from 'node:fs/promises';
import { basename, dirname, join, relative, sep } from 'node:path';
import { shownPath } from '../content/text-file';
import { StudioError } from './studio-error';

/** The SHA-256 of a file's bytes, by which a change on disk is noticed. */
export const versionOf = (bytes: Uint8Array): string => createHash('sha256').update(bytes).digest('hex');

/** The state of a file; null where there is none. */
export type Bytes = Buffer | null;

/** One file to write, or to delete with null. */
export interface FileChange {
  /** From the content folder: `posts/calm-menus.md`. */
  path: string;
  bytes: Bytes;
}

/** The name as editors write it. macOS writes an umlaut as two signs. */
const nfc = (name: string) => name.normalize('NFC');

const isMissing = (error: unknown) => (error as NodeJS.ErrnoException).code === 'ENOENT';

/**
 * Writes the new version to a hidden file in the same folder. A build that reads the folder meanwhile ignores hidden files.
 * @throws Error where the file is read-only
 */
async function writeBeside(path: string, bytes: Uint8Array): Promise<string> {
  await mkdir(dirname(path), { recursive: true });
  const before = await stat(path).catch(() => null);
  if (before) await access(path, constants.W_OK);
  const temporary = join(dirname(path), `.studio-${randomBytes(6).toString('hex')}`);
  const file = await open(temporary, 'wx');
  try {
    if (before) await file.chmod(before.mode);
    await file.writeFile(bytes);
    await file.sync();
    return temporary;
  } catch (error) {
    await rm(temporary, { force: true });
    throw error;
  } finally {
    await file.close();
  }
}

/** Replaces a file by its new version. Null deletes it. */
const putInPlace = (full: string, temporary: string | null) =>
  temporary ? rename(temporary, full) : rm(full, { force: true });

/** Reads and writes files of one folder, and nothing outside of it. */
export interface ContentFiles {
  folder: string;
  read: (path: string) => Promise<Bytes>;
  /** The names of the files in a folder, without hidden ones. */
  list: (path: string) => Promise<string[]>;
  /**
   * Replaces files, each in one step, so that no reader sees half of one. All are on the disk before the first is replaced: if one
   * cannot be written, as on a full disk, all stay as they were. If one cannot be replaced or deleted, those before it are restored.
   */
  write: (changes: readonly FileChange[]) => Promise<void>;
}

/** A path below the content folder as messages show it: `src/content/posts/calm-menus.md`. */
export const shownIn = ({ folder }: Pick<ContentFiles, 'folder'>, path: string): string =>
  `${shownPath(folder)}/${path}`;

/** @param folder - the content folder */
export function contentFiles(folder: string): ContentFiles {
  /**
   * The place of a file on disk.
   * @throws StudioError where it is outside of the folder, also by a symbolic link.
   */
  async function place(path: string): Promise<string> {
    const refused = new StudioError(403, `"${path}" is not a file of the content folder.`);
    const full = join(folder, path);
    if (path.includes('\0') || relative(folder, full).split(sep).includes('..')) throw refused;
    const root = await realpath(folder);
    const parent = await realpath(dirname(full)).catch((error: unknown) => {
      if (isMissing(error)) return null;
      throw error;
    });
    if (parent !== null && parent !== join(root, relative(folder, dirname(full)))) throw refused;
    const stats = await lstat(full).catch(() => null);
    if (stats && !stats.isFile()) throw refused;
    if (stats || /^[ -~]*$/.test(path)) return full;
    const same = await sameName(full);
    return same ? place(join(dirname(path), same)) : full;
  }

  /** The file whose name differs only in how its umlauts are written. */
  async function sameName(full: string): Promise<string | undefined> {
    const names = await readdir(dirname(full)).catch(() => []);
    return names.find((name) => nfc(name) === nfc(basename(full)));
  }

  async function read(path: string): Promise<Bytes> {
    try {
      return await readFile(await place(path));
    } catch (error) {
      if (isMissing(error)) return null;
      throw error;
    }
  }

  return {
    folder,
    read,
    list: async (path) => {
      const found = await readdir(join(folder, path), { withFileTypes: true }).catch(() => []);
      return found
        .filter((entry) => entry.isFile() && !entry.name.startsWith('.'))
        .map(({ name }) => nfc(name))
        .sort();
    },
    write: async (changes) => {
      const ready: { full: string; before: Bytes; temporary: string | null }[] = [];
      const replaced: typeof ready = [];
      try {
        for (const { path, bytes } of changes) {
          const full = await place(path);
          const before = await read(path);
          if (!bytes) await access(dirname(full), constants.W_OK);
          ready.push({ full, before, temporary: bytes && (await writeBeside(full, bytes)) });
        }
        for (const file of ready) {
          await putInPlace(file.full, file.temporary);
          replaced.push(file);
        }
      } catch (error) {
        for (const { full, before } of replaced.reverse())
          await putInPlace(full, before && (await writeBeside(full, before)));
        throw error;
      } finally {
        for (const { temporary } of ready) if (temporary) await rm(temporary, { force: true });
      }
    },
  };
}

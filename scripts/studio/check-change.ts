import { existsSync, mkdirSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, readdir, rm, symlink, writeFile } from 'node:fs/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { checkContent } from '../content/compile';
import { shownPath } from '../content/text-file';
import { ContentError, type Mistake } from '../content/mistakes';
import { entryFolders, readPictures } from '../content/pictures/read-pictures';
import { coloursIn } from '../palette/read-palette';
import { deleteKilled } from '../server/one-run';
import type { Page } from '../../src/studio/data/api';
import type { FileChange } from './content-files';

/** The build's findings in the content. */
export interface CheckResult {
  mistakes: readonly Mistake[];
  /** Warnings about valid content that may not be intended. */
  warnings: readonly string[];
  /** The pictures that no content uses, from the content folder: `posts/boats.jpg`. None where there are mistakes. */
  unusedPictures: readonly string[];
  /** The pages of the site, in a further language then those of its own one; none where there are mistakes. */
  pages: readonly Page[];
}

/** Checks the content as it would be with some files changed. */
export type CheckChange = (changes: readonly FileChange[]) => Promise<CheckResult>;

/** A folder of the project, so that mistakes name files from there. Each process has one of its own in it. */
const checks = join(import.meta.dirname, '../../generated/studio/checks');

/** The mistakes in the colours; none where the folder has none of its own. */
function paletteMistakes(folder: string): readonly Mistake[] {
  const path = join(folder, 'palette.yml');
  if (!existsSync(path)) return [];
  try {
    coloursIn(readFileSync(path, 'utf8'), shownPath(path));
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.mistakes;
  }
}

/** Hidden files are those of a save that is not finished, for one. The check reads no code. */
const isRead = (path: string) => !basename(path).startsWith('.') && !path.endsWith('.ts');

/** Copies what a check reads of the content. A folder of entries without a change in it, the most of all files, is a link. */
async function layOut(folder: string, to: string, changes: readonly FileChange[]): Promise<void> {
  const changed = new Set(changes.map(({ path }) => path.split('/')[0]));
  for (const name of await readdir(folder)) {
    const from = join(folder, name);
    if (entryFolders.includes(name) && !changed.has(name)) await symlink(resolve(from), join(to, name));
    else if (isRead(from)) await cp(from, join(to, name), { recursive: true, filter: isRead });
  }
}

/** Runs the build's own check over a copy of the content folder with the changes in it. */
export function checkOverlay(folder: string): CheckChange {
  const own = join(checks, String(process.pid));
  mkdirSync(own, { recursive: true });
  deleteKilled(checks);
  return async (changes) => {
    const overlay = await mkdtemp(join(own, 'check-'));
    try {
      await layOut(folder, overlay, changes).catch(async (error: NodeJS.ErrnoException) => {
        // A file was deleted meanwhile.
        if (error.code !== 'ENOENT') throw error;
        await rm(overlay, { recursive: true });
        await mkdir(overlay);
        await layOut(folder, overlay, changes);
      });
      for (const { path, bytes } of changes) {
        const file = join(overlay, path);
        if (bytes === null) await rm(file, { force: true });
        else {
          await mkdir(dirname(file), { recursive: true });
          await writeFile(file, bytes);
        }
      }
      const pictures = await readPictures(overlay);
      const { content, mistakes, warnings, unusedPictures } = checkContent({ folder: overlay, pictures });
      const named = (text: string) => text.replaceAll(shownPath(overlay), shownPath(folder));
      const inFolder = (mistake: Mistake) => ({
        ...mistake,
        file: named(mistake.file),
        expected: named(mistake.expected),
      });
      return {
        mistakes: [...paletteMistakes(overlay), ...mistakes].map(({ twin, ...mistake }) => ({
          ...inFolder(mistake),
          ...(twin && { twin: inFolder(twin) }),
        })),
        warnings: warnings.map(named),
        unusedPictures: content
          ? unusedPictures.map((path) => path.slice(shownPath(overlay).length + 1))
          : [],
        pages: [
          ...(content?.pages ?? []),
          ...(content?.store.elsewhere ?? []).map((page) => ({ ...page, title: page.name })),
        ].map(({ id, params, path, title }) => ({ route: id, params, path, title })),
      };
    } finally {
      await rm(overlay, { recursive: true, force: true });
    }
  };
}

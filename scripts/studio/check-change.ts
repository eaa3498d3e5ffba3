import { existsSync, readFileSync } from 'node:fs';
import { cp, mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises';
import { basename, dirname, join } from 'node:path';
import { checkContent } from '../content/compile';
import { shownPath } from '../content/text-file';
import { ContentError, type Mistake } from '../content/mistakes';
import { readPictures } from '../content/pictures/read-pictures';
import { coloursIn } from '../palette/read-palette';
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

/** A folder of the project, so that mistakes name files from there. */
const overlays = join(import.meta.dirname, '../../generated/studio');

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

/** Copies the content without hidden files: those of a save that is not finished, for one. */
const copyContent = (folder: string, to: string) =>
  cp(folder, to, {
    recursive: true,
    filter: (path) => path === folder || !basename(path).startsWith('.'),
  });

/** Runs the build's own check over a copy of the content folder with the changes in it. */
export const checkOverlay =
  (folder: string): CheckChange =>
  async (changes) => {
    await mkdir(overlays, { recursive: true });
    const overlay = await mkdtemp(join(overlays, 'check-'));
    try {
      await copyContent(folder, overlay).catch(async (error: NodeJS.ErrnoException) => {
        // A file was deleted meanwhile.
        if (error.code !== 'ENOENT') throw error;
        await rm(overlay, { recursive: true });
        await copyContent(folder, overlay);
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
      return {
        mistakes: [...paletteMistakes(overlay), ...mistakes].map((mistake) => ({
          ...mistake,
          file: named(mistake.file),
          expected: named(mistake.expected),
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

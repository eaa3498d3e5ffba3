import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '../../src/lib/base-path';
import { compileContent } from '../content/compile';
import { writeYamlModules } from '../content/yaml-files';
import { writePalette } from '../palette/write-palette';
import { ContentError } from '../content/mistakes';
import type { PictureFile } from '../content/pictures/own-pictures';
import { readPictures } from '../content/pictures/read-pictures';
import { reloadPages } from '../content/pictures/reload-pages';
import { writePictures } from '../content/pictures/write-pictures';

/** Where the development server reads the content of its pages. */
const out = join(import.meta.dirname, '../../generated/dev');

/** Draws the owner's pictures, the latest ones after those that are being drawn. */
function pictureDrawer(): (files: readonly PictureFile[]) => Promise<void> {
  let wanted: readonly PictureFile[] = [];
  let isDrawing = false;
  return async (files) => {
    wanted = files;
    if (isDrawing) return;
    isDrawing = true;
    try {
      for (let drawn: typeof wanted = []; drawn !== wanted;) {
        drawn = wanted;
        if (await writePictures({ files: drawn, out })) reloadPages(out);
      }
    } catch (error) {
      // A picture that was deleted meanwhile, for example: the next save draws again.
      console.error(error);
    } finally {
      isDrawing = false;
    }
  };
}

/**
 * Compiles the content for the development server, which then loads its pages again. Pictures follow when they are drawn, so
 * that a save does not wait for them.
 * @param folder - the content folder
 */
export function showContent(folder: string): () => Promise<void> {
  const draw = pictureDrawer();
  return async () => {
    if (!existsSync(join(out, basePath, 'content'))) return;
    try {
      writePalette();
      writeYamlModules();
      const pictures = await readPictures(folder);
      const { store } = compileContent({ folder, pictures, out, showHidden: true, warn: () => {} });
      void draw(store.pictureFiles);
    } catch (error) {
      // A mistake in another file: the preview keeps what it shows, and the Studio lists the mistake.
      if (!(error instanceof ContentError)) throw error;
    }
  };
}

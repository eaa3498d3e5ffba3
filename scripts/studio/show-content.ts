import { fork, type ChildProcess } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '../../src/lib/base-path';
import { compileContent } from '../content/compile';
import { writeYamlModules } from '../content/yaml-modules';
import { writePalette } from '../palette/write-palette';
import { ContentError } from '../content/mistakes';
import type { DrawMessage } from '../content/pictures/draw-in-child';
import type { PictureFile } from '../content/pictures/own-pictures';
import { readPictures } from '../content/pictures/read-pictures';

/** The folder from which the development server reads the content of its pages. */
const devFolder = join(import.meta.dirname, '../../generated/dev');

const drawInChild = join(import.meta.dirname, '../content/pictures/draw-in-child.ts');

/** Draws the owner's pictures in another process, the latest ones after those that are being drawn. */
function pictureDrawer(out: string): (files: readonly PictureFile[]) => void {
  let drawing: ChildProcess | null = null;
  let next: readonly PictureFile[] | null = null;
  return function draw(files) {
    next = files;
    if (drawing) return;
    drawing = fork(drawInChild, { execArgv: ['--import', 'tsx'] });
    // The Studio ends without it, and then it ends too.
    drawing.unref();
    drawing.channel?.unref();
    drawing.send({ files, out } satisfies DrawMessage);
    next = null;
    drawing.on('exit', () => {
      drawing = null;
      if (next) draw(next);
    });
    drawing.on('error', (error) => {
      drawing = null;
      console.error(`Your pictures could not be drawn for the preview: ${error.message}`);
    });
  };
}

/**
 * Compiles the content for the development server, which then loads its pages again. Pictures follow when they are drawn, so
 * that a save does not wait for them. Reports an error and does not reject: what was saved is saved.
 * @param folder - the content folder
 */
export function showContent(folder: string, out = devFolder): () => Promise<void> {
  const draw = pictureDrawer(out);
  return async () => {
    if (!existsSync(join(out, basePath, 'content'))) return;
    try {
      writePalette();
      writeYamlModules();
      const pictures = await readPictures(folder);
      const { store } = compileContent({ folder, pictures, out, showHidden: true, warn: () => {} });
      draw(store.pictureFiles);
    } catch (error) {
      // A mistake in another file: the preview stays as it is, and the Studio lists the mistake.
      if (!(error instanceof ContentError))
        console.error('The preview could not be brought up to date:', error);
    }
  };
}

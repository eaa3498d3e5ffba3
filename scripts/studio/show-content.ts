import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '../../src/lib/base-path';
import { compileContent } from '../content/compile';
import { writeYamlModules } from '../content/yaml-files';
import { writePalette } from '../palette/write-palette';
import { ContentError } from '../content/mistakes';
import { readPictures } from '../content/pictures/read-pictures';
import { writePictures } from '../content/pictures/write-pictures';

/** Where the development server reads the content of its pages. */
const out = join(import.meta.dirname, '../../generated/dev');

/**
 * Compiles the content for the development server, which then loads its pages again.
 * @param folder - the content folder
 */
export const showContent = (folder: string) => async (): Promise<void> => {
  if (!existsSync(join(out, basePath, 'content'))) return;
  try {
    writePalette();
    writeYamlModules();
    const pictures = await readPictures(folder);
    const { store } = compileContent({ folder, pictures, out, showHidden: true, warn: () => {} });
    await writePictures({ files: store.pictureFiles, out });
  } catch (error) {
    // A mistake in another file: the preview keeps what it shows, and the Studio lists the mistake.
    if (!(error instanceof ContentError)) throw error;
  }
};

import { existsSync, readdirSync, watch } from 'node:fs';
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

/**
 * Shows what other programs change in the content folder.
 * @param show - compiles the content
 * @returns what ends it
 */
export function watchFolder(folder: string, show: () => Promise<void>): () => void {
  let waiting: NodeJS.Timeout | undefined;
  // One save is several events.
  const onChange = () => {
    clearTimeout(waiting);
    waiting = setTimeout(() => void show(), 300);
  };
  // Each folder by itself: `recursive` of Node 20 loses a file that was replaced, as each save does.
  const folders = readdirSync(folder, { withFileTypes: true }).filter((entry) => entry.isDirectory());
  const watchers = ['', ...folders.map(({ name }) => name)].map((name) =>
    watch(join(folder, name), onChange),
  );
  return () => {
    clearTimeout(waiting);
    watchers.forEach((watcher) => watcher.close());
  };
}

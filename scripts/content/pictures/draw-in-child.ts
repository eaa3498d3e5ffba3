/** Draws the pictures that the parent process names, so that it can answer meanwhile. */
import type { PictureFile } from './own-pictures';
import { reloadPages } from './reload-pages';
import { writePictures } from './write-pictures';

/** The message from the parent. */
export interface DrawMessage {
  files: readonly PictureFile[];
  /** The folder of the development server. */
  out: string;
}

// Also where the parent ended.
process.on('disconnect', () => process.exit());

process.once('message', (message) => {
  const { files, out } = message as DrawMessage;
  void writePictures({ files, out })
    .then((hasDrawn) => {
      if (hasDrawn) reloadPages(out);
    })
    .catch((error: unknown) => console.error('Your pictures could not be drawn for the preview:', error))
    .finally(() => process.disconnect());
});

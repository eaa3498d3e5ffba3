import { join } from 'node:path';

/** The content of this repository. */
export const ownContentFolder = join(import.meta.dirname, '../../src/content');

/** Where the content lies; the bench of large sites points `CONTENT_FOLDER` elsewhere. */
export const contentFolder = (): string => process.env.CONTENT_FOLDER || ownContentFolder;

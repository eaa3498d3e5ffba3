import { join } from 'node:path';

/** Where the content lies; the bench of large sites points `CONTENT_FOLDER` elsewhere. */
export const contentFolder = (): string =>
  process.env.CONTENT_FOLDER || join(import.meta.dirname, '../../src/content');

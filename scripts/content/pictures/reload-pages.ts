import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { basePath } from '../../../src/lib/base-path';

/** Makes the pages of the development server load again, which began without the pictures that are drawn now. */
export const reloadPages = (out: string): void =>
  writeFileSync(join(out, basePath, 'content/.pictures'), String(Date.now()));

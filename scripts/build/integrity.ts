import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Integrity attributes for a page's scripts and stylesheets: browsers reject files with other content. */
export function integrityIn(dist: string) {
  const known = new Map<string, string>();
  const checksum = (path: string) => {
    const found =
      known.get(path) ??
      createHash('sha256')
        .update(readFileSync(join(dist, path)))
        .digest('base64');
    known.set(path, found);
    return `integrity="sha256-${found}"`;
  };
  return {
    /** @param path - of a script: its address. */
    src: (path: string) => `src="${path}" ${checksum(path)}`,
    /** @param path - of a stylesheet: its address. */
    sheet: (path: string) => `<link rel="stylesheet" href="${path}" ${checksum(path)}>`,
  };
}

export type Integrity = ReturnType<typeof integrityIn>;

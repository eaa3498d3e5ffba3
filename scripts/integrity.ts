import { createHash } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** The attributes by which a page names its scripts and sheets: a browser runs none whose content is another. */
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
    /** @param path of a script, from the root. */
    src: (path: string) => `src="${path}" ${checksum(path)}`,
    /** @param path of a sheet, from the root. */
    sheet: (path: string) => `<link rel="stylesheet" href="${path}" ${checksum(path)}>`,
  };
}

export type Integrity = ReturnType<typeof integrityIn>;

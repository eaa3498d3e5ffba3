import { createHash } from 'node:crypto';
import { readdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { languages } from '../../generated/language-table';
import { portalServer } from '../../src/content/portal-server';
import { basePath } from '../../src/lib/base-path';
import { offlinePath, workerPath, type WorkerFiles } from '../../src/lib/worker-message';
import { isPortalPath } from '../../src/routes/is-portal-path';
import { manifestPath } from '../../src/routes/paths';
import { portalFolder } from './bundle';

const addressOf = (file: string) => file.replace(/\.html$/, '');

/** The stylesheets, scripts, fonts and icons that a page refers to. */
const partsOf = (html: string): string[] =>
  [...html.matchAll(/<(?:link|script)[^>]* (?:href|src)="(\/[^"]+\.(?:css|js|woff2|svg))"/g)].map(
    ([, path]) => path!,
  );

/** Prepends the file lists to the service worker's code. The pages must exist already. */
export function writeWorkerFiles(dist: string): void {
  const read = (path: string) => readFileSync(join(dist, path));
  const files = readdirSync(join(dist, basePath), {
    recursive: true,
    encoding: 'utf8',
    withFileTypes: true,
  })
    .filter((entry) => entry.isFile())
    .map((entry) => join(entry.parentPath, entry.name).slice(dist.length));
  const portalFiles = files.filter((file) => file.startsWith(portalFolder) || isPortalPath(addressOf(file)));
  // Each language has one, the site's own first. An article may have the name too.
  const offlinePages = languages
    .map(({ folder }) => `${folder}${offlinePath.slice(basePath.length)}.html`)
    .filter((file) => files.includes(file));
  const offline = offlinePages.map((file) => [addressOf(file), ...partsOf(read(file).toString())] as const);
  const hash = createHash('sha256');
  const hashed = [...offlinePages, ...offline.flatMap(([, ...parts]) => parts), ...portalFiles];
  for (const path of [...new Set(hashed)].sort()) hash.update(path).update(read(path));
  const known: WorkerFiles = {
    version: hash.digest('hex').slice(0, 8),
    offline,
    portal: [...portalFiles.map(addressOf), `${basePath}/favicon.svg`, manifestPath].sort(),
    server: portalServer,
  };
  const code = read(workerPath).toString();
  writeFileSync(join(dist, workerPath), `self.files=${JSON.stringify(known)};\n${code}`);
}

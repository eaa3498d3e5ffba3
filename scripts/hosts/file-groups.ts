import { cacheControl, contentType, securityHeaders } from '../headers';
import { workerPath } from '../../src/lib/worker-message';
import { feedPath } from '../../src/routes/paths';

/** Files that are answered alike, for hosts whose rules are patterns. */
export interface FileGroup {
  /** `*` stands for any letters, slashes too. Of the groups that a path is in, the last one counts. */
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** What goes with a path. */
function headersOf(path: string): Record<string, string> {
  const type = contentType(path);
  return {
    ...securityHeaders(path),
    'Cache-Control': cacheControl(path),
    ...(type && { 'Content-Type': type }),
  };
}

/** A file of each group stands for all of it; the bundler and the plates write no name without its hash, but for one. */
const samples: Readonly<Record<string, string>> = {
  '/*': '/about',
  '/*.js': '/boot.01234567.js',
  [workerPath]: workerPath,
  '/*.css': '/client.01234567.css',
  '/*.woff2': '/full.01234567.woff2',
  '/*.json': '/content/about.json',
  '/*.webmanifest': '/manifest.webmanifest',
  '/*.png': '/icon-192.png',
  '/*.ico': '/favicon.ico',
  '/*.xml': '/sitemap.xml',
  '/*.txt': '/robots.txt',
  [feedPath]: feedPath,
  '/og/*': '/og/home.01234567.png',
  '/plates/*': '/plates/hero-phone.01234567.avif',
};

/** The first one is everything. */
export const fileGroups: readonly FileGroup[] = Object.entries(samples).map(([pattern, sample]) => ({
  pattern,
  headers: headersOf(sample),
}));

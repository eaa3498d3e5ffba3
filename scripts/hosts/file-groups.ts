import { cacheControl, contentType, securityHeaders } from '../headers';
import { workerPath } from '../../src/lib/worker-message';
import { feedPath } from '../../src/routes/paths';

/** Files with the same headers, for hosts whose rules are patterns. */
export interface FileGroup {
  /** `*` matches any characters, including slashes. If several groups match a path, the last one applies. */
  pattern: string;
  headers: Readonly<Record<string, string>>;
}

/** The headers of a path. */
function headersOf(path: string): Record<string, string> {
  const type = contentType(path);
  return {
    ...securityHeaders(path),
    'Cache-Control': cacheControl(path),
    ...(type && { 'Content-Type': type }),
  };
}

/**
 * One example file per group. All bundled files and plates have a content hash, except the service worker.
 */
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

/** The file groups. The first one matches all files. */
export const fileGroups: readonly FileGroup[] = Object.entries(samples).map(([pattern, sample]) => ({
  pattern,
  headers: headersOf(sample),
}));

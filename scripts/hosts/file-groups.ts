import { headersOf } from '../headers';
import { basePath } from '../../src/lib/base-path';
import { workerPath } from '../../src/lib/worker-message';
import { feedPaths } from '../site/addresses';

/** Files with the same headers, for hosts whose rules are patterns. */
export interface FileGroup {
  /** `*` matches any characters, including slashes. If several groups match a path, the last one applies. */
  pattern: string;
  /** One of its files. */
  sample: string;
  headers: Readonly<Record<string, string>>;
}

/** Whether a path is in a group with this pattern. */
export const isIn = (pattern: string, path: string): boolean =>
  new RegExp(`^${pattern.replaceAll('.', '\\.').replaceAll('*', '.*')}$`).test(path);

/**
 * One example file per group. All bundled files and plates have a content hash, except the service worker.
 */
const samples: Readonly<Record<string, string>> = {
  [`${basePath}/*`]: `${basePath}/about`,
  [`${basePath}/*.js`]: `${basePath}/boot.01234567.js`,
  [workerPath]: workerPath,
  [`${basePath}/*.css`]: `${basePath}/client.01234567.css`,
  [`${basePath}/*.woff2`]: `${basePath}/full.01234567.woff2`,
  [`${basePath}/*.json`]: `${basePath}/content/about.json`,
  [`${basePath}/*.webmanifest`]: `${basePath}/manifest.webmanifest`,
  [`${basePath}/*.pdf`]: `${basePath}/prices.pdf`,
  [`${basePath}/*.png`]: `${basePath}/icon-192.png`,
  [`${basePath}/*.ico`]: `${basePath}/favicon.ico`,
  [`${basePath}/*.xml`]: `${basePath}/sitemap.xml`,
  [`${basePath}/*.txt`]: `${basePath}/robots.txt`,
  ...Object.fromEntries(feedPaths().map((path) => [path, path])),
  [`${basePath}/og/*`]: `${basePath}/og/home.01234567.png`,
  [`${basePath}/plates/*`]: `${basePath}/plates/hero-phone.01234567.avif`,
  [`${basePath}/plates/*.svg`]: `${basePath}/plates/posts-tide-cover.01234567.svg`,
};

/** The file groups. The first one matches all files. */
export const fileGroups: readonly FileGroup[] = Object.entries(samples).map(([pattern, sample]) => ({
  pattern,
  sample,
  headers: headersOf(sample),
}));

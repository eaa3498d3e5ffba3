/**
 * The response headers of the production site: the one place they are written down. The server sends them, and the files
 * of rules for other hosts (`scripts/hosts`) are generated from here.
 */

import { brand } from '../src/content/brand';
import { hashedFile } from '../src/lib/hashed-file';
import { feedPath } from '../src/routes/paths';

/** Where the contact form posts, if the brand file says so. */
const formOrigin = brand.formEndpoint === null ? '' : ` ${new URL(brand.formEndpoint).origin}`;

const directives = [
  "default-src 'none'",
  "script-src 'self'",
  "style-src 'self'",
  "img-src 'self' data:",
  // The logo's letters stand in the sheet.
  "font-src 'self' data:",
  `connect-src 'self'${formOrigin}`,
  "manifest-src 'self'",
  "worker-src 'self'",
  "base-uri 'none'",
  "form-action 'self'",
  "require-trusted-types-for 'script'",
];

/** The part of the policy that a page can carry itself, for hosts that send no headers of ours. */
export const metaPolicy = directives.join('; ');

/** Who may frame a page is the one thing that browsers take from a header only. */
const contentSecurityPolicy = [...directives, "frame-ancestors 'none'"].join('; ');

/** For every answer. */
const everyAnswer = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
};

/** For what a browser can show as a document: a page, and an image of its own that could hold script. */
const documents: Readonly<Record<string, string>> = {
  ...everyAnswer,
  'Content-Security-Policy': contentSecurityPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
};

/** Pictures are shown by others too: where a page is shared, and in the readers of the feed. */
const pictures: Readonly<Record<string, string>> = {
  ...everyAnswer,
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

export const pictureEndings: readonly string[] = ['avif', 'webp', 'png', 'jpg', 'ico'];
/** Scripts, styles, fonts and data govern no document: they do without the kilobyte that only documents obey. */
export const partEndings: readonly string[] = ['js', 'css', 'woff2', 'json', 'webmanifest'];

const endingOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** @param path from the root. */
export function securityHeaders(path: string): Readonly<Record<string, string>> {
  const ending = endingOf(path);
  if (pictureEndings.includes(ending)) return pictures;
  return partEndings.includes(ending) ? everyAnswer : documents;
}

/** Files whose ending does not tell a server enough: that a text's letters are UTF-8, or anything at all. */
const types: Readonly<Record<string, string>> = {
  ico: 'image/x-icon',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};

/** @param path from the root. @returns null where the ending tells enough. */
export function contentType(path: string): string | null {
  if (path === feedPath) return 'application/rss+xml; charset=utf-8';
  return types[endingOf(path)] ?? null;
}

/** @param path from the root. Hashed files are kept for a year, everything else is asked for again. */
export function cacheControl(path: string): string {
  return hashedFile.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

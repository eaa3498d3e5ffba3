/**
 * The response headers of the production site, defined only here. The server sends them, and the rule files
 * for other hosts (`scripts/hosts`) are generated from them.
 */

import { createHash } from 'node:crypto';
import { portalServer } from '../src/content/portal-server';
import { brand } from '../src/content/brand';
import type { Brand } from '../src/content/schema/brand';
import { hashedFile } from '../src/lib/hashed-file';
import { feedPaths } from './site/addresses';
import { analyticsSources } from './build/analytics';

/**
 * The one script within a page: a space, behind the stylesheets and all that is to load beside them. Before a script runs, the parser
 * waits for them, so no element is there without its style. Chromium otherwise lays out what it has when a new window gets
 * the focus, and then fades each colour in from black.
 */
export const stylesFirst = ' ';

const stylesFirstSource = `'sha256-${createHash('sha256').update(stylesFirst).digest('base64')}'`;

/** A server for requests and for a live connection. */
function originsOf(server: string): string {
  const { origin } = new URL(server);
  return ` ${origin} ${origin.replace('http', 'ws')}`;
}

/** Returns the sources that pages may load from and send to, with the services named in the brand file. */
export function contentPolicy(
  { formEndpoint, analytics }: Pick<Brand, 'formEndpoint' | 'analytics'>,
  server: string | null = portalServer,
): string {
  const form = formEndpoint === null ? '' : ` ${new URL(formEndpoint).origin}`;
  const records = server === null ? '' : originsOf(server);
  const count = analyticsSources(analytics);
  return [
    "default-src 'none'",
    `script-src 'self' ${stylesFirstSource}${count.script}`,
    "style-src 'self'",
    // A visitor count without `sendBeacon` asks for a picture.
    `img-src 'self' data:${count.report}`,
    // The logo's font is inlined in the stylesheet.
    "font-src 'self' data:",
    `connect-src 'self'${form}${records}${count.report}`,
    "manifest-src 'self'",
    "worker-src 'self'",
    "base-uri 'none'",
    "form-action 'self'",
    "require-trusted-types-for 'script'",
  ].join('; ');
}

/** The part of the policy for the page's `<meta>` element, for hosts that do not send our headers. */
export const metaPolicy = contentPolicy(brand);

/** `frame-ancestors` works only as a header, not in a `<meta>` element. */
const contentSecurityPolicy = `${metaPolicy}; frame-ancestors 'none'`;

/** Headers of every response. */
const everyAnswer = {
  'Cross-Origin-Resource-Policy': 'same-origin',
  'Strict-Transport-Security': 'max-age=63072000; includeSubDomains; preload',
  'X-Content-Type-Options': 'nosniff',
};

/** Headers of responses that browsers can show as a document: pages, and SVG images with possible scripts. */
const documents: Readonly<Record<string, string>> = {
  ...everyAnswer,
  'Content-Security-Policy': contentSecurityPolicy,
  'Cross-Origin-Opener-Policy': 'same-origin',
  'Permissions-Policy': 'camera=(), geolocation=(), microphone=(), payment=(), usb=(), browsing-topics=()',
  'Referrer-Policy': 'strict-origin-when-cross-origin',
  'X-Frame-Options': 'DENY',
};

/** Other sites may embed pictures: link previews and feed readers. */
const pictures: Readonly<Record<string, string>> = {
  ...everyAnswer,
  'Cross-Origin-Resource-Policy': 'cross-origin',
};

export const pictureEndings: readonly string[] = ['avif', 'webp', 'png', 'jpg', 'ico'];
/**
 * Scripts, styles, fonts and data are not documents: omitting the document headers saves 1 KB each. A PDF, which an owner may add,
 * is shown by a viewer of the browser, which the policy of a page would block.
 */
export const partEndings: readonly string[] = ['js', 'css', 'woff2', 'json', 'webmanifest', 'pdf'];

const endingOf = (path: string) => path.slice(path.lastIndexOf('.') + 1);

/** @param path - from the root. */
export function securityHeaders(path: string): Readonly<Record<string, string>> {
  const ending = endingOf(path);
  if (pictureEndings.includes(ending)) return pictures;
  return partEndings.includes(ending) ? everyAnswer : documents;
}

/** Content types that servers may not derive from the extension: with charset, or unknown. */
const types: Readonly<Record<string, string>> = {
  ico: 'image/x-icon',
  xml: 'application/xml; charset=utf-8',
  txt: 'text/plain; charset=utf-8',
  webmanifest: 'application/manifest+json; charset=utf-8',
};

const feeds = new Set(feedPaths());

/** @param path - from the root. @returns null if the extension is sufficient. */
export function contentType(path: string): string | null {
  if (feeds.has(path)) return 'application/rss+xml; charset=utf-8';
  return types[endingOf(path)] ?? null;
}

/** Caches hashed files for a year; other files are revalidated. @param path - from the root. */
export function cacheControl(path: string): string {
  return hashedFile.test(path) ? 'public, max-age=31536000, immutable' : 'no-cache';
}

/** All headers of a file. @param path - from the root. */
export function headersOf(path: string): Readonly<Record<string, string>> {
  const type = contentType(path);
  return {
    ...securityHeaders(path),
    'Cache-Control': cacheControl(path),
    ...(type && { 'Content-Type': type }),
  };
}

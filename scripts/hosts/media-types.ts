import { contentType } from '../headers';

/** Content types by file extension, for servers whose own table may be missing or older. */
export const mediaTypes: Readonly<Record<string, string>> = {
  html: 'text/html; charset=utf-8',
  css: 'text/css',
  js: 'text/javascript',
  json: 'application/json',
  svg: 'image/svg+xml',
  avif: 'image/avif',
  webp: 'image/webp',
  png: 'image/png',
  jpg: 'image/jpeg',
  woff2: 'font/woff2',
  pdf: 'application/pdf',
  ...Object.fromEntries(
    ['ico', 'xml', 'txt', 'webmanifest'].map((ending) => [ending, contentType(`/a.${ending}`)!]),
  ),
};

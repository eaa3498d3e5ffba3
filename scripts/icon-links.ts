import { readFileSync } from 'node:fs';
import { join } from 'node:path';

const publicFolder = join(import.meta.dirname, '../public');

/** A larger drawing is a file of its own, in characters. */
const mostInline = 1000;

/**
 * The lines of a page's head that name the site's icons. A small drawing is part of the page: as a file, desktop Chromium
 * asks for it before the first paint, which costs up to 100 ms of the largest paint in Lighthouse's model of a phone.
 * Crawlers and old browsers use the `.ico`.
 * @param folder - with `favicon.svg`. @default `public/`
 */
export function iconLinks(folder = publicFolder): string {
  const svg = readFileSync(join(folder, 'favicon.svg'), 'utf8').trim();
  const inline = `data:image/svg+xml,${svg.replaceAll(/\s+/g, ' ').replaceAll(/["#%<>]/g, encodeURIComponent)}`;
  const href = svg.length <= mostInline ? inline : '/favicon.svg';
  return `<link rel="icon" href="/favicon.ico" sizes="32x32">
<link rel="icon" href="${href}" type="image/svg+xml">
<link rel="apple-touch-icon" href="/apple-touch-icon.png">`;
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { rootPath } from '../../src/lib/base-path';

const publicFolder = join(import.meta.dirname, '../../public');

/** Maximum length of an inline icon, in characters. A larger icon is a separate file. */
const maxInline = 1000;

/**
 * The icon links for a page's head. A small icon is inlined, because desktop Chromium requests an icon file
 * before the first paint. That costs up to 100 ms of Largest Contentful Paint in Lighthouse's mobile model.
 * Crawlers and old browsers use the `.ico`.
 * @param folder - with `favicon.svg`. @default `public/`
 */
export function iconLinks(folder = publicFolder): string {
  const svg = readFileSync(join(folder, 'favicon.svg'), 'utf8').trim();
  const inline = `data:image/svg+xml,${svg.replaceAll(/\s+/g, ' ').replaceAll(/["#%<>]/g, encodeURIComponent)}`;
  const href = svg.length <= maxInline ? inline : `${rootPath}/favicon.svg`;
  return `<link rel="icon" href="${rootPath}/favicon.ico" sizes="32x32">
<link rel="icon" href="${href}" type="image/svg+xml">
<link rel="apple-touch-icon" href="${rootPath}/apple-touch-icon.png">`;
}

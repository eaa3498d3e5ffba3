import { hashedFile } from '../../src/lib/hashed-file';
import { cacheControl, contentType, partEndings, pictureEndings, securityHeaders } from '../headers';
import { feedPaths } from '../site/addresses';
import { missingPages } from './missing-pages';

const list = (headers: Readonly<Record<string, string>>) =>
  Object.entries(headers).map(([key, value]) => ({ key, value }));

const anyOf = (endings: readonly string[]) => `.*\\.(?:${endings.join('|')})`;
const hashed = `.*${hashedFile.source.slice(0, -1)}`;
const allBut = (pattern: string) => `/((?!${pattern}$).*)`;
const typed = (source: string, path: string) => ({
  source,
  headers: list({ 'Content-Type': contentType(path)! }),
});

/**
 * The content of `vercel.json`. No two rules set the same header for a path, so their order does not matter.
 * `outputDirectory` is the build's output. The file is committed, because Vercel reads it before the build.
 */
export function vercelConfig(): string {
  const config = {
    $schema: 'https://openapi.vercel.sh/vercel.json',
    framework: null,
    buildCommand: 'npm run build',
    outputDirectory: 'dist',
    cleanUrls: true,
    trailingSlash: false,
    headers: [
      {
        source: allBut(anyOf([...pictureEndings, ...partEndings])),
        headers: list(securityHeaders('/about')),
      },
      { source: `/(${anyOf(pictureEndings)})`, headers: list(securityHeaders('/a.png')) },
      { source: `/(${anyOf(partEndings)})`, headers: list(securityHeaders('/a.js')) },
      { source: `/(${hashed})`, headers: list({ 'Cache-Control': cacheControl('/a.01234567.js') }) },
      { source: allBut(hashed), headers: list({ 'Cache-Control': cacheControl('/about') }) },
      ...feedPaths().map((path) => typed(path, path)),
      typed(
        `/((?!(?:${feedPaths()
          .map((path) => path.slice(1))
          .join('|')})$).*\\.xml)`,
        '/sitemap.xml',
      ),
      typed('/(.*\\.txt)', '/robots.txt'),
      typed('/(.*\\.webmanifest)', '/manifest.webmanifest'),
      typed('/(.*\\.ico)', '/favicon.ico'),
    ],
    rewrites: missingPages().map(({ folder, page }) => ({
      source: `${folder}/:path*`,
      destination: page.replace(/\.html$/, ''),
      statusCode: 404,
    })),
  };
  return `${JSON.stringify(config, null, 2)}\n`;
}

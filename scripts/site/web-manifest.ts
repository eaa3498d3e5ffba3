import type { Brand } from '../../src/content/schema';
import { basePath } from '../../src/lib/base-path';
import { palette } from '../../src/lib/palette';
import { pathTo } from '../../src/routes/paths';

/** How the site looks as an app on a home screen. The icons are drawn by `npm run plates -- --only icons`. */
export function webManifest({ name, description }: Brand): string {
  const home = pathTo('home');
  const png = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `${basePath}/${file}`,
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose,
  });
  return JSON.stringify({
    id: home,
    name,
    short_name: name,
    description,
    lang: 'en',
    start_url: home,
    scope: home,
    display: 'standalone',
    theme_color: palette.wine,
    background_color: palette.wine,
    icons: [
      { src: `${basePath}/favicon.svg`, type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      png('icon-192.png', 192, 'any'),
      png('icon-512.png', 512, 'any'),
      png('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}

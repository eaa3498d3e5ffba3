import { logoWordOf, type Brand } from '../../src/content/schema/brand';
import { rootPath } from '../../src/lib/base-path';
import { isRightToLeft, language } from '../../src/lib/language';
import { palette } from '../../src/lib/palette';
import { pathTo } from '../../src/routes/paths';

/** Returns the web app manifest. The icons are drawn by `npm run plates -- --only icons`. */
export function webManifest(brand: Brand): string {
  const { name, description } = brand;
  const home = pathTo('home');
  const png = (file: string, size: number, purpose: 'any' | 'maskable') => ({
    src: `${rootPath}/${file}`,
    type: 'image/png',
    sizes: `${size}x${size}`,
    purpose,
  });
  return JSON.stringify({
    // One application, in all languages.
    id: `${rootPath}/`,
    name,
    short_name: logoWordOf(brand),
    description,
    lang: language,
    dir: isRightToLeft ? 'rtl' : 'ltr',
    start_url: home,
    scope: `${rootPath}/`,
    display: 'standalone',
    theme_color: palette.wine,
    background_color: palette.wine,
    icons: [
      { src: `${rootPath}/favicon.svg`, type: 'image/svg+xml', sizes: 'any', purpose: 'any' },
      png('icon-192.png', 192, 'any'),
      png('icon-512.png', 512, 'any'),
      png('icon-maskable-512.png', 512, 'maskable'),
    ],
  });
}

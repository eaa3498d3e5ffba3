import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { logoWordOf, type Brand } from '../../../src/content/schema/brand';
import { yamlPath } from '../yaml-files';

const require = createRequire(import.meta.url);

/** The code points of the display face: `U+0000-00FF,U+0131`, by script. */
function codePoints(): (readonly [first: number, last: number])[] {
  const file = require.resolve('@fontsource-variable/commissioner/unicode.json');
  const ranges = JSON.parse(readFileSync(file, 'utf8')) as Readonly<Record<string, string>>;
  return Object.values(ranges).flatMap((list) =>
    list.split(',').map((range) => {
      const [first, last = first] = range.replace('U+', '').split('-');
      return [Number.parseInt(first!, 16), Number.parseInt(last!, 16)] as const;
    }),
  );
}

/** Warns of signs in the logo's word that are drawn nowhere. */
export function logoWarnings(brand: Pick<Brand, 'name' | 'logo'>): string[] {
  const word = logoWordOf(brand);
  const drawn = codePoints();
  const lacked = [...new Set(word)].filter((sign) => {
    const code = sign.codePointAt(0)!;
    return !drawn.some(([first, last]) => code >= first && code <= last);
  });
  if (lacked.length === 0) return [];
  return [
    `${yamlPath('brand')}: the ${word === brand.name ? 'name' : 'logo'} has ${lacked.map((sign) => `"${sign}"`).join(', ')}, which the display face lacks. The word at the foot of each page and the share pictures leave it out.`,
  ];
}

import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { palette } from '@/lib/palette';

const file = join(import.meta.dirname, '../../styles/settings/_colour.scss');
const settings = new Map(
  [...readFileSync(file, 'utf8').matchAll(/^\$([\w-]+):\s*(#[\da-f]{3,6});$/gim)].map(([, name, value]) => [
    name!,
    value!,
  ]),
);

const sassName = (name: string) => name.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
const sixDigits = (hex = '') => (hex.length === 4 ? hex.replace(/[\da-f]/gi, '$&$&') : hex).toLowerCase();

it('reads the settings', () => expect(settings.size).toBeGreaterThanOrEqual(19));

it.each(Object.entries(palette))('draws %s in the colour of the stylesheets', (name, hex) => {
  expect(hex.toLowerCase()).toBe(sixDigits(settings.get(sassName(name))));
});

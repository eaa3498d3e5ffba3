import { createHash } from 'node:crypto';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Card } from './card';

const root = join(import.meta.dirname, '../../..');

/** What a card passes through beside this folder. */
const engine = [
  'scripts/plates/engrave.ts',
  'scripts/plates/ramp.ts',
  'scripts/plates/waves.ts',
  'src/lib/field/colour.ts',
  'src/lib/field/coverage.ts',
  'src/lib/field/hero-swell.ts',
  'src/lib/field/hot-ramp.ts',
  'src/lib/field/maths.ts',
  'src/lib/palette.ts',
  'src/motion/letter-wave.ts',
];

/** Packages whose next version may draw otherwise. */
const packages = ['@fontsource-variable/commissioner', 'harfbuzzjs', 'sharp'];

interface Manifest {
  dependencies: Record<string, string>;
  devDependencies: Record<string, string>;
}

function versions(): (string | undefined)[] {
  const manifest = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  return packages.map((name) => manifest.dependencies[name] ?? manifest.devDependencies[name]);
}

/** Stands for all code that decides a card's pixels. */
export function engineFingerprint(): string {
  const own = readdirSync(import.meta.dirname).map((file) => `scripts/site/og/${file}`);
  const hash = createHash('sha256').update(JSON.stringify(versions()));
  for (const file of [...own.sort(), ...engine])
    hash.update(file).update(readFileSync(join(root, file), 'utf8').replaceAll('\r\n', '\n'));
  return hash.digest('hex');
}

/** Eight hex digits that change with anything that a card shows. */
export const cardFingerprint = ({ title, fact, art }: Card, brandName: string, engineHash: string): string =>
  createHash('sha256')
    .update(JSON.stringify([title, fact, art, brandName, engineHash]))
    .digest('hex')
    .slice(0, 8);

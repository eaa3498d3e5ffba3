import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

interface Locked {
  license?: string;
  dev?: boolean;
  /** Of something that is optional to the site and needed by a tool. */
  devOptional?: boolean;
}

const { packages } = JSON.parse(readFileSync(join(root, 'package-lock.json'), 'utf8')) as {
  packages: Readonly<Record<string, Locked>>;
};

/** What may reach a visitor, with what it brings: what only builds and tests is never sent to one. */
const shipped = Object.entries(packages)
  .filter(([path, { dev, devOptional }]) => path !== '' && !dev && !devOptional)
  .map(([path, { license }]) => [path.replace(/^.*node_modules\//, ''), license] as const);

/** Licences that ask for a notice at most; none makes our own code another's. */
const permissive = [
  'MIT',
  'ISC',
  '0BSD',
  'BSD-2-Clause',
  'BSD-3-Clause',
  'Apache-2.0',
  'OFL-1.1',
  'Unlicense',
];

/** Terms of their own, which an owner has to read: the README names them. */
const ownTerms: Readonly<Record<string, string>> = {
  gsap: "Standard 'no charge' license: https://gsap.com/standard-license.",
};

describe('licences of packages sent to visitors', () => {
  it('are known', () => {
    expect(shipped.length).toBeGreaterThan(20);
    expect(
      shipped.filter(([name, licence]) => !licence || (name in ownTerms && licence !== ownTerms[name])),
    ).toEqual([]);
  });

  it('leave our own code ours: none is copyleft', () => {
    const others = shipped.filter(
      ([name, licence = '']) => !permissive.includes(licence) && !(name in ownTerms),
    );
    expect(others).toEqual([]);
  });

  it('are named in the README where their terms are their own', () => {
    const readme = readFileSync(join(root, 'README.md'), 'utf8');
    for (const [name, licence] of Object.entries(ownTerms)) {
      expect(readme.toLowerCase()).toContain(`**${name}**`);
      expect(readme).toContain(/https:\/\/\S+?(?=\.?$)/.exec(licence)![0]);
    }
  });
});

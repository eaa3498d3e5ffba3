import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

const timeout = 120_000;
let project: string;

beforeAll(() => {
  project = mkdtempSync(join(tmpdir(), 'project-'));
  // Pictures too: a build that does not stop draws some of them again.
  for (const name of ['src', 'scripts', 'styles', 'public', 'package.json', 'tsconfig.json'])
    cpSync(name, join(project, name), { recursive: true });
  symlinkSync(join(process.cwd(), 'node_modules'), join(project, 'node_modules'));
}, timeout);
afterAll(() => rmSync(project, { recursive: true }), timeout);

/** A text of a file below `src/content`, and the text in its place. */
interface Change {
  file: string;
  from: string;
  to: string;
}

/** Builds with texts replaced. @returns what the build said, with the line of each change */
function buildWith(changes: readonly Change[]) {
  const lines = changes.map(({ file, from, to }) => {
    const path = join(project, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    writeFileSync(path, text.replace(from, to));
    return text.slice(0, text.indexOf(from)).split('\n').length;
  });
  const { status, stdout, stderr } = spawnSync(
    process.execPath,
    ['--import', 'tsx/esm', 'scripts/build.ts'],
    {
      cwd: project,
      encoding: 'utf8',
    },
  );
  const said = stdout + stderr;
  expect(status).toBe(1);
  expect(said).not.toMatch(/^\s+at |Error:/m);
  // Nothing was bundled.
  expect(existsSync(join(project, 'dist'))).toBe(false);
  return { said, lines };
}

const owners = (file: string) => `src/content/${file}`;

describe('a build stops before it bundles', () => {
  // First, as it also writes the modules of the YAML files: without them mistakes in Markdown are not listed.
  it('where pictures were drawn in other colours, and says which command draws them', { timeout }, () => {
    const wine = { file: owners('palette.yml'), from: "wine: '#2e0719'", to: "wine: '#2e0718'" };
    const { said } = buildWith([wine]);
    expect(said).toMatch(/^\d+ pictures are out of date: hero, /m);
    expect(said).toContain('Run `npm run plates -- --stale`');
  });

  it(
    'at all mistakes of YAML files, Markdown and colours, and names each with its place',
    { timeout },
    () => {
      const typos = [
        [
          'home.yml',
          'strip:',
          'strips:',
          'strips: expected no such field (did you mean "strip"? There are hero,',
        ],
        [
          'home.yml',
          'title: Our Services',
          "title: ''",
          'services.title: expected a text that is not empty, got ""',
        ],
        [
          'home.yml',
          'icon: gauge\n      title: Fast Performance\n      description',
          'icon: guage\n      title: Fast Performance\n      description',
          'elevate.highlights[1].icon: expected an icon of `src/lib/icon-name.ts`, such as "gauge"',
        ],
        [
          'navigation.yml',
          '  children: services\n',
          '  children: service\n',
          '[2].children: expected a list of links, or the name of a whole list: "services" or "project-categories"',
        ],
        [
          'navigation.yml',
          'label: About Us',
          "label: ' '",
          '[3].label: expected a text that is not empty, got ""',
        ],
        [
          'pages.yml',
          'title: Services',
          'titel: Services',
          'services.titel: expected no such field (did you mean "title"?',
        ],
        [
          'project-categories.yml',
          'slug: mobile-apps',
          'slug: Mobile Apps',
          '[1].slug: expected a slug such as "harbour-ferry", got "Mobile Apps"',
        ],
        [
          'project-categories.yml',
          'icon: palette',
          'icon: pallete',
          '[2].icon: expected an icon of `src/lib/icon-name.ts`, such as "palette"',
        ],
        [
          'brand.yml',
          'formEndpoint: null',
          'formEndpoint: nowhere',
          'formEndpoint: expected an address such as "https://example.com", got "nowhere"',
        ],
        [
          'brand.yml',
          'timeZone:',
          'timezone:',
          'timezone: expected no such field (did you mean "timeZone"? There are name,',
        ],
        ['pages/about.md', 'title:', 'titel:', 'titel: expected no such field (did you mean "title"?'],
        ['palette.yml', "wine: '", "wine: red # '", 'wine: expected a "#" and six digits'],
      ] as const;
      const missing = owners('words.yml');
      rmSync(join(project, missing));
      const { said, lines } = buildWith(typos.map(([file, from, to]) => ({ file: owners(file), from, to })));
      for (const [index, [file, , , mistake]] of typos.entries())
        expect(said).toContain(`${owners(file)}:${lines[index]}: ${mistake}`);
      expect(said).toContain(
        `${missing}:1: file: expected this file, which the site needs (\`git restore ${missing}\` restores the last committed version), got no such file`,
      );
      const count = said.match(/^\S+:\d+: /gm)!.length;
      expect(said).toMatch(`\n${count} mistakes in the content: nothing was built.\n`);
    },
  );
});

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
});
afterAll(() => rmSync(project, { recursive: true }));

/** A text of a file below `src/content`, and the text in its place. */
interface Change {
  file: string;
  from: string;
  to: string;
}

/** Builds with texts replaced, and puts the files back. @returns what the build said, with the line of each change */
function buildWith(changes: readonly Change[]) {
  const kept = new Map<string, string>();
  const lines = changes.map(({ file, from, to }) => {
    const path = join(project, file);
    const text = readFileSync(path, 'utf8');
    expect(text).toContain(from);
    if (!kept.has(path)) kept.set(path, text);
    writeFileSync(path, text.replace(from, to));
    return text.slice(0, text.indexOf(from)).split('\n').length;
  });
  try {
    const { status, stdout, stderr } = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
      cwd: project,
      encoding: 'utf8',
    });
    const said = stdout + stderr;
    expect(status).toBe(1);
    expect(said).not.toMatch(/^\s+at |Error:/m);
    // Nothing was bundled.
    expect(existsSync(join(project, 'dist'))).toBe(false);
    return { said, lines };
  } finally {
    for (const [path, text] of kept) writeFileSync(path, text);
  }
}

const owners = (file: string) => `src/content/${file}`;

describe('a build stops before it bundles', () => {
  it(
    'at typos, unknown icons and empty texts of the YAML files, and names each with its place',
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
      ] as const;
      const { said, lines } = buildWith(typos.map(([file, from, to]) => ({ file: owners(file), from, to })));
      for (const [index, [file, , , mistake]] of typos.entries())
        expect(said).toContain(`${owners(file)}:${lines[index]}: ${mistake}`);
    },
  );

  it('at mistakes of YAML files, Markdown and colours together', { timeout }, () => {
    // Mistakes in Markdown are listed with the others once the YAML files have modules.
    spawnSync(process.execPath, ['--import', 'tsx', 'scripts/content/main.ts', '--yaml'], { cwd: project });
    const { said } = buildWith([
      { file: owners('home.yml'), from: 'strip:', to: 'strips:' },
      { file: owners('palette.yml'), from: 'ink:', to: 'inc:' },
      { file: owners('pages/about.md'), from: 'title:', to: 'titel:' },
    ]);
    expect(said).toMatch(/home\.yml:\d+: strips: /);
    expect(said).toMatch(/palette\.yml:\d+: inc: /);
    expect(said).toMatch(/about\.md:\d+: titel: /);
    expect(said).toMatch('3 mistakes in the content: nothing was built.');
  });

  it('at titles that two pages share, and names the file that they are written in', { timeout }, () => {
    const changes = [
      { file: owners('pages.yml'), from: 'title: Team', to: 'title: Careers' },
      { file: owners('project-categories.yml'), from: 'title: Mobile Apps', to: 'title: Web Development' },
    ];
    const { said, lines } = buildWith(changes);
    // Of two pages of one file the one that comes later in the site's order.
    expect(said).toMatch(
      /pages\.yml:\d+: careers\.title: expected a title that differs from the one of \/team, got "Careers"/,
    );
    expect(said).toContain(
      `${changes[1]!.file}:${lines[1]}: [1].title: expected a title that differs from the one of /projects/web-development, got "Web Development"`,
    );
  });

  it('at a menu entry of no route', { timeout }, () => {
    const change = { file: owners('navigation.yml'), from: 'route: about', to: 'route: abuot' };
    const { said, lines } = buildWith([change]);
    expect(said).toContain(
      `${change.file}:${lines[0]}: About Us: expected a route of src/routes/table.ts, such as "about"`,
    );
  });

  it('at a YAML file that is missing, and says how to get it back', { timeout }, () => {
    const file = owners('navigation.yml');
    const path = join(project, file);
    const text = readFileSync(path, 'utf8');
    rmSync(path);
    try {
      expect(buildWith([]).said).toContain(
        `${file}:1: file: expected this file, which the site needs (\`git restore ${file}\` restores the last committed version), got no such file`,
      );
    } finally {
      writeFileSync(path, text);
    }
  });

  it('at a mistake in the palette, and names its line', { timeout }, () => {
    const { said, lines } = buildWith([
      { file: owners('palette.yml'), from: "wine: '#2e0719'", to: 'wine: red' },
    ]);
    expect(said).toContain(`src/content/palette.yml:${lines[0]}: wine: expected a "#" and six digits`);
  });

  it('where pictures were drawn in other colours, and says which command draws them', { timeout }, () => {
    const { said } = buildWith([
      { file: owners('palette.yml'), from: "wine: '#2e0719'", to: "wine: '#2e0718'" },
    ]);
    expect(said).toMatch(/^\d+ pictures are out of date: hero, /m);
    expect(said).toContain('Run `npm run plates -- --stale`');
  });
});

import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readFileSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { mistakesFile } from '../../scripts/content/mistakes-file';
import { sample } from './sample';

const timeout = 120_000;
const script = ['--import', 'tsx/esm', 'scripts/content/main.ts'];

/** Plates of the site in place of the sample's. */
const drawn: Readonly<Record<string, string>> = {
  'cover-tide': 'cover-braid',
  portrait: 'portrait-noor',
  shot: 'project-grid-monitor',
};

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'content-'));
  // The sample, with pictures that the site has: it compiles in a part of the time of the site's own content.
  for (const [name, text] of Object.entries(sample)) {
    const file = join(folder, 'from', name);
    mkdirSync(dirname(file), { recursive: true });
    writeFileSync(
      file,
      text.replace(/\b(cover-tide|portrait|shot)$/gm, (id) => drawn[id]!),
    );
  }
});
afterEach(() => rmSync(folder, { recursive: true }));

const options = () => ['from', 'out', 'generated'].flatMap((name) => [`--${name}`, join(folder, name)]);
const privacy = () => join(folder, 'from/pages/privacy.md');
const output = () => join(folder, 'out/content/privacy.json');
const change = (from: string | RegExp, to: string) =>
  writeFileSync(privacy(), readFileSync(privacy(), 'utf8').replace(from, to));

it('exits with 1 after a list of the mistakes in the content', { timeout }, () => {
  change('title:', 'titel:');
  const { stderr, status } = spawnSync(process.execPath, [...script, ...options()], { encoding: 'utf8' });
  expect(stderr).toMatch(/privacy\.md:2: titel: expected no such field \(did you mean "title"\?/);
  expect(stderr).toMatch('One mistake in the content: nothing was built.');
  expect(status).toBe(1);
});

it(
  'compiles the content it is pointed at, follows changes, and keeps the last good output while there are mistakes',
  { timeout },
  async () => {
    const watcher = spawn(process.execPath, [...script, ...options(), '--watch'], {
      stdio: ['ignore', 'pipe', 'pipe'],
    });
    let said = '';
    for (const stream of [watcher.stdout, watcher.stderr])
      stream.on('data', (text) => (said += String(text)));
    const heard = (words: string | RegExp) => vi.waitFor(() => expect(said).toMatch(words), { timeout });
    try {
      await heard(/^content: \d+ pages in \d+ ms\n$/);
      expect(existsSync(join(folder, 'generated/team.ts'))).toBe(true);
      const before = statSync(output()).mtimeMs;

      said = '';
      change('title:', 'titel:');
      await heard('nothing was built');
      expect(statSync(output()).mtimeMs).toBe(before);
      const mistakes = mistakesFile(join(folder, 'out'));
      await vi.waitFor(() => expect(readFileSync(mistakes, 'utf8')).toMatch('"field":"titel"'), { timeout });

      said = '';
      change(/titel: .*/, 'title: Privacy Policy, shortened');
      await heard('content: ');
      expect(readFileSync(output(), 'utf8')).toMatch('Privacy Policy, shortened');
      expect(existsSync(mistakes)).toBe(false);
    } finally {
      watcher.kill();
    }
  },
);

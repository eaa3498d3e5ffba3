import { spawnSync } from 'node:child_process';
import { cpSync, mkdtempSync, readdirSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { expect, test } from '@playwright/test';

const root = join(import.meta.dirname, '../..');
const parts = [
  'src',
  'styles',
  'scripts',
  'public',
  'package.json',
  'tsconfig.json',
  '.parcelrc',
  '.sassrc.json',
];

/** A copy of the house with its brand file changed, built. */
function buildWith(change: (brandFile: string) => string) {
  const house = mkdtempSync(join(tmpdir(), 'brand-'));
  for (const part of parts) cpSync(join(root, part), join(house, part), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(house, 'node_modules'));
  const file = join(house, 'src/content/brand.ts');
  writeFileSync(file, change(readFileSync(file, 'utf8')));
  const run = spawnSync(process.execPath, ['--import', 'tsx', 'scripts/build.ts'], {
    cwd: house,
    encoding: 'utf8',
  });
  return {
    house,
    output: run.stdout + run.stderr,
    status: run.status,
    clean: () => rmSync(house, { recursive: true }),
  };
}

test('another name in the brand file changes every page and file, and draws the wordmark again', () => {
  const { house, output, status, clean } = buildWith((file) =>
    file.replaceAll('Undula', 'Kelp & Co').replaceAll('undula.example', 'kelp.example'),
  );
  expect(output).toContain('wordmark');
  expect(status, output).toBe(0);
  const dist = join(house, 'dist');
  const pages = readdirSync(dist, { recursive: true, encoding: 'utf8' }).filter((file) =>
    /\.(html|xml|txt|json|webmanifest)$/.test(file),
  );
  expect(pages.length).toBeGreaterThan(60);
  for (const page of pages) {
    const text = readFileSync(join(dist, page), 'utf8');
    expect(text, page).not.toMatch(/undula/i);
    if (page.endsWith('.html'))
      expect(/<title>([^<]*)<\/title>/.exec(text)?.[1], page).toContain('Kelp &amp; Co');
  }
  expect(readFileSync(join(dist, 'index.html'), 'utf8')).toContain('Welcome to Kelp &amp; Co');
  clean();
});

test('a mistake in the brand file stops the build with file, field and what was expected', () => {
  for (const [change, message] of [
    [
      (file: string) => file.replace("'hello@undula.example'", "'hello'"),
      /src\/content\/brand\.ts:\d+: email: expected an email address/,
    ],
    [(file: string) => file.replace(/ {2}phone: .*\n/, ''), /brand\.ts:\d+: phone: expected/],
    [
      (file: string) => file.replace("'America/New_York'", "'Mars/Base'"),
      /timeZone: expected an IANA time zone/,
    ],
    [(file: string) => file.replace("opens: '10:00'", "opens: '19:00'"), /hours\[1\]: expected both times/],
    [
      (file: string) => file.replace('tagline:', "colour: 'red',\n  tagline:"),
      /colour: expected no such field/,
    ],
  ] as const) {
    const { output, status, clean } = buildWith(change);
    expect(status).toBe(1);
    expect(output).toMatch(message);
    clean();
  }
});

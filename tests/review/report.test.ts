import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge, tallyOf } from '../../scripts/review/judge';
import { writeReport } from '../../scripts/review/report';
import { pictureIn, shotOf } from './pictures';

let folder: string;
let html: string;

interface Entry {
  name: string;
  kind: string;
  error: string | null;
  pixels: number;
  before: { width: number; height: number } | null;
  after: { width: number; height: number } | null;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'undula-report-'));
  const [plain, dotted] = await Promise.all([
    pictureIn(folder, 'plain'),
    pictureIn(folder, 'dotted', { dot: true, height: 9 }),
  ]);
  const judged = await judge(
    [shotOf('kept', plain), shotOf('touched', plain), shotOf('broken', plain)],
    [shotOf('kept', plain), shotOf('touched', dotted), shotOf('broken', null, '</script> is not a function')],
  );
  const file = join(folder, 'report.html');
  await writeReport(file, { judged, tally: tallyOf(judged), base: '32b9d42', summary: '3 pictures' });
  html = await readFile(file, 'utf8');
});
afterAll(() => rm(folder, { recursive: true }));

const entries = () => {
  const data = /globalThis\.review = (.+);\n/.exec(html)![1]!;
  return (JSON.parse(data) as { entries: Entry[] }).entries;
};

it('holds the pictures of what differs, and nothing of what is the same', async () => {
  expect(entries().map(({ name, kind }) => `${name} ${kind}`)).toEqual(['touched changed', 'broken failed']);
  const [touched] = entries();
  expect(touched).toMatchObject({
    pixels: 9,
    before: { width: 8, height: 8 },
    after: { width: 8, height: 9 },
  });
  const sheets = [...html.matchAll(/<script type="image\/png" id="sheet-(\d)">(.+)<\/script>/g)];
  expect(sheets.map(([, index]) => index).sort()).toEqual(['0', '1']);
  const sizes = await Promise.all(
    sheets.map(async ([, , base64]) => sharp(Buffer.from(base64!, 'base64')).metadata()),
  );
  expect(sizes.map(({ width }) => width).sort()).toEqual([16, 8]);
});

it('names a story that threw, with its message, whatever that holds', () => {
  expect(entries()[1]).toMatchObject({
    name: 'broken',
    kind: 'failed',
    error: '</script> is not a function',
  });
  expect(html.match(/<\/script>/g)).toHaveLength(4);
});

it('is one file that needs nothing beside it', () => {
  expect(html).not.toMatch(/\/\* (?:style|data|script) \*\/|<!-- sheets -->/);
  expect(html).not.toMatch(/\b(?:src|href)="/);
});

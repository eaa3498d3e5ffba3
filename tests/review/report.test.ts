import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge, tallyOf } from '../../scripts/review/judge';
import { report } from '../../scripts/review/report';
import { pictureIn, shotOf } from './pictures';

let folder: string;
let html: string;

interface Entry {
  name: string;
  kind: string;
  error: string | null;
  pixels: number;
  before: string | null;
  after: string | null;
  marked: string | null;
}

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'undula-report-'));
  const [plain, dotted] = await Promise.all([
    pictureIn(folder, 'plain'),
    pictureIn(folder, 'dotted', { dot: true }),
  ]);
  const judged = await judge(
    [shotOf('kept', plain), shotOf('touched', plain), shotOf('broken', plain)],
    [shotOf('kept', plain), shotOf('touched', dotted), shotOf('broken', null, '</script> is not a function')],
  );
  html = await report({ judged, tally: tallyOf(judged), base: '32b9d42', summary: '3 pictures' });
});
afterAll(() => rm(folder, { recursive: true }));

const entries = () => {
  const data = /globalThis\.review = (.+);\n/.exec(html)![1]!;
  return (JSON.parse(data) as { entries: Entry[] }).entries;
};

it('holds the pictures of what differs, and nothing of what is the same', () => {
  expect(entries().map(({ name, kind }) => `${name} ${kind}`)).toEqual(['touched changed', 'broken failed']);
  const [touched] = entries();
  expect(touched).toMatchObject({ pixels: 1 });
  for (const picture of [touched!.before, touched!.after, touched!.marked])
    expect(picture).toMatch(/^data:image\/webp;base64,/);
});

it('names a story that threw, with its message, whatever that holds', () => {
  expect(entries()[1]).toMatchObject({
    name: 'broken',
    kind: 'failed',
    error: '</script> is not a function',
  });
  expect(html.match(/<\/script>/g)).toHaveLength(2);
});

it('is one file that needs nothing beside it', () => {
  expect(html).not.toMatch(/\/\* (?:style|data|script) \*\//);
  expect(html).not.toMatch(/\b(?:src|href)="/);
});

import { mkdtemp, readFile, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import sharp from 'sharp';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { judge } from '../../scripts/review/judge';
import { writeReport } from '../../scripts/review/report';
import { pictureIn, shotOf } from './pictures';

let folder: string;
let html: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'undula-report-'));
  const [plain, dotted] = await Promise.all([
    pictureIn(folder, 'plain'),
    pictureIn(folder, 'dotted', { dot: true, height: 9 }),
  ]);
  const judged = await judge(
    [shotOf('broken', plain), shotOf('kept', plain), shotOf('touched', plain)],
    [shotOf('broken', null, '</p> is not a function'), shotOf('kept', plain), shotOf('touched', dotted)],
  );
  const file = join(folder, 'report.html');
  await writeReport(file, { judged, summary: '3 pictures' });
  html = await readFile(file, 'utf8');
});
afterAll(() => rm(folder, { recursive: true }));

it('holds both pictures of a change first, then a failure, and nothing of a story that is the same', async () => {
  const names = [...html.matchAll(/<summary>(.+)<\/summary>/g)].map(([, words]) =>
    words!.replaceAll(/<[^>]+>/g, ' ').trim(),
  );
  expect(names).toEqual(['changed touched  desktop, 9 pixels differ', 'failed broken  desktop']);
  const pictures = [...html.matchAll(/alt="(\w+)" src="data:image\/png;base64,([^"]+)"/g)];
  const sizes = await Promise.all(
    pictures.map(async ([, side, data]) => {
      const { width, height } = await sharp(Buffer.from(data!, 'base64')).metadata();
      return `${side} ${width} × ${height}`;
    }),
  );
  expect(sizes).toEqual(['Before 8 × 8', 'Now 8 × 9', 'Before 8 × 8']);
});

it('escapes the message of a story that threw', () => {
  expect(html).toContain('&lt;/p&gt; is not a function');
});

it('is one file that needs nothing beside it', () => {
  expect(html).not.toMatch(/<!-- (?:summary|pictures) -->|<script/);
  expect(html).not.toMatch(/\b(?:src|href)="(?!data:)/);
});

import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { setFlakyApart, sittingsToRepeat } from '../../scripts/review/again';
import { compare } from '../../scripts/review/compare';
import { judge, tallyOf } from '../../scripts/review/judge';
import { pictureIn, shotOf } from './pictures';

let folder: string;
let plain: string;
let plainAgain: string;
let dotted: string;
let taller: string;

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'undula-review-'));
  [plain, plainAgain, dotted, taller] = await Promise.all([
    pictureIn(folder, 'plain'),
    pictureIn(folder, 'plain-again'),
    pictureIn(folder, 'dotted', { dot: true }),
    pictureIn(folder, 'taller', { height: 9 }),
  ]);
});
afterAll(() => rm(folder, { recursive: true }));

it('finds one pixel of one level of one channel', async () => {
  expect(await compare(plain, plainAgain)).toBe(0);
  expect(await compare(plain, dotted)).toBe(1);
});

it('counts what only the larger picture has, white though it is', async () => {
  expect(await compare(plain, taller)).toBe(8);
});

it('pairs the pictures of both sides and says what became of each', async () => {
  const judged = await judge(
    [shotOf('kept', plain), shotOf('touched', plain), shotOf('gone', plain), shotOf('mended', null, 'Threw')],
    [
      shotOf('kept', plainAgain),
      shotOf('touched', dotted),
      shotOf('new', plain),
      shotOf('broken', null, 'Threw'),
      shotOf('mended', plain),
    ],
  );
  const kinds = Object.fromEntries(judged.map(({ name, verdict }) => [name, verdict.kind]));
  expect(kinds).toEqual({
    kept: 'same',
    touched: 'changed',
    gone: 'removed',
    new: 'added',
    broken: 'failed',
    mended: 'added',
  });
  expect(tallyOf(judged)).toEqual({ same: 1, changed: 1, added: 2, removed: 1, flaky: 0, failed: 1 });
});

const kindAfter = async (first: [string | null, string | null], second: [string | null, string | null]) => {
  const judged = await judge([shotOf('a', first[0])], [shotOf('a', first[1])]);
  const settled = await setFlakyApart(judged, {
    before: [shotOf('a', second[0])],
    after: [shotOf('a', second[1])],
  });
  return settled[0]!.verdict.kind;
};

it('calls flaky what does not come out the same twice on one side', async () => {
  expect(await kindAfter([plain, dotted], [plain, dotted])).toBe('changed');
  expect(await kindAfter([plain, dotted], [plain, plain])).toBe('flaky');
  expect(await kindAfter([plain, dotted], [dotted, dotted])).toBe('flaky');
  expect(await kindAfter([plain, null], [plain, plain])).toBe('flaky');
  expect(await kindAfter([null, plain], [plain, plain])).toBe('flaky');
  expect(await kindAfter([null, plain], [null, plain])).toBe('added');
  expect(await kindAfter([plain, null], [plain, null])).toBe('failed');
});

it('lets a difference stand that was not taken twice', async () => {
  const judged = await judge([shotOf('a', plain)], [shotOf('a', dotted)]);
  expect(await setFlakyApart(judged, { before: [], after: [] })).toEqual(judged);
});

it('repeats a sitting up to its last doubtful picture, small differences first', async () => {
  const shots = (large: string, small: string) => [
    shotOf('a', plain),
    shotOf('b', large),
    shotOf('c', plain),
    shotOf('d', small),
    shotOf('e', plain),
  ];
  const now = shots(taller, dotted);
  const judged = await judge(shots(plain, plain), now);
  const [a, b, c, d, e] = now;
  expect(sittingsToRepeat([[a!, b!, c!], [d!], [e!]], judged)).toEqual([[d], [a, b]]);
  expect(sittingsToRepeat([[e!]], judged)).toEqual([]);
});

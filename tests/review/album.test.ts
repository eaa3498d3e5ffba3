import { appendFile, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, it } from 'vitest';
import { openAlbum } from '../../scripts/review/bases';
import { pictureIn, shotOf } from './pictures';

let folder: string;
const keysIn = async () => [...(await openAlbum(folder)).shots.keys()];

beforeAll(async () => {
  folder = await mkdtemp(join(tmpdir(), 'undula-album-'));
});
afterAll(() => rm(folder, { recursive: true }));

it('continues with the pictures of an interrupted run', async () => {
  const album = await openAlbum(folder);
  await album.add(shotOf('a', await pictureIn(folder, 'a')));
  await album.add(shotOf('b', await pictureIn(folder, 'b')));
  await album.add(shotOf('threw', null, 'The story threw an error.'));
  expect(await keysIn()).toEqual(['a · desktop', 'b · desktop']);
});

it('leaves half a line of a killed run alone, and what has no picture', async () => {
  await appendFile(join(folder, 'taken.jsonl'), '{"story":"half","na');
  const album = await openAlbum(folder);
  await album.add(shotOf('c', await pictureIn(folder, 'c')));
  await rm(join(folder, 'a.png'));
  expect(await keysIn()).toEqual(['b · desktop', 'c · desktop']);
});

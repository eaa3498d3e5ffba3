import { mkdirSync, mkdtempSync, renameSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { watchFolders } from '../../scripts/dev/watch-folders';

let folder: string;
let stop: () => void;
const onChange = vi.fn();

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'watch-'));
  mkdirSync(join(folder, 'posts'));
  writeFileSync(join(folder, 'posts/one.md'), 'first');
  onChange.mockClear();
  stop = watchFolders([folder], onChange, 20);
});
afterEach(() => {
  stop();
  rmSync(folder, { recursive: true });
});

/** Replaces a file as many editors save it: writes another one and renames it. */
function replace(path: string, text: string) {
  writeFileSync(join(folder, `${path}.new`), text);
  renameSync(join(folder, `${path}.new`), join(folder, path));
}

const seen = (times: number) => expect.poll(() => onChange.mock.calls.length).toBeGreaterThanOrEqual(times);

it('notices each time that a file is replaced', async () => {
  for (let times = 1; times <= 4; times++) {
    onChange.mockClear();
    replace('posts/one.md', `text ${times}`);
    await seen(1);
    // Two events of one save may be two calls on a busy machine.
    await new Promise((resolve) => setTimeout(resolve, 60));
  }
});

it('watches a folder that is added later', async () => {
  mkdirSync(join(folder, 'de/posts'), { recursive: true });
  await seen(1);
  onChange.mockClear();
  replace('de/posts/one.md', 'eins');
  await seen(1);
});

it('watches a folder that is deleted and made again', async () => {
  rmSync(join(folder, 'posts'), { recursive: true });
  mkdirSync(join(folder, 'posts'));
  await seen(1);
  onChange.mockClear();
  replace('posts/one.md', 'second');
  await seen(1);
});

it('says nothing once it has ended', async () => {
  stop();
  replace('posts/one.md', 'second');
  // Longer than the pause before it says so.
  await new Promise((resolve) => setTimeout(resolve, 100));
  expect(onChange).not.toHaveBeenCalled();
});

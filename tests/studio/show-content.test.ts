import { fork } from 'node:child_process';
import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { expect, it, vi } from 'vitest';
import { showContent } from '../../scripts/studio/show-content';

it('the preview reports an error of the disk and leaves the Studio running', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'shown-'));
  const report = vi.spyOn(console, 'error').mockImplementation(() => {});
  try {
    mkdirSync(join(folder, 'out/content'), { recursive: true });
    // No folder: the disk refuses to list it.
    writeFileSync(join(folder, 'posts'), '');
    await showContent(folder, join(folder, 'out'))();
    expect(report.mock.calls.join()).toMatch('ENOTDIR');
  } finally {
    report.mockRestore();
    rmSync(folder, { recursive: true });
  }
});

it('the process that draws pictures for the preview reports an error of the disk', async () => {
  const script = join(import.meta.dirname, '../../scripts/content/pictures/draw-in-child.ts');
  const child = fork(script, { execArgv: ['--import', 'tsx'], silent: true });
  // A file: the disk refuses a folder in it.
  child.send({ files: [{ name: 'boats.avif' }], out: import.meta.filename });
  expect(await text(child.stderr!)).toMatch('ENOTDIR');
});

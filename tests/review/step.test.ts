import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { ReviewError, runStep } from '../../scripts/review/step';

const run = (script: string, signal = new AbortController().signal) =>
  runStep(import.meta.dirname, process.execPath, ['-e', script], signal);

it('tells the end of what a tool said, without the stacks of its insides', async () => {
  const said = run(`
    for (let line = 1; line <= 40; line += 1) console.log('line ' + line);
    console.error('Module not found: ./gone');
    console.error('    at compile (/home/somebody/node_modules/webpack/lib/Compiler.js:1:1)');
    process.exit(1);
  `);
  await expect(said).rejects.toBeInstanceOf(ReviewError);
  const { message } = (await said.catch((error: unknown) => error)) as Error;
  expect(message).toMatch(/^line 17\n/);
  expect(message).toMatch(/line 40\nModule not found: \.\/gone$/);
});

const folder = mkdtempSync(join(tmpdir(), 'undula-step-'));
afterAll(() => rmSync(folder, { recursive: true }));

it('ends a tool with all that it started', async () => {
  const stop = new AbortController();
  const file = join(folder, 'started');
  const idle = 'setInterval(() => {}, 1e6)';
  const running = run(
    `require('node:child_process').spawn(process.execPath, ['-e', '${idle}'], { stdio: 'inherit' })
       .on('spawn', () => require('node:fs').writeFileSync(${JSON.stringify(file)}, ''));
     ${idle};`,
    stop.signal,
  );
  await expect.poll(() => existsSync(file)).toBe(true);
  stop.abort();
  // The promise settles once both have closed their streams.
  await expect(running).rejects.toThrow(/abort/i);
});

it('starts nothing once it is stopped', async () => {
  await expect(run('', AbortSignal.abort())).rejects.toThrow(/abort/i);
});

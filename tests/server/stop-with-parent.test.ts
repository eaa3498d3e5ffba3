import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, it } from 'vitest';
import { generatedFor } from '../../scripts/content/content-folder';

const root = join(import.meta.dirname, '../..');
const stopSignals = JSON.stringify(join(root, 'scripts/server/stop-signals.ts'));
const runForLanguage = JSON.stringify(join(root, 'scripts/content/languages/run.ts'));
const run = ['--import', 'tsx', '--input-type=module', '--eval'];

/** Says how it ends. @param work - what keeps it running */
const child = (work: string) => `
  import { stopWithParent } from ${stopSignals};
  stopWithParent();
  ${work}
  console.log('runs');
`;
const waiting = child(`
  const work = setInterval(() => {}, 1000);
  process.on('SIGTERM', () => {
    console.log('stops');
    clearInterval(work);
  });
`);

const folder = mkdtempSync(join(tmpdir(), 'children-'));
const script = JSON.stringify(join(folder, 'child.mts'));
writeFileSync(join(folder, 'child.mts'), waiting);
/** A language without a folder of content. */
const language = 'tlh';
afterAll(() => {
  for (const made of [folder, generatedFor(language)]) rmSync(made, { recursive: true });
});

const parents = [
  [
    'spawn',
    `import { spawn } from 'node:child_process';
    spawn(process.execPath, ['--import', 'tsx', ${script}], { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });`,
  ],
  [
    'runForLanguage',
    `import { runForLanguage } from ${runForLanguage};
    await runForLanguage('${language}', ${script});`,
  ],
] as const;

it.each(parents)('a child started by %s stops when its parent is killed', async (_, parent) => {
  const started = spawn(process.execPath, [...run, parent], {
    cwd: root,
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  let output = '';
  started.stdout.setEncoding('utf8').on('data', (text: string) => {
    output += text;
    if (output === 'runs\n') started.kill('SIGKILL');
  });
  // The child has the same output, which closes when both have ended.
  await once(started, 'close');
  expect(output).toBe('runs\nstops\n');
});

it('a child ends before its parent when it has nothing more to do', async () => {
  const started = spawn(process.execPath, [...run, child('')], {
    cwd: root,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  expect(await once(started, 'exit')).toEqual([0, null]);
});

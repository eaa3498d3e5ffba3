import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const stopSignals = JSON.stringify(join(root, 'scripts/server/stop-signals.ts'));
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
const parent = `
  import { spawn } from 'node:child_process';
  spawn(process.execPath, ${JSON.stringify([...run, waiting])}, { stdio: ['ignore', 'inherit', 'inherit', 'ipc'] });
`;

it('a child stops when its parent is killed', async () => {
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

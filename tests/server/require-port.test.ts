import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');
const program = `
  import { requirePort } from './scripts/server/require-port.ts';
  console.log(await requirePort({ standard: 0, command: 'npm start', host: '127.0.0.1', offsets: [0, 2] }));
`;

/** The output of a program that asks for its port, and its exit status. */
function ask(PORT: string | undefined) {
  const { PORT: _, ...env } = process.env;
  const given = PORT === undefined ? env : { ...env, PORT };
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: given,
  });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

it.each(['abc', '', '-1', '0', '1.5', '65534'])('a command stops with a message at PORT=%s', (PORT) => {
  expect(ask(PORT)).toEqual({
    status: 1,
    stdout: '',
    stderr: `PORT is "${PORT}": give a whole number from 1 to 65533.`,
  });
});

it('a command stops with a message where one of its ports is taken', async () => {
  const other = createServer();
  other.listen(0, '127.0.0.1');
  await once(other, 'listening');
  const { port } = other.address() as AddressInfo;
  try {
    expect(ask(String(port - 2))).toEqual({
      status: 1,
      stdout: '',
      stderr: `Port ${port} is taken. Choose another: PORT=${port + 1} npm start`,
    });
  } finally {
    other.close();
  }
});

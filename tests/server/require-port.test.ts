import { spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { createServer, type AddressInfo } from 'node:net';
import { join } from 'node:path';
import { expect, it } from 'vitest';
import { portMistake } from '../../scripts/server/require-port';

const root = join(import.meta.dirname, '../..');
const program = `
  import { requirePort } from './scripts/server/require-port.ts';
  console.log(await requirePort({ standard: 0, command: 'npm start', host: '127.0.0.1', offsets: [0, 2] }));
`;

/** The output of a program that asks for its port, and its exit status. */
function ask(PORT: string) {
  const args = ['--import', 'tsx', '--input-type=module', '--eval', program];
  const { status, stdout, stderr } = spawnSync(process.execPath, args, {
    cwd: root,
    encoding: 'utf8',
    env: { ...process.env, PORT },
  });
  return { status, stdout: stdout.trim(), stderr: stderr.trim() };
}

const messageOf = (PORT: string) => `PORT is "${PORT}": give a whole number from 1 to 65533.`;

it.each(['abc', '', '-1', '0', '1.5', '65534'])('PORT=%s is no port of a command with two', (PORT) => {
  expect(portMistake(PORT, [0, 2])).toBe(messageOf(PORT));
});

it.each([undefined, '1', '65533'])('PORT=%s is a port of a command with two', (PORT) => {
  expect(portMistake(PORT, [0, 2])).toBeNull();
});

it('a command with one port takes 0, which is any free one', () => {
  expect(portMistake('0')).toBeNull();
});

it('a command stops with a message at PORT=abc', () => {
  expect(ask('abc')).toEqual({ status: 1, stdout: '', stderr: messageOf('abc') });
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

import { spawn, type ChildProcess } from 'node:child_process';
import { chmodSync, chownSync, mkdtempSync, rmSync } from 'node:fs';
import { connect } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, describe, expect, it } from 'vitest';
import { freePort } from '../../portal-server/child';
import { isOpen, isRoot } from '../../portal-server/postgres';

const root = join(import.meta.dirname, '../..');
const nobody = 65_534;

const folders: string[] = [];
afterEach(() => {
  for (const folder of folders.splice(0)) rmSync(folder, { recursive: true, force: true });
});

function newFolder(): string {
  const folder = mkdtempSync(join(tmpdir(), 'undula-start-'));
  folders.push(folder);
  return folder;
}

const ports = async () => ({ PORT: String(await freePort()), DATABASE_PORT: String(await freePort()) });

const isListening = (port: string) =>
  new Promise<boolean>((resolve) => {
    const socket = connect(Number(port), '127.0.0.1', () => resolve(true));
    socket.on('connect', () => socket.destroy()).on('error', () => resolve(false));
  });

/** Resolves with the printed output and the exit code as soon as the server runs or has ended. */
const started = (child: ChildProcess) =>
  new Promise<{ output: string; code: number | null }>((resolve) => {
    let output = '';
    for (const stream of [child.stdout!, child.stderr!])
      stream.setEncoding('utf8').on('data', (text: string) => {
        output += text;
        if (output.includes('The portal’s server is at')) resolve({ output, code: null });
      });
    child.on('exit', (code) => resolve({ output, code }));
  });

const exitOf = (child: ChildProcess) => new Promise((resolve) => child.on('exit', resolve));

/** Starts the server itself, without npm. */
const startServer = (
  env: Readonly<Record<string, string>>,
  { options = [], uid }: { options?: readonly string[]; uid?: number } = {},
) =>
  spawn(process.execPath, ['--import', 'tsx/esm', 'portal-server/main.ts', ...options], {
    cwd: root,
    ...(uid !== undefined && { uid, gid: uid }),
    env: { ...process.env, ...env },
  });

describe('npm run portal:server', () => {
  it('ends with its database when npm is told to end', async () => {
    const env = { ...(await ports()), PORTAL_DATA: newFolder() };
    const npm = spawn('npm', ['run', 'portal:server'], { cwd: root, env: { ...process.env, ...env } });
    const { output } = await started(npm);
    expect(output).toContain('Nobody can sign in yet.');
    expect(await isListening(env.DATABASE_PORT)).toBe(true);
    const exit = exitOf(npm);
    npm.kill('SIGTERM');
    await exit;
    await expect.poll(() => isListening(env.DATABASE_PORT)).toBe(false);
    expect(await isListening(env.PORT)).toBe(false);
  });
});

describe('the server', () => {
  it.skipIf(!isRoot)('refuses to run as root where the user of the database cannot enter', async () => {
    const folder = newFolder();
    chmodSync(folder, 0o700);
    const data = join(folder, 'data');
    const { output, code } = await started(startServer({ ...(await ports()), PORTAL_DATA: data }));
    expect(output).toBe(
      `PostgreSQL does not run as root, and other users cannot enter ${data}. Set PORTAL_DATA to another folder.\n`,
    );
    expect(code).toBe(1);
  });

  it('ends with its database when its terminal closes', async () => {
    const env = { ...(await ports()), PORTAL_DATA: newFolder() };
    const server = startServer(env);
    expect(await started(server)).toMatchObject({ code: null });
    const exit = exitOf(server);
    server.kill('SIGHUP');
    expect(await exit).toBe(0);
    expect(await isListening(env.DATABASE_PORT)).toBe(false);
  });

  it.skipIf(!isRoot || !isOpen(root))('runs as a user without rights', async () => {
    const folder = newFolder();
    chownSync(folder, nobody, nobody);
    const env = { ...(await ports()), PORTAL_DATA: folder, HOME: folder };
    const server = startServer(env, { uid: nobody });
    expect(await started(server)).toMatchObject({ code: null });
    const exit = exitOf(server);
    server.kill('SIGTERM');
    expect(await exit).toBe(0);
    expect(await isListening(env.DATABASE_PORT)).toBe(false);
  });

  it.each([
    [['--admin', 'ada'], {}, 'Give an email address: npm run portal:server -- --admin ada@agency.example'],
    [[], { PORT: '0' }, 'PORT and DATABASE_PORT are whole numbers from 1 to 65535.'],
    [[], { MASTER_KEY: 'short' }, 'MASTER_KEY needs at least 32 characters.'],
  ])('says what is wrong with %j %j', async (options, env, message) => {
    const { output, code } = await started(startServer({ PORTAL_DATA: newFolder(), ...env }, { options }));
    expect([output, code]).toEqual([`${message}\n`, 1]);
  });
});

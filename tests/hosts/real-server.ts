import { spawn, spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, readdirSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { freePort } from '../../portal-server/child';

const root = join(import.meta.dirname, '../..');
/** The site that the servers serve. */
export const siteFolder = join(root, 'dist');
/** How long a mirror may take for each answer, in ms: three of them fit into a test's time. */
const timeout = 18_000;

interface DebianFiles {
  /** Name of the folder below `generated/` that the packages are unpacked into. */
  name: string;
  packages: readonly string[];
  /** Files that must be there, from the root of the file system. */
  files: readonly string[];
}

/** Unpacks Debian's packages without installing them: an installed server would start to serve. */
function unpack(folder: string, packages: readonly string[]): void {
  mkdirSync(folder, { recursive: true });
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: folder, stdio: 'ignore', timeout }).status === 0;
  const download = () => run('apt-get', 'download', '-qq', ...packages);
  const refresh = () =>
    process.getuid?.() === 0
      ? run('apt-get', 'update', '-qq')
      : run('sudo', '-n', 'apt-get', 'update', '-qq');
  if (!download() && !(refresh() && download())) return;
  for (const file of readdirSync(folder).filter((each) => each.endsWith('.deb')))
    run('dpkg-deb', '-x', file, '.');
}

/** The folder that holds the files: this machine's root or unpacked packages. Null if there is neither. */
export function findInDebian({ name, packages, files }: DebianFiles): string | null {
  const unpacked = join(root, 'generated', name);
  const isIn = (folder: string) => files.every((file) => existsSync(join(folder, file)));
  if (!isIn('/') && !isIn(unpacked)) unpack(unpacked, packages);
  return ['/', unpacked].find(isIn) ?? null;
}

export interface RealServer {
  url: string;
  stop: () => Promise<void>;
}

interface Start {
  program: string;
  /** Texts by file name. Written to the server's own folder. */
  filesFor: (place: { folder: string; port: number }) => Readonly<Record<string, string>>;
  argsFor: (folder: string) => readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** Starts a server in the foreground. @throws Error if it ends, or says nothing for ten seconds */
export async function startServer({ program, filesFor, argsFor, env }: Start): Promise<RealServer> {
  const folder = mkdtempSync(join(tmpdir(), 'server-'));
  const port = await freePort();
  for (const [file, text] of Object.entries(filesFor({ folder, port })))
    writeFileSync(join(folder, file), text);
  const server = spawn(program, argsFor(folder), {
    stdio: ['ignore', 'inherit', 'inherit'],
    env: { ...process.env, ...env },
  });
  const url = `http://127.0.0.1:${port}`;
  const stop = async () => {
    const ended = new Promise((resolve) => server.once('exit', resolve));
    server.kill('SIGTERM');
    await ended;
    rmSync(folder, { recursive: true, force: true });
  };
  for (let tries = 0; tries < 100; tries += 1) {
    if (server.exitCode !== null) throw new Error(`${program} ended with ${server.exitCode}.`);
    if (await fetch(url).then(Boolean, () => false)) return { url, stop };
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  await stop();
  throw new Error(`${program} does not answer.`);
}

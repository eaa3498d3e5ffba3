import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import {
  existsSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readFileSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { createServer, type AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

const root = join(import.meta.dirname, '../..');
const unpacked = join(root, 'generated/nginx');
/** How long a mirror may take for each answer, in ms: three of them fit into a test's time. */
const timeout = 18_000;
const packages = ['nginx', 'libnginx-mod-http-brotli-static'];

interface Nginx {
  program: string;
  /** Sends compressed copies as they are. */
  brotli: string;
}

/** An nginx with its brotli module below a folder, or null. */
function nginxIn(folder: string): Nginx | null {
  const program = join(folder, 'usr/sbin/nginx');
  const brotli = join(folder, 'usr/lib/nginx/modules/ngx_http_brotli_static_module.so');
  return [program, brotli].every(existsSync) ? { program, brotli } : null;
}

/** Debian's packages, unpacked and not installed: an installed nginx would start to serve. */
function unpackNginx(): Nginx | null {
  mkdirSync(unpacked, { recursive: true });
  const run = (command: string, ...args: string[]) =>
    spawnSync(command, args, { cwd: unpacked, stdio: 'ignore', timeout }).status === 0;
  const download = () => run('apt-get', 'download', '-qq', ...packages);
  const refresh = () =>
    process.getuid?.() === 0
      ? run('apt-get', 'update', '-qq')
      : run('sudo', '-n', 'apt-get', 'update', '-qq');
  if (!download() && !(refresh() && download())) return null;
  for (const file of readdirSync(unpacked).filter((each) => each.endsWith('.deb')))
    run('dpkg-deb', '-x', file, '.');
  return nginxIn(unpacked);
}

/** The nginx of this machine, or Debian's, or null where there is neither. */
export const findNginx = (): Nginx | null => nginxIn('/') ?? nginxIn(unpacked) ?? unpackNginx();

async function freePort(): Promise<number> {
  const probe = createServer().listen(0, '127.0.0.1');
  await new Promise((resolve) => probe.once('listening', resolve));
  const { port } = probe.address() as AddressInfo;
  await new Promise((resolve) => probe.close(resolve));
  return port;
}

export interface RunningNginx {
  url: string;
  stop: () => Promise<void>;
}

/** Serves `dist/` with the rules that the build wrote: only the port and the folder are this machine's. */
export async function startNginx({ program, brotli }: Nginx): Promise<RunningNginx> {
  const folder = mkdtempSync(join(tmpdir(), 'nginx-'));
  const port = await freePort();
  const rules = readFileSync(join(root, 'generated/hosts/nginx.conf'), 'utf8')
    .replace('listen 80;', `listen 127.0.0.1:${port};`)
    .replace('root /var/www/site;', `root ${join(root, 'dist')};`);
  writeFileSync(join(folder, 'site.conf'), rules);
  const temporary = ['client_body', 'proxy', 'fastcgi', 'uwsgi', 'scgi'].map(
    (name) => `${name}_temp_path ${folder}/${name};`,
  );
  writeFileSync(
    join(folder, 'nginx.conf'),
    `load_module ${brotli};
    ${process.getuid?.() === 0 ? 'user root;' : ''}
    daemon off; pid ${folder}/pid; error_log ${folder}/error.log;
    events {}
    http { access_log off; ${temporary.join(' ')} include ${folder}/site.conf; }`,
  );
  const server = spawn(
    program,
    ['-p', folder, '-e', join(folder, 'error.log'), '-c', join(folder, 'nginx.conf')],
    {
      stdio: ['ignore', 'inherit', 'inherit'],
    },
  );
  const url = `http://127.0.0.1:${port}`;
  await answering(server, url);
  return {
    url,
    stop: async () => {
      const ended = new Promise((resolve) => server.once('exit', resolve));
      server.kill('SIGTERM');
      await ended;
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** @throws Error where the server ends, or says nothing for ten seconds. */
async function answering(server: ChildProcess, url: string): Promise<void> {
  for (let tries = 0; tries < 100; tries += 1) {
    if (server.exitCode !== null) throw new Error(`nginx ended with ${server.exitCode}.`);
    if (await fetch(url).then(Boolean, () => false)) return;
    await new Promise((resolve) => setTimeout(resolve, 100));
  }
  throw new Error('nginx does not answer.');
}

/**
 * `npm start`: builds the site and serves it. `-- --shared` also starts the server of a shared portal on this computer, and
 * builds the site for it. `-- --admin you@agency.example` then adds an admin and prints the password.
 */
import { spawn, spawnSync, type ChildProcess } from 'node:child_process';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { requirePort } from './server/require-port';
import { stopSignals } from './server/stop-signals';

const { values } = parseArgs({ options: { shared: { type: 'boolean' }, admin: { type: 'string' } } });

const root = join(import.meta.dirname, '..');
// A build would replace the files of a site that is served already.
const port = String(await requirePort({ standard: 4173, command: 'npm start' }));
const children: ChildProcess[] = [];

function start(script: string, given: NodeJS.ProcessEnv, ...options: string[]): ChildProcess {
  const child = spawn(process.execPath, ['--import', 'tsx', script, ...options], {
    cwd: root,
    stdio: 'inherit',
    env: { ...process.env, ...given },
  });
  children.push(child);
  return child;
}

const ended = (child: ChildProcess) =>
  new Promise<number>((resolve) => child.on('exit', (code) => resolve(code ?? 1)));

/** Ends all that was started. */
function stop(code: number): void {
  process.exitCode = code;
  for (const child of children) child.kill();
}

for (const signal of stopSignals) process.on(signal, () => stop(0));

if (values.shared)
  spawnSync(process.execPath, ['scripts/install.mjs', '--portal-server'], { cwd: root, stdio: 'inherit' });

/** Of the portal's server. */
const portalPort = '4190';
const server = values.shared ? { PORTAL_SERVER: `http://localhost:${portalPort}/parse` } : {};
const built = await ended(start('scripts/build.ts', server));
if (built === 0) {
  if (values.shared) {
    const origins = `http://localhost:${port},http://127.0.0.1:${port}`;
    const admin = values.admin ? ['--admin', values.admin] : [];
    void ended(start('portal-server/main.ts', { SITE_ORIGIN: origins, PORT: portalPort }, ...admin)).then(
      stop,
    );
  }
  void ended(start('scripts/serve.ts', { ...server, PORT: port })).then(stop);
} else process.exitCode = built;

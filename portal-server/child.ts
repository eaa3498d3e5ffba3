import { spawn, type ChildProcess } from 'node:child_process';
import { randomInt } from 'node:crypto';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** The server as a process of its own, for tests and measurements. */

const root = join(import.meta.dirname, '..');

const isFree = (port: number) =>
  new Promise<boolean>((resolve) => {
    const server = createServer()
      .once('error', () => resolve(false))
      .listen(port, '127.0.0.1', () => server.close(() => resolve(true)));
  });

/**
 * A free port of this computer. Not one that the system chooses: until a server listens, seconds later, the system can give the
 * same one to an outgoing connection (from 32768 on).
 */
export async function freePort(): Promise<number> {
  const port = randomInt(20_000, 32_768);
  return (await isFree(port)) ? port : freePort();
}

/** The started server of a portal, in a folder and on ports of its own. */
export interface PortalServer {
  url: string;
  data: string;
  /** Address of its database. */
  databaseUrl: string;
  /** Returns the printed output. */
  output: () => string;
  process: () => ChildProcess;
  /** Starts it, again after a crash. */
  start: (...options: string[]) => Promise<void>;
  /** Ends it with a signal. @returns its exit code */
  stop: (signal?: NodeJS.Signals) => Promise<number | null>;
  /** Deletes its data. */
  remove: () => void;
}

/** @param data - a folder. Default: a new one */
export async function createPortalServer(
  data = mkdtempSync(join(tmpdir(), 'undula-portal-')),
): Promise<PortalServer> {
  const [port, databasePort] = [await freePort(), await freePort()];
  let child: ChildProcess;
  let output = '';
  const ended = () => child.exitCode !== null || child.signalCode !== null;

  return {
    url: `http://127.0.0.1:${port}/parse`,
    data,
    get databaseUrl() {
      return `postgres://undula:${readFileSync(join(data, 'database-password'), 'utf8')}@127.0.0.1:${databasePort}/postgres`;
    },
    output: () => output,
    process: () => child,
    start: (...options) => {
      output = '';
      // Not `tsx`, which also reads each file of the packages: 0.8 s of processor time a start.
      child = spawn(process.execPath, ['--import', 'tsx/esm', 'portal-server/main.ts', ...options], {
        cwd: root,
        stdio: ['ignore', 'pipe', 'pipe'],
        env: {
          ...process.env,
          PORT: String(port),
          DATABASE_PORT: String(databasePort),
          PORTAL_DATA: data,
          NODE_ENV: 'production',
        },
      });
      return new Promise((resolve, reject) => {
        for (const stream of [child.stdout!, child.stderr!])
          stream.setEncoding('utf8').on('data', (text: string) => {
            output += text;
            if (output.includes('The portal’s server is at')) resolve();
          });
        // Not `exit`, after which output can still come.
        child.once('close', () => reject(new Error(`The server ended: ${output}`)));
      });
    },
    stop: async (signal = 'SIGTERM') => {
      if (ended()) return child.exitCode;
      const exit = new Promise<number | null>((resolve) => child.once('exit', resolve));
      child.kill(signal);
      return exit;
    },
    remove: () => rmSync(data, { recursive: true, force: true }),
  };
}

/** The password that the server printed for an admin. */
export const printedPassword = (output: string): string => /shown only now: (\S+)/.exec(output)?.[1] ?? '';

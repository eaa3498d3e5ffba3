import { spawn } from 'node:child_process';
import { join } from 'node:path';
import { freePort } from '../../portal-server/child';

export interface RunningStudio {
  origin: string;
  stop: () => void;
}

interface StudioRun {
  /** The folder of the repository. @default this one */
  root?: string;
  args?: readonly string[];
  env?: Readonly<Record<string, string>>;
}

/** Starts the Studio on a free port. @throws Error if it ends before it answers */
export async function runStudio({
  root = join(import.meta.dirname, '../..'),
  args = [],
  env = {},
}: StudioRun): Promise<RunningStudio> {
  const port = await freePort();
  const origin = `http://localhost:${port}`;
  const studio = spawn(process.execPath, ['--import', 'tsx', 'scripts/studio/main.ts', ...args], {
    cwd: root,
    env: { ...process.env, ...env, PORT: String(port) },
    stdio: ['ignore', 'pipe', 'inherit'],
    // A group of its own: it is ended with the processes that it starts.
    detached: true,
  });
  await new Promise<void>((resolve, reject) => {
    studio.stdout!.on('data', (text) => String(text).includes(origin) && resolve());
    studio.on('exit', () => reject(new Error('The Studio did not start.')));
  });
  studio.removeAllListeners('exit');
  const hasEnded = () => studio.exitCode !== null || studio.signalCode !== null;
  return {
    origin,
    stop: () => {
      if (!hasEnded()) process.kill(-studio.pid!);
    },
  };
}

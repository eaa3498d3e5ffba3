import { spawn } from 'node:child_process';

/** Something that the person at the keyboard can fix: said without a stack. */
export class ReviewError extends Error {
  override name = 'ReviewError';
}

/** The end of what a tool said, without the stacks of its own insides. */
const tellingLines = (said: string): string =>
  said
    .split('\n')
    .filter((line) => /\w/.test(line) && !/^\W*at\b|node_modules|^\W*<anonymous>/.test(line))
    .slice(-25)
    .join('\n');

/**
 * Runs a tool in a folder. An abort ends it with all that it started in turn (npm and Storybook's build have children of their
 * own), and is told once nothing of it is left.
 * @throws ReviewError with the end of what it said.
 */
export function runStep(
  cwd: string,
  command: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    // Detached, it leads a process group, which can be ended as a whole.
    const child = spawn(command, args, { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const end = () => {
      try {
        process.kill(-child.pid!, 'SIGTERM');
      } catch {
        // It has just ended by itself.
      }
    };
    let said = '';
    for (const stream of [child.stdout, child.stderr])
      stream.on('data', (chunk: Buffer) => (said = (said + chunk.toString()).slice(-20_000)));
    child.on('error', reject);
    child.on('close', (code) => {
      signal.removeEventListener('abort', end);
      if (signal.aborted) reject(signal.reason as Error);
      else if (code === 0) resolve();
      else reject(new ReviewError(tellingLines(said)));
    });
    signal.addEventListener('abort', end);
  });
}

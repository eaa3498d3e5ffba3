import { spawn } from 'node:child_process';

/** An error that the user can fix, printed without a stack trace. */
export class ReviewError extends Error {
  override name = 'ReviewError';
}

/** The last lines of a tool's output, without stack traces. */
const tellingLines = (said: string): string =>
  said
    .split('\n')
    .filter((line) => /\w/.test(line) && !/^\W*at\b|node_modules|^\W*<anonymous>/.test(line))
    .slice(-25)
    .join('\n');

/**
 * Runs a tool in a folder. An abort ends all its child processes too (npm and Storybook start some), and the
 * promise rejects only after they have ended.
 * @throws ReviewError with the last lines of its output.
 */
export function runStep(
  cwd: string,
  command: string,
  args: readonly string[],
  signal: AbortSignal,
): Promise<void> {
  return new Promise((resolve, reject) => {
    signal.throwIfAborted();
    // A detached process leads a process group, which can be ended as a whole.
    const child = spawn(command, args, { cwd, detached: true, stdio: ['ignore', 'pipe', 'pipe'] });
    const end = () => {
      try {
        process.kill(-child.pid!, 'SIGTERM');
      } catch {
        // The process has already ended.
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

import { spawn } from 'node:child_process';
import { join, resolve as resolvePath } from 'node:path';

export const root = join(import.meta.dirname, '../..');

export interface ToolRun {
  code: number;
  /** The captured output, otherwise empty. */
  output: string;
}

/** Runs a tool of the project, or a program by its whole path, with its output passed through or captured. */
export function tool(
  command: string,
  args: readonly string[],
  { capture = false, env = {} }: { capture?: boolean; env?: Record<string, string> } = {},
): Promise<ToolRun> {
  return new Promise((resolve, reject) => {
    const output = capture ? 'pipe' : 'inherit';
    const child = spawn(resolvePath(root, 'node_modules/.bin', command), args, {
      cwd: root,
      stdio: ['ignore', output, output],
      env: { ...process.env, ...env },
    });
    const chunks: Buffer[] = [];
    for (const stream of [child.stdout, child.stderr])
      stream?.on('data', (chunk: Buffer) => chunks.push(chunk));
    child.on('error', reject);
    child.on('close', (code) => resolve({ code: code ?? 1, output: Buffer.concat(chunks).toString() }));
  });
}

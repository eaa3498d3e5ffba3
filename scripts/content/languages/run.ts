import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, writeFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { generatedFor } from '../content-folder';

const root = join(import.meta.dirname, '../../..');

/**
 * Runs a script for a further language, in a process of its own: there `@generated` is the language's folder.
 * @param script - from the project's folder
 * Ends this process too if it fails, as it has said why.
 */
export async function runForLanguage(
  language: string,
  script: string,
  args: readonly string[] = [],
): Promise<void> {
  const folder = generatedFor(language);
  const up = relative(folder, root).replaceAll('\\', '/');
  const tsconfig = join(folder, 'tsconfig.json');
  mkdirSync(folder, { recursive: true });
  const paths = { '@/*': [`${up}/src/*`], '@generated/*': ['./*'] };
  writeFileSync(tsconfig, JSON.stringify({ extends: `${up}/tsconfig.json`, compilerOptions: { paths } }));
  const child = spawn(process.execPath, ['--import', 'tsx/esm', script, ...args], {
    cwd: root,
    // The channel tells it that this process has ended, also where that is killed.
    stdio: ['inherit', 'inherit', 'inherit', 'ipc'],
    env: { ...process.env, SITE_LANGUAGE: language, TSX_TSCONFIG_PATH: tsconfig },
  });
  const [code] = (await once(child, 'close')) as [number | null];
  if (code !== 0) process.exit(1);
}

import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { furtherLanguages, passLanguage } from '../content/content-folder';
import { StudioError } from './studio-error';

const root = join(import.meta.dirname, '../..');

/**
 * Runs a script in a process of its own, as this one has read the modules of one language and of an earlier brand file.
 * @throws StudioError with what the script says
 */
async function run(script: readonly string[], failure: string, env: NodeJS.ProcessEnv): Promise<void> {
  await promisify(execFile)(process.execPath, ['--import', 'tsx', ...script], { cwd: root, env }).catch(
    (error: { stderr?: string }) => {
      throw new StudioError(422, `Not published: ${failure} ${String(error.stderr || error).trim()}`);
    },
  );
}

/**
 * Checks the content of all languages as the build does, where there are further ones: they show what they lack from the site's own.
 * @throws StudioError with the mistakes
 */
export async function checkLanguages(): Promise<void> {
  if (passLanguage() !== null || furtherLanguages().length === 0) return;
  await run(['scripts/content/main.ts'], 'in another language the site could not be built.', process.env);
}

/**
 * Brings the files outside of the content up to date that follow the brand file: `vercel.json`, which allows browsers its addresses,
 * and the picture of the logo's word at the foot of each page. They are those of the whole site, also in the Studio of a further language.
 * @throws StudioError with the reason
 */
export async function writeBrandFiles(): Promise<void> {
  const { SITE_LANGUAGE: _language, TSX_TSCONFIG_PATH: _config, ...env } = process.env;
  // The first one also writes the modules that the second one reads.
  for (const script of [
    ['scripts/hosts/vercel-file.ts'],
    ['scripts/plates/main.ts', '--only', 'wordmark', '--stale'],
  ])
    await run(script, `${script[0]} failed.`, env);
}

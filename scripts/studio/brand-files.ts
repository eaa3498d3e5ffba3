import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StudioError } from './studio-error';

const root = join(import.meta.dirname, '../..');

/** The first one also writes the modules that the second one reads. */
const scripts = [
  ['scripts/hosts/vercel-file.ts'],
  ['scripts/plates/main.ts', '--only', 'wordmark', '--stale'],
];

/**
 * Brings the files outside of the content up to date that follow the brand file: `vercel.json`, which allows browsers its addresses,
 * and the picture of the logo's word at the foot of each page. They are those of the whole site, also in the Studio of a further language.
 * @throws StudioError with the reason
 */
export async function writeBrandFiles(): Promise<void> {
  const { SITE_LANGUAGE: _language, TSX_TSCONFIG_PATH: _config, ...env } = process.env;
  for (const script of scripts)
    await promisify(execFile)(process.execPath, ['--import', 'tsx', ...script], { cwd: root, env }).catch(
      (error: { stderr?: string }) => {
        const reason = String(error.stderr || error).trim();
        throw new StudioError(422, `Not published: ${script[0]} failed. ${reason}`);
      },
    );
}

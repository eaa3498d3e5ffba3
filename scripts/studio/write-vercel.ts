import { execFile } from 'node:child_process';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { StudioError } from './studio-error';

const root = join(import.meta.dirname, '../..');

/**
 * Brings `vercel.json` up to date, if the repository has the file: it allows browsers the addresses of the brand file. It is that of the whole site, also in the Studio of a further
 * language.
 * @throws StudioError with the reason
 */
export async function writeVercel(): Promise<void> {
  if (!existsSync(join(root, 'vercel.json'))) return;
  const { SITE_LANGUAGE: _language, TSX_TSCONFIG_PATH: _config, ...env } = process.env;
  const options = ['--import', 'tsx', 'scripts/hosts/vercel-file.ts'];
  await promisify(execFile)(process.execPath, options, { cwd: root, env }).catch(
    (error: { stderr?: string }) => {
      const reason = String(error.stderr || error).trim();
      throw new StudioError(422, `Not published: vercel.json could not be written. ${reason}`);
    },
  );
}

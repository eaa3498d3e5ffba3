import { execFile } from 'node:child_process';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { furtherLanguages, passLanguage } from '../content/content-folder';
import { StudioError } from './studio-error';

const root = join(import.meta.dirname, '../..');

/**
 * Checks the content of all languages as the build does, where there are further ones: they show what they lack from the site's
 * own. In a process of its own, as this one has read the modules of one language.
 * @throws StudioError with the mistakes
 */
export async function checkLanguages(): Promise<void> {
  if (passLanguage() !== null || furtherLanguages().length === 0) return;
  const options = ['--import', 'tsx/esm', 'scripts/content/main.ts'];
  await promisify(execFile)(process.execPath, options, { cwd: root }).catch((error: { stderr?: string }) => {
    const mistakes = String(error.stderr ?? error).trim();
    throw new StudioError(422, `Not published: in another language the site could not be built. ${mistakes}`);
  });
}

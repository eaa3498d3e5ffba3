import { cp, mkdtemp, readFile, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { listFiles } from '../../scripts/server/static-files';

/** The item of session storage with the page's errors. It outlives a navigation. */
export const errorsKey = 'engine-errors';

/** Runs first in every page, because WebDriver does not report errors. */
const watch = `{
  // A navigation cancels the loads of the page.
  let isLeaving = false;
  addEventListener('beforeunload', () => { isLeaving = true; });
  const note = (text) => {
    if (isLeaving) return;
    const noted = JSON.parse(sessionStorage.getItem('${errorsKey}') ?? '[]');
    sessionStorage.setItem('${errorsKey}', JSON.stringify([...noted, text]));
  };
  const { error } = console;
  console.error = (...parts) => { note(parts.join(' ')); error(...parts); };
  addEventListener('error', ({ message, target }) => {
    note(target instanceof Element ? 'did not load: ' + (target.src ?? target.href) : message);
  }, true);
  addEventListener('unhandledrejection', ({ reason }) => note('not caught: ' + reason));
  addEventListener('securitypolicyviolation', ({ blockedURI, effectiveDirective }) => {
    note(effectiveDirective + ' blocked ' + blockedURI);
  });
}`;

/** Copies a built site, with a script that notes the errors of each page. @returns the folder of the copy. */
export async function writeWatchedSite(dist: string): Promise<string> {
  const folder = await mkdtemp(join(tmpdir(), 'engines-'));
  await cp(dist, folder, { recursive: true });
  await writeFile(join(folder, 'watch-errors.js'), watch);
  for (const name of [...listFiles(folder)].filter((file) => file.endsWith('.html'))) {
    const file = join(folder, name);
    const html = await readFile(file, 'utf8');
    await writeFile(
      file,
      html.replace('<meta charset="utf-8">', '$&<script src="/watch-errors.js"></script>'),
    );
    await Promise.all(['.br', '.gz'].map((ending) => rm(file + ending, { force: true })));
  }
  return folder;
}

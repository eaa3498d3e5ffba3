import { compileContent, type Content } from './compile';
import { contentFolder } from './content-folder';
import { compileLanguages } from './languages/compile-languages';
import { readPictures } from './pictures/read-pictures';
import { expectFreshPictures } from '../plates/stale';

/**
 * Compiles the content of all languages, and writes the table of their pages. `writeModules` comes before, and whatever
 * imports that table after.
 * @throws ContentError with every mistake of the site's own language; those of another end the process
 * @throws Error where the site would show pictures of another brand than its stylesheets
 */
export async function compileAll(): Promise<Content> {
  const content = compileContent({ pictures: await readPictures(contentFolder()) });
  // Before the other languages, which take seconds.
  expectFreshPictures();
  await compileLanguages();
  return content;
}

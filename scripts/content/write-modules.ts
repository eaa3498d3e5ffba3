import { writePalette } from '../palette/write-palette';
import { contentFolder } from './content-folder';
import { ContentError, inReadingOrder, type Mistake } from './mistakes';
import { hasYamlModules, writeYamlModules } from './yaml-modules';

/** @returns the mistakes for which it stopped */
function mistakesOf(write: () => void): readonly Mistake[] {
  try {
    write();
    return [];
  } catch (error) {
    if (!(error instanceof ContentError)) throw error;
    return error.mistakes;
  }
}

/** Returns the mistakes of the Markdown files only. A YAML file with mistakes is replaced by its last good module. */
async function mistakesInMarkdown(folder: string): Promise<readonly Mistake[]> {
  if (!hasYamlModules()) return [];
  // Imported now, because they import those modules.
  const [{ loadContent }, { readPictures }] = await Promise.all([
    import('./content-store'),
    import('./pictures/read-pictures'),
  ]);
  const { mistakes } = loadContent({ folder, pictures: await readPictures(folder) });
  // Mistakes in YAML files are in the list already.
  return mistakes.filter(({ file }) => !file.endsWith('.yml'));
}

/**
 * Checks the colours and the YAML files, and writes the files and modules that the app and the scripts import. Call it
 * before anything that imports them.
 * @param folder - where the Markdown is, which is checked too if anything here is wrong; null to leave it out
 * @param mark - whether words that a further language lacks are marked
 * @throws ContentError with every mistake of the content
 */
export async function writeModules(
  folder: string | null = contentFolder(),
  { mark = false }: { mark?: boolean } = {},
): Promise<void> {
  const mistakes = [...mistakesOf(writePalette), ...mistakesOf(() => writeYamlModules({ mark }))];
  if (mistakes.length === 0) return;
  if (folder !== null) mistakes.push(...(await mistakesInMarkdown(folder)));
  throw new ContentError(inReadingOrder(mistakes));
}

/**
 * `writeModules` for a command that shows mistakes until they are fixed: with modules of an earlier run it reports the mistakes
 * and continues with those.
 * @throws ContentError where there are no modules yet
 */
export async function writeModulesOrKeepLast(): Promise<void> {
  try {
    await writeModules();
  } catch (error) {
    if (!(error instanceof ContentError) || !hasYamlModules()) throw error;
    console.error(error.message);
    console.error('Until they are fixed, the last content without a mistake is shown.');
  }
}

import { furtherLanguages } from '../content-folder';
import { runForLanguage } from './run';
import { writeLanguageTable } from './write-table';

/**
 * Checks and compiles the content of the further languages side by side, and writes the table of all of them. The content of
 * the site's own language is compiled before. Ends the process if a language's content has mistakes, which were listed.
 * @param showHidden - shows drafts, and marks words that a language lacks
 */
export async function compileLanguages({ showHidden = false }: { showHidden?: boolean } = {}): Promise<void> {
  await Promise.all(
    furtherLanguages().map((language) =>
      runForLanguage(language, 'scripts/content/main.ts', showHidden ? ['--drafts'] : []),
    ),
  );
  writeLanguageTable();
}

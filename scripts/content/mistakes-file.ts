import { mkdirSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Mistake } from './mistakes';

/** Returns the path of the last run's mistakes, for the development server. The next run without any removes the file. */
export const mistakesFile = (out: string): string => join(out, 'content/.mistakes.json');

export function writeMistakes(out: string, mistakes: readonly Mistake[]): void {
  const file = mistakesFile(out);
  mkdirSync(dirname(file), { recursive: true });
  writeFileSync(file, JSON.stringify(mistakes));
}

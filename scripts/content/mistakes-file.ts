import { join } from 'node:path';
import { writeWhole } from '../write-whole';
import type { Mistake } from './mistakes';

/** Returns the path of the last run's mistakes, for the development server. The next run without any removes the file. */
export const mistakesFile = (out: string): string => join(out, 'content/.mistakes.json');

export const writeMistakes = (out: string, mistakes: readonly Mistake[]): void =>
  writeWhole(mistakesFile(out), JSON.stringify(mistakes));

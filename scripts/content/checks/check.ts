import type { Mistake, Tell } from '../mistakes';
import type { Entry } from '../read-entry';
import { fieldName, type FieldPath } from '../shape';

/** A mistake of one field of an entry. */
export const mistakeIn = (
  { file, lineOf }: Pick<Entry<unknown>, 'file' | 'lineOf'>,
  path: FieldPath,
  expected: string,
  got: string,
): Mistake => ({ file, line: lineOf(path), field: fieldName(path), expected, got });

/** Reports a mistake of one field of an entry. */
export function wrongField(
  entry: Pick<Entry<unknown>, 'file' | 'lineOf'>,
  path: FieldPath,
  expected: string,
  got: string,
  tell: Tell,
): void {
  tell(mistakeIn(entry, path, expected, got));
}

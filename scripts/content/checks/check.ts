import type { Tell } from '../mistakes';
import type { Entry } from '../read-entry';
import { fieldName, type FieldPath } from '../shape';

/** Reports a mistake of one field of an entry. */
export function wrongField(
  { file, lineOf }: Pick<Entry<unknown>, 'file' | 'lineOf'>,
  path: FieldPath,
  expected: string,
  got: string,
  tell: Tell,
): void {
  tell({ file, line: lineOf(path), field: fieldName(path), expected, got });
}

/** Something wrong in the owner's content, and where. */
export interface Mistake {
  /** From the project's folder: `src/content/posts/calm-menus.md`. */
  file: string;
  /** From 1: the line of the field, or of the place that it is missing from. */
  line: number;
  /** A field of the front matter (`pay.max`, `steps[0].title`) or a part of the Markdown ('link', 'image'). */
  field: string;
  /** Completes 'expected …': the correct content. */
  expected: string;
  /** Completes 'got …'. */
  got: string;
  /** The same mistake in the other file that has the value too: it is enough to change one of the two. */
  twin?: Omit<Mistake, 'twin'>;
}

/** Reports a mistake. The work continues, so that one run reports them all. */
export type Tell = (mistake: Mistake) => void;

/** `src/content/jobs/designer.md:9: pay.max: expected 60000 or more (pay.min), got 50000` */
export const describeMistake = ({ file, line, field, expected, got }: Mistake): string =>
  `${file}:${line}: ${field}: expected ${expected}, got ${got}`;

/** By file, then by line. */
export const inReadingOrder = (mistakes: readonly Mistake[]): Mistake[] =>
  [...mistakes].sort((a, b) => (a.file < b.file ? -1 : a.file > b.file ? 1 : a.line - b.line));

/** A value as a mistake shows it, cut where it is long. */
export function show(value: unknown): string {
  if (value === undefined || value === null) return 'nothing';
  const text = typeof value === 'number' ? String(value) : JSON.stringify(value);
  return text.length > 90 ? `${text.slice(0, 80)}…` : text;
}

/** `"a", "b" or "c"`, `1, 2 or 3` */
export function oneOf(names: readonly (string | number)[]): string {
  const quoted = names.map((name) => JSON.stringify(name));
  return quoted.length < 2 ? quoted.join('') : `${quoted.slice(0, -1).join(', ')} or ${quoted.at(-1)}`;
}

/** Says every mistake, a line each. */
export class ContentError extends Error {
  constructor(readonly mistakes: readonly Mistake[]) {
    const count = mistakes.length === 1 ? 'One mistake' : `${mistakes.length} mistakes`;
    super(`${mistakes.map(describeMistake).join('\n')}\n${count} in the content: nothing was built.`);
    this.name = 'ContentError';
  }
}

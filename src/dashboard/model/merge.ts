import { isRecord } from '@/lib/is-record';

/** `base` when the form opened, `mine` as changed in the form, `theirs` as saved elsewhere. */
export interface Versions<T> {
  base: T;
  mine: T;
  theirs: T;
}

export interface Merged<T> {
  /** Their version, except in conflicting fields. `mine` differs from it only by the changes made here. */
  base: T;
  /** Your version, with their changes of other fields. */
  mine: T;
  /** Whether both changed a field to different values. Such a field keeps its `base` and `mine`. */
  collides: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

/** Whether two JSON values are deeply equal. An undefined field counts as missing. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b))
    return false;
  const [one, other] = [a as Fields, b as Fields];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

/** The names of the fields that differ between two versions of a record. The revision is not one of them. */
export function changedFields<T extends object>(before: T, after: T): (keyof T & string)[] {
  const names = new Set([...Object.keys(before), ...Object.keys(after)]) as Set<keyof T & string>;
  names.delete('revision' as keyof T & string);
  return [...names].filter((name) => !isSame(before[name], after[name]));
}

/**
 * Merges your version with their version, field by field, for a form: a field that both changed stays as typed. Merges
 * nested objects too, but treats a list as one value. Stored records are merged by `mergeRecords`. Pure. Returns a given value unchanged if the result equals it.
 */
export function merge<T>({ base, mine, theirs }: Versions<T>): Merged<T> {
  if (isSame(base, theirs)) return { base, mine, collides: false };
  if (isSame(mine, theirs) || isSame(base, mine)) return { base: theirs, mine: theirs, collides: false };
  if (!isRecord(base) || !isRecord(mine) || !isRecord(theirs)) return { base, mine, collides: true };
  const merged = {
    base: {} as Record<string, unknown>,
    mine: {} as Record<string, unknown>,
    collides: false,
  };
  for (const key of new Set([...Object.keys(base), ...Object.keys(mine), ...Object.keys(theirs)])) {
    const field = merge<unknown>({ base: base[key], mine: mine[key], theirs: theirs[key] });
    if (field.base !== undefined) merged.base[key] = field.base;
    if (field.mine !== undefined) merged.mine[key] = field.mine;
    merged.collides ||= field.collides;
  }
  return merged as Merged<T>;
}

/** Three versions of one thing: as a form opened with it, as it was changed there, as it was saved elsewhere meanwhile. */
export interface Versions<T> {
  base: T;
  mine: T;
  theirs: T;
}

export interface Merged<T> {
  /** Theirs in the fields that do not collide: what `mine` differs from by what was changed here alone. */
  base: T;
  /** With their changes of the fields that were not changed here. */
  mine: T;
  /** Whether both changed a field, to different values. Such a field keeps its base and the value of `mine`. */
  collides: boolean;
}

type Fields = Readonly<Record<string, unknown>>;

const isFields = (value: unknown): value is Fields =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Whether two values as JSON knows them are the same. A field without a value is none. */
export function isSame(a: unknown, b: unknown): boolean {
  if (Object.is(a, b)) return true;
  if (typeof a !== 'object' || typeof b !== 'object' || !a || !b || Array.isArray(a) !== Array.isArray(b))
    return false;
  const [one, other] = [a as Fields, b as Fields];
  const keys = new Set([...Object.keys(one), ...Object.keys(other)]);
  return [...keys].every((key) => isSame(one[key], other[key]));
}

/**
 * Merges what was changed here with what was saved elsewhere, field by field; a field that is itself one of several fields
 * is merged in turn, a list counts as one value. Pure: what is equal to a given value is that value.
 */
export function merge<T>({ base, mine, theirs }: Versions<T>): Merged<T> {
  if (isSame(base, theirs)) return { base, mine, collides: false };
  if (isSame(mine, theirs) || isSame(base, mine)) return { base: theirs, mine: theirs, collides: false };
  if (!isFields(base) || !isFields(mine) || !isFields(theirs)) return { base, mine, collides: true };
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

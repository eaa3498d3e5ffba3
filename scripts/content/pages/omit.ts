/** A copy of a record without some of its fields. */
export function omit<Source extends object, Key extends keyof Source>(
  source: Source,
  ...keys: readonly Key[]
): Omit<Source, Key> {
  return Object.fromEntries(
    Object.entries(source).filter(([key]) => !(keys as readonly PropertyKey[]).includes(key)),
  ) as Omit<Source, Key>;
}

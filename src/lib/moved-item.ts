/** A list with one of its items a place up (-1) or down (1); the same list where there is no such place. */
export function movedItem<Item>(list: readonly Item[], index: number, by: -1 | 1): readonly Item[] {
  const to = index + by;
  const item = list[index];
  if (item === undefined || to < 0 || to >= list.length) return list;
  const rest = list.filter((_, place) => place !== index);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

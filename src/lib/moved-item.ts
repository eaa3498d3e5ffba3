/** A list with one item moved up (-1) or down (1), or the same list if the item cannot move. */
export function movedItem<Item>(list: readonly Item[], index: number, by: -1 | 1): readonly Item[] {
  const to = index + by;
  const item = list[index];
  if (item === undefined || to < 0 || to >= list.length) return list;
  const rest = list.filter((_, place) => place !== index);
  return [...rest.slice(0, to), item, ...rest.slice(to)];
}

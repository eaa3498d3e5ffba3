/** A path with some parameters of a query changed. A null, undefined or empty value removes the parameter. */
export function withQuery(
  path: string,
  search: string,
  changes: Readonly<Record<string, string | null | undefined>>,
): string {
  const params = new URLSearchParams(search);
  for (const [name, value] of Object.entries(changes)) {
    if (value) params.set(name, value);
    else params.delete(name);
  }
  const query = params.toString();
  return query ? `${path}?${query}` : path;
}

/** Encodes an empty item. Without it, a list of one empty text would be an empty value. */
const nothing = '\\0';

/** Writes texts as one comma-separated parameter value. Escapes commas and backslashes in them. */
export function writeList(items: readonly string[]): string | null {
  if (items.length === 0) return null;
  return items.map((item) => (item === '' ? nothing : item.replace(/[\\,]/g, '\\$&'))).join(',');
}

/** Reads the distinct texts from a value that `writeList` returned. */
export function readList(value: string | null): string[] {
  if (!value) return [];
  const items = [...value.matchAll(/(?:^|,)((?:\\.|[^\\,])*)/gsu)].map(([, item = '']) =>
    item === nothing ? '' : item.replace(/\\(.)/gsu, '$1'),
  );
  return [...new Set(items)];
}

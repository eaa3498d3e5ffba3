/** Stands for the empty text, which would be lost between two commas. */
const nothing = '\\0';

/** Several texts as one value of an address: parted by commas. Any text survives, with commas and backslashes too. */
export function writeList(items: readonly string[]): string | null {
  if (items.length === 0) return null;
  return items.map((item) => (item === '' ? nothing : item.replace(/[\\,]/g, '\\$&'))).join(',');
}

/** The texts of such a value, each once. */
export function readList(value: string | null): string[] {
  if (!value) return [];
  const items = [...value.matchAll(/(?:^|,)((?:\\.|[^\\,])*)/gsu)].map(([, item = '']) =>
    item === nothing ? '' : item.replace(/\\(.)/gsu, '$1'),
  );
  return [...new Set(items)];
}

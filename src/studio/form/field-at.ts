import type { Field, FieldInput } from '@/studio/data/field';

/** The fields within a field: those of a group, of each item of a list, or of all forms of a variant. */
function fieldsIn(input: FieldInput | undefined): readonly Field[] {
  switch (input?.kind) {
    case 'list':
      return fieldsIn(input.item.input);
    case 'variant':
      return input.forms.flatMap((form) => fieldsIn(form.input));
    case 'group':
    case 'settings':
      return input.fields;
    default:
      return [];
  }
}

/** The keys of a path: `steps`, `0` and `title` of `steps[0].title`. */
export const keysOf = (path: string): string[] => path.split(/[.[\]]+/).filter(Boolean);

const isIndex = (key: string) => /^\d+$/.test(key);

/** The input at a path. */
export function inputAt(path: string, fields: readonly Field[]): FieldInput | undefined {
  let input: FieldInput | undefined = { kind: 'group', fields };
  for (const key of keysOf(path))
    if (!isIndex(key)) input = fieldsIn(input).find(({ name }) => name === key)?.input;
    else if (input?.kind === 'list') input = input.item.input;
  return input;
}

/** Labels of fields that are no part of the front matter. */
const others: Readonly<Record<string, string>> = { slug: 'Address', text: 'Text' };

/** The labels of the field at a path: 'Steps 1, Title' for `steps[0].title`. A part without a label keeps its name. */
export function labelOf(path: string, fields: readonly Field[]): string {
  let inner = fields;
  const labels: string[] = [];
  for (const key of keysOf(path)) {
    if (isIndex(key)) {
      labels.push(`${labels.pop() ?? ''} ${Number(key) + 1}`.trim());
      continue;
    }
    const field = inner.find(({ name }) => name === key);
    labels.push(field?.label ?? others[key] ?? key);
    inner = fieldsIn(field?.input);
  }
  return labels.join(', ');
}

import type { Field, FieldInput } from '@/studio/data/field';

/** The fields within a field: those of a group, or of each item of a list. */
function fieldsIn(input: FieldInput | undefined): readonly Field[] {
  if (input?.kind === 'list') return fieldsIn(input.item.input);
  return input?.kind === 'group' || input?.kind === 'settings' ? input.fields : [];
}

/** Labels of fields that are no part of the front matter. */
const others: Readonly<Record<string, string>> = { slug: 'Address', text: 'Text' };

/** The labels of the field at a path: 'Steps 1, Title' for `steps[0].title`. A part without a label keeps its name. */
export function labelOf(path: string, fields: readonly Field[]): string {
  let inner = fields;
  const labels: string[] = [];
  for (const key of path.split(/[.[\]]+/).filter(Boolean)) {
    if (/^\d+$/.test(key)) {
      labels.push(`${labels.pop() ?? ''} ${Number(key) + 1}`.trim());
      continue;
    }
    const field = inner.find(({ name }) => name === key);
    labels.push(field?.label ?? others[key] ?? key);
    inner = fieldsIn(field?.input);
  }
  return labels.join(', ');
}

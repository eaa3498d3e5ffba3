import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { studioCollections } from '../../scripts/studio/collections';
import type { Field } from '@/studio/data/field';
import { inputAt, labelOf } from '@/studio/form/field-at';
import { fieldsOf } from '../../scripts/studio/fields-of';

/** `title: text`, `tags?: list of text`, with the fields of groups indented. */
function outline(fields: readonly Field[], indent = ''): string {
  const kind = ({ input }: Field): string => {
    if (input.kind === 'list') return `list of ${kind(input.item)}`;
    if (input.kind === 'variant') return 'one of';
    if (input.kind === 'reference') return `one of ${input.collection}`;
    return input.kind === 'text' && input.isLong ? 'long text' : input.kind;
  };
  const inner = ({ input }: Field): readonly Field[] =>
    input.kind === 'list'
      ? inner(input.item)
      : input.kind === 'variant'
        ? input.forms.map((form) => ({ name: form.label, label: '', isOptional: false, input: form.input }))
        : 'fields' in input
          ? input.fields
          : [];
  return fields
    .map((field) => {
      const line = `${indent}${field.name}${field.isOptional || field.isNullable ? '?' : ''}: ${kind(field)}\n`;
      return line + outline(inner(field), `${indent}  `);
    })
    .join('');
}

describe('the forms of the Studio', () => {
  /** Two forms that together have a field of every kind but a colour, which palette.yml has. */
  const shown = ['site/navigation', 'posts/any'];

  const forms = studioCollections.flatMap(({ name, title, schemaOf }) => {
    const slugs =
      typeof title !== 'string' ? Object.keys(title) : name === 'pages' ? ['about', 'faq'] : ['any'];
    return slugs.map((slug) => ({ name: `${name}/${slug}`, schema: schemaOf(slug)! }));
  });

  it('have the fields that the schemas and their metadata say', () => {
    const outlines = forms
      .filter(({ name }) => shown.includes(name))
      .map(({ name, schema }) => `# ${name}\n${outline(fieldsOf(schema))}`);
    expect(outlines.join('\n')).toMatchInlineSnapshot(`
      "# site/navigation
      items: list of one of
        Group of pages: group
          label: text
          icon: choice
          more?: group
            label: text
            route: page
          children: one of
            All of a kind: choice
            Pages of your choice: list of group
              label: text
              route: page
              icon?: choice
        Page: group
          label: text
          route: page
          icon?: choice
          more?: group
            label: text
            route: page

      # posts/any
      title: text
      description: long text
      draft?: switch
      date: day
      updated?: day
      author: one of people
      tags: list of text
      cover: picture
      focus?: text
      engrave?: settings
        lines?: number
        contrast?: number
        angle?: number
        ground?: choice
      "
    `);
  });

  it.each(forms)('have a field for each top-level entry of $name', ({ schema }) => {
    const names =
      schema.type === 'array'
        ? ['items']
        : Object.keys((schema as v.StrictObjectSchema<v.ObjectEntries, undefined>).entries);
    expect(fieldsOf(schema).map(({ name }) => name)).toEqual(names);
  });

  it.each([
    ['words', ['group', 'text']],
    ['palette', ['colour', 'group']],
  ])('the form of %s.yml has fields of these kinds alone: %j', (slug, kinds) => {
    const found = [...outline(fieldsOf(studioCollections[0]!.schemaOf(slug)!)).matchAll(/: (.+)\n/g)].map(
      ([, kind]) => kind!,
    );
    expect([...new Set(found)].sort()).toEqual(kinds);
  });

  it('say the limits of a field, and its label where the name is not enough', () => {
    const [summary, alt] = ['description', 'imageAlt'].map((name) =>
      fieldsOf(studioCollections[name === 'imageAlt' ? 4 : 1]!.schemaOf('any')!).find(
        (field) => field.name === name,
      ),
    );
    expect(summary).toMatchObject({ label: 'Description', input: { most: 170 } });
    expect(alt).toMatchObject({ label: 'What the picture shows', isOptional: false });
  });

  it('name a field within one of several forms by its label', () => {
    const menu = fieldsOf(studioCollections[0]!.schemaOf('navigation')!);
    expect(labelOf('items[7].route', menu)).toBe('Entries 8, Page');
    expect(labelOf('items[1].children[0].label', menu)).toBe('Entries 2, Children 1, Label');
    expect(inputAt('items[1].children[0].route', menu)).toEqual({ kind: 'page' });
  });

  it('refuse a schema that has no field', () => {
    expect(() => fieldsOf(v.strictObject({ a: v.date() }))).toThrow(
      'no field for a schema of the type "date"',
    );
  });
});

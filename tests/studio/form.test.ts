import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { studioCollections } from '../../scripts/studio/collections';
import type { Field } from '@/studio/data/field';
import { fieldsOf } from '../../scripts/studio/fields-of';

/** `title: text`, `tags?: list of text`, with the fields of groups indented. */
function outline(fields: readonly Field[], indent = ''): string {
  const kind = ({ input }: Field): string => {
    if (input.kind === 'list') return `list of ${kind(input.item)}`;
    if (input.kind === 'reference') return `one of ${input.collection}`;
    return input.kind === 'text' && input.isLong ? 'long text' : input.kind;
  };
  const inner = ({ input }: Field): readonly Field[] =>
    input.kind === 'list' ? inner(input.item) : 'fields' in input ? input.fields : [];
  return fields
    .map((field) => {
      const line = `${indent}${field.name}${field.isOptional ? '?' : ''}: ${kind(field)}\n`;
      return line + outline(inner(field), `${indent}  `);
    })
    .join('');
}

describe('the forms of the Studio', () => {
  it('are made from the schemas of the content', () => {
    const forms = studioCollections.map(({ name, schemaOf }) => {
      const schema = schemaOf(name === 'pages' ? 'about' : 'any')!;
      return `# ${name}\n${outline(fieldsOf(schema))}`;
    });
    expect(forms.join('\n')).toMatchInlineSnapshot(`
      "# posts
      title: text
      description: long text
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

      # projects
      home?: number
      category: one of project-categories
      title: text
      subtitle: text
      summary: long text
      description: long text
      image: picture
      imageAlt: text
      focus?: text
      engrave?: settings
        lines?: number
        contrast?: number
        angle?: number
        ground?: choice
      tags: list of text
      demoLink?: text
      githubLink?: text
      features?: list of text
      technologies?: group
        frontend?: list of text
        backend?: list of text
        deployment?: list of text
      client?: text
      date: day
      updated?: day
      duration?: text
      services: list of one of services
      problem?: long text
      numbers?: list of group
        value: text
        label: text
      quote?: group
        text: long text
        name: text
        role: text

      # services
      order: number
      home?: switch
      title: text
      description: long text
      icon: choice
      figure?: choice
      color: choice
      plate?: picture
      focus?: text
      engrave?: settings
        lines?: number
        contrast?: number
        angle?: number
        ground?: choice
      updated: day
      lead: long text
      audience: long text
      deliverables: list of group
        title: text
        text: long text
      steps?: list of group
        title: text
        duration: text
        text: long text
      price?: group
        from: number
        to: number
        currency: text
        unit: choice
        note: long text
      related?: list of one of projects
      questions?: list of group
        question: text
        answer: long text

      # people
      order: number
      home?: switch
      name: text
      role: text
      bio: long text
      fullDescription: long text
      image: picture
      imageAlt: text
      focus?: text
      engrave?: settings
        lines?: number
        contrast?: number
        angle?: number
        ground?: choice
      background?: long text
      achievements?: list of text
      socials?: list of group
        network: choice
        url: text
      skills?: list of text
      updated: day

      # jobs
      title: text
      summary: long text
      place: text
      presence: choice
      employment: choice
      pay: group
        min: number
        max: number
        currency: text
        unit: choice
      posted: day
      validThrough: day
      contact: one of people
      process: list of group
        title: text
        text: long text

      # pages
      title: text
      description: long text
      updated: day
      lead: long text
      facts: list of group
        value: text
        label: text
      values: list of group
        title: text
        text: long text
      history: list of group
        year: text
        text: long text
      "
    `);
  });

  it('say the limits of a field, and its label where the name is not enough', () => {
    const [summary, alt] = ['description', 'imageAlt'].map((name) =>
      fieldsOf(studioCollections[name === 'imageAlt' ? 3 : 0]!.schemaOf('any')!).find(
        (field) => field.name === name,
      ),
    );
    expect(summary).toMatchObject({ label: 'Description', input: { most: 170 } });
    expect(alt).toMatchObject({ label: 'What the picture shows', isOptional: false });
  });

  it('refuse a schema that has no field', () => {
    expect(() => fieldsOf(v.strictObject({ a: v.date() }))).toThrow(
      'no field for a schema of the type "date"',
    );
  });
});

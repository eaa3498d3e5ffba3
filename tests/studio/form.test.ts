import { describe, expect, it } from 'vitest';
import * as v from 'valibot';
import { studioCollections } from '../../scripts/studio/collections';
import type { Field } from '@/studio/data/field';
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
  it('are made from the schemas of the content', () => {
    const forms = studioCollections.flatMap(({ name, title, schemaOf }) => {
      const slugs =
        typeof title !== 'string'
          ? Object.keys(title).filter((slug) => slug !== 'words' && slug !== 'palette')
          : name === 'pages'
            ? ['about', 'faq']
            : ['any'];
      return slugs.map((slug) => `# ${name}/${slug}\n${outline(fieldsOf(schemaOf(slug)!))}`);
    });
    expect(forms.join('\n')).toMatchInlineSnapshot(`
      "# site/brand
      name: text
      logo?: text
      tagline: text
      description: long text
      url: text
      email: text
      phone?: text
      address: group
        street: text
        city: text
        country: text
      language?: text
      timeZone: text
      currency: text
      hours?: list of group
        days: list of choice
        opens?: text
        closes?: text
      formEndpoint?: text
      bookingUrl?: text
      analytics?: one of
        Plausible: group
          site: text
          script?: text
        GoatCounter: group
          site: text
          script?: text
        Another one: group
          script: text
      portalServer?: text
      access: choice

      # site/home
      hero: group
        welcome: text
        title: list of text
        about?: text
        start: text
        more: text
        scroll: text
      elevate: group
        title: text
        tagline: text
        highlights: list of group
          icon: choice
          title: text
          description: text
      strip: list of text
      clients?: group
        title: text
        names: list of text
      banner: long text
      team: group
        title: text
        more: text
      services: group
        title: text
        more: text
        all: text
      why: group
        title: text
        vision: long text
        points: list of group
          title: text
          description: text
      projects: group
        title: text
        more: text
      quote?: group
        text: long text
        name: text
        role: text
        number?: group
          value: text
          label: long text
      welcome: group
        title: text
        points: list of group
          icon: choice
          title: text
      contact: group
        title: text
        lead: long text
        answer: long text
        budget?: list of text
        start?: list of text
      talk: group
        title: text
        start: text
        careers: text

      # site/navigation
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

      # site/pages
      contact: group
        title: text
        description: long text
        lead: long text
        keywords?: list of text
      services: group
        title: text
        description: long text
        lead: long text
        keywords?: list of text
      team: group
        title: text
        description: long text
        lead: long text
        keywords?: list of text
      blog: group
        title: text
        description: long text
        lead: long text
        keywords?: list of text
      careers: group
        title: text
        description: long text
        lead: long text
        keywords?: list of text
      portfolio: group
        title: text
        description: long text
        lead: long text
        keywords?: list of text
      search: group
        title: text
        description: long text
        lead: long text
        keywords?: list of text
      notFound: group
        title: text
        description: long text
        home: text
      offline: group
        title: text
        description: long text
        lead: long text
        retry: text
        kept: text

      # site/project-categories
      items: list of group
        slug: text
        title: text
        description: long text
        icon?: choice

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

      # projects/any
      draft?: switch
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
      services?: list of one of services
      problem?: long text
      numbers?: list of group
        value: text
        label: text
      quote?: group
        text: long text
        name: text
        role: text

      # services/any
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
      deliverables?: list of group
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

      # people/any
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

      # jobs/any
      title: text
      draft?: switch
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
      process?: list of group
        title: text
        text: long text

      # testimonials/any
      order?: number
      name: text
      role: text
      client?: text
      number?: group
        value: text
        label: text
      image?: picture
      focus?: text
      engrave?: settings
        lines?: number
        contrast?: number
        angle?: number
        ground?: choice

      # pages/about
      title: text
      description: long text
      updated: day
      lead: long text
      facts?: list of group
        value: text
        label: text
      values?: list of group
        title: text
        text: long text
      history?: list of group
        year: text
        text: long text

      # pages/faq
      title: text
      description: long text
      lead?: long text
      updated?: day
      draft?: switch
      footer?: number
      keywords?: list of text
      "
    `);
  });

  it.each([
    ['words', ['group', 'text']],
    ['palette', ['colour', 'group']],
  ])('have a field for each entry of %s.yml', (slug, kinds) => {
    const schema = studioCollections[0]!.schemaOf(slug) as v.StrictObjectSchema<v.ObjectEntries, undefined>;
    const form = fieldsOf(schema);
    expect(form.map(({ name }) => name)).toEqual(Object.keys(schema.entries));
    const found = [...outline(form).matchAll(/: (.+)\n/g)].map(([, kind]) => kind!);
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

  it('refuse a schema that has no field', () => {
    expect(() => fieldsOf(v.strictObject({ a: v.date() }))).toThrow(
      'no field for a schema of the type "date"',
    );
  });
});

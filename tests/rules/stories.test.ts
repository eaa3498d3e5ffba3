import { existsSync, readdirSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { isSampleBrand } from '../sample-brand';

const root = join(import.meta.dirname, '../..');
const home = join(root, 'stories');
/** Folders of components; those of hooks alone have none to show. */
const partsOf = (layer: string) =>
  readdirSync(join(root, 'src', layer)).filter((name) =>
    readdirSync(join(root, 'src', layer, name)).some((file) => file.endsWith('.tsx')),
  );
const filesOf = (ending: string) =>
  readdirSync(home, { recursive: true, encoding: 'utf8' }).filter((file) => file.endsWith(ending));
const textOf = (file: string) => readFileSync(join(home, file), 'utf8');
/** The stories that a file exports. */
const storiesOf = (file: string) =>
  textOf(file)
    .split(/^export const (?=\w)/m)
    .slice(1)
    .map((text) => ({
      name: /^\w+/.exec(text)![0],
      plays: /^ {2}(?:async )?play\b|\{ play\b|\.play = /m.test(text),
    }));
/** A page without what it shows as code. */
const pageOf = (file: string) => textOf(file).replace(/^```[\s\S]*?^```/gm, '');

/** Draws nothing but what is in the document's head, and parts that the stories of `content-page` show. */
const unseen = ['page-meta', 'blocks'];

it.each(['design-system', 'sections', 'pages'])('every part of src/%s has its stories', (layer) => {
  const missing = partsOf(layer)
    .filter((name) => !unseen.includes(name))
    .filter((name) => !existsSync(join(home, layer, `${name}.stories.tsx`)));
  expect(missing).toEqual([]);
});

/** What answers a hand: a native control, a link, or a handler of its own. */
const interactive = /<(?:a|button|input|select|textarea|dialog|form|Link|Button|IconButton)\b|\son[A-Z]\w+=/;

it.each(['design-system', 'sections'])('every part of src/%s that can be operated has a play', (layer) => {
  const operated = partsOf(layer).filter((name) =>
    readdirSync(join(root, 'src', layer, name))
      .filter((file) => file.endsWith('.tsx'))
      .some((file) => interactive.test(readFileSync(join(root, 'src', layer, name, file), 'utf8'))),
  );
  expect(operated.length).toBeGreaterThan(10);
  const silent = operated.filter(
    (name) => !storiesOf(`${layer}/${name}.stories.tsx`).some(({ plays }) => plays),
  );
  expect(silent).toEqual([]);
});

describe('guidance', () => {
  const pages = filesOf('.mdx');
  /** As Storybook makes an address of a title. */
  const addressOf = (title: string) =>
    `${title
      .toLowerCase()
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-+|-+$/g, '')}--docs`;
  const titleOf = (file: string) =>
    /<Meta title="([^"]+)"/.exec(textOf(file))?.[1] ?? file.replace(/\.mdx$/, '');
  const addresses = pages.map((file) => addressOf(titleOf(file)));

  it('is there for every part of src/design-system, attached to its stories', () => {
    const missing = partsOf('design-system').filter((name) => {
      const page = join('design-system', `${name}.mdx`);
      return (
        !pages.includes(page) ||
        !textOf(page).includes(`from './${name}.stories'`) ||
        !textOf(page).includes('<Meta of={stories} />')
      );
    });
    expect(missing).toEqual([]);
  });

  it('is there for every shared part of the portal: a page of its own, or a line on that of the small parts', () => {
    const small = textOf('dashboard/parts.mdx');
    const missing = partsOf('dashboard/parts').filter(
      (name) => !pages.includes(join('dashboard', `${name}.mdx`)) && !small.includes(`\`${name}\``),
    );
    expect(missing).toEqual([]);
  });

  it('is there for every record and text of stories/docs', () => {
    const texts = filesOf('.md');
    const missing = texts.filter((file) => {
      const page = file.replace(/\.md$/, '.mdx');
      return !pages.includes(page) || !textOf(page).includes(`from './${basename(file)}'`);
    });
    expect(texts.length).toBeGreaterThan(5);
    expect(missing).toEqual([]);
  });

  it('names only stories that exist: no compiler looks into it', () => {
    const named = pages.flatMap((file) => {
      const text = pageOf(file);
      return [...text.matchAll(/import \* as (\w+) from '\.\/([\w-]+\.stories)'/g)].flatMap(
        ([, as, stories]) => {
          const known = storiesOf(join(dirname(file), `${stories}.tsx`)).map((story) => story.name);
          return [...text.matchAll(new RegExp(`\\bof=\\{${as}\\.(\\w+)\\}`, 'g'))].map(([, name]) => ({
            words: `${file}: ${as}.${name}`,
            exists: known.includes(name!),
          }));
        },
      );
    });
    expect(named.length).toBeGreaterThan(80);
    expect(named.filter(({ exists }) => !exists).map(({ words }) => words)).toEqual([]);
  });

  it.runIf(isSampleBrand)('quotes only what the product says', () => {
    const quotes = [...textOf('docs/content-and-voice.mdx').matchAll(/<q>([^{<]+)<\/q>/g)].map(([, text]) =>
      text!.trim(),
    );
    const source = readdirSync(join(root, 'src'), { recursive: true, encoding: 'utf8' })
      .filter((file) => /\.(?:tsx?|md|yml)$/.test(file))
      .map((file) => readFileSync(join(root, 'src', file), 'utf8').replace(/\s+/g, ' '))
      .join('\n');
    expect(quotes.length).toBeGreaterThan(10);
    expect(quotes.filter((quote) => !source.includes(quote))).toEqual([]);
  });

  it('frames no story that plays: it would take the focus, and move the page under the reader', () => {
    const framed = pages.flatMap((file) => {
      const text = pageOf(file);
      const stories = /import \* as stories from '\.\/([\w-]+\.stories)'/.exec(text)?.[1];
      if (!stories) return [];
      const played = storiesOf(join(dirname(file), `${stories}.tsx`)).filter(({ plays }) => plays);
      return [...text.matchAll(/\bof=\{stories\.(\w+)\} story=\{\{ inline: false/g)].map(([, name]) => ({
        file,
        name: name!,
        plays: played.some((story) => story.name === name),
      }));
    });
    expect(framed.length).toBeGreaterThan(3);
    expect(framed.filter(({ plays }) => plays)).toEqual([]);
  });

  it('leads only to pages that exist', () => {
    const wrong = pages.flatMap((file) =>
      [...pageOf(file).matchAll(/\(\?path=\/docs\/([\w-]+)\)/g)]
        .filter(([, address]) => !addresses.includes(address!))
        .map(([, address]) => `${file}: ${address}`),
    );
    expect(wrong).toEqual([]);
  });
});

it('the sidebar has a place for every folder of stories', () => {
  const preview = readFileSync(join(root, '.storybook/preview.tsx'), 'utf8');
  const order = /storySort: \{\s*order: \[([\s\S]*?)\n? *\],?\s*\}/.exec(preview)?.[1] ?? '';
  const named = [...order.replace(/\[[^\]]*\]/g, '').matchAll(/'([\w-]+)'/g)].map(([, name]) => name!);
  const folders = [...filesOf('.mdx'), ...filesOf('.stories.tsx')].map((file) => file.split(/[\\/]/)[0]!);
  expect([...named].sort()).toEqual([...new Set(folders)].sort());
});

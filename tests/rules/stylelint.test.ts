import { join } from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The rules that a declaration in a component's stylesheet breaks. */
async function brokenBy(declaration: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: `.root {\n  ${declaration};\n}\n`,
    codeFilename: join(root, 'src/design-system/sample.module.scss'),
    configFile: join(root, '.stylelintrc.json'),
  });
  return results.flatMap(({ warnings }) => warnings.map(({ rule }) => rule));
}

describe('a component’s stylesheet', () => {
  it.each([
    'font-size: rem(17)',
    'font-size: 1.0625rem',
    'font-size: clamp(1rem, 2vw, 2rem)',
    'font-size: space(16)',
    'font-size: $gap',
    'font: 400 1rem/1.4 var(--font-text)',
    '$title-size: 17px',
    '$title-size: rem(17)',
  ])('refuses the font size of `%s`', async (declaration) => {
    expect(await brokenBy(declaration)).toEqual(['declaration-property-value-allowed-list']);
  });

  it.each([
    'padding: rem(10) space(8)',
    'padding-inline: calc(2.75rem - 1px)',
    'margin-block-start: -6px',
    'gap: .5rem',
    'gap: 0 11px',
    'line-height: rem(20)',
    'border-radius: 6px',
    'border-end-end-radius: rem(24)',
    'z-index: 2',
  ])('refuses the length of `%s`', async (declaration) => {
    expect(await brokenBy(declaration)).toContain('declaration-property-value-disallowed-list');
  });

  it.each(['animation: draw 1s', 'animation-name: draw', 'transition: opacity 1s'])(
    'refuses `%s` outside the mixins that honour reduced motion',
    async (declaration) => {
      expect(await brokenBy(declaration)).toEqual(['property-disallowed-list']);
    },
  );

  it.each([
    "font-size: text-size('ui')",
    'font-size: 0.875em',
    'font: inherit',
    '$title-size: clamp(2rem, 3vw, 3rem)',
    'font-size: $title-size',
    'padding: space(8) calc(100% - 1px)',
    'margin: 0 -1px -1px 0',
    'margin-inline: calc(-1 * var(--gutter, 0px))',
    "border-radius: radius('check')",
    'line-height: 1.45',
    'inline-size: rem(180)',
    'animation-delay: 0.1s',
  ])('takes `%s`', async (declaration) => {
    expect(await brokenBy(declaration)).toEqual([]);
  });
});

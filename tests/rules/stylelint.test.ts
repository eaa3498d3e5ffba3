import { join } from 'node:path';
import stylelint from 'stylelint';
import { describe, expect, it } from 'vitest';

const root = join(import.meta.dirname, '../..');

/** The rules that a declaration in a component's stylesheet breaks. */
async function brokenBy(declaration: string): Promise<string[]> {
  const { results } = await stylelint.lint({
    code: `.root {\n  ${declaration}${declaration.endsWith('}') ? '' : ';'}\n}\n`,
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

  it.each(['translate: 4px 0', 'translate: space(12) 0', 'translate: -#{space(12)} 0', 'translate: rem(5)'])(
    'refuses `%s`, which moves to the right in every language',
    async (declaration) => {
      expect(await brokenBy(declaration)).toEqual(['declaration-property-value-disallowed-list']);
    },
  );

  it.each(['touch-action: pan-y', 'touch-action: none', 'touch-action: pan-x pan-y'])(
    'refuses `%s`, under which two fingers do not enlarge the page',
    async (declaration) => {
      expect(await brokenBy(declaration)).toEqual(['declaration-property-value-disallowed-list']);
    },
  );

  it.each(['(width < 80em)', 'screen and (min-width: 50em)', 'print, (width >= 50em)', '(max-width: 640px)'])(
    'refuses the breakpoint of `@media %s`',
    async (query) => {
      expect(await brokenBy(`@media ${query} {\n    color: inherit;\n  }`)).toContain(
        'media-feature-name-disallowed-list',
      );
    },
  );

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
    'translate: 0 -8px',
    'translate: -50% -50%',
    'translate: none',
    'translate: calc(4px * var(--way)) 0',
    'touch-action: pan-y pinch-zoom',
    'touch-action: manipulation',
  ])('takes `%s`', async (declaration) => {
    expect(await brokenBy(declaration)).toEqual([]);
  });
});

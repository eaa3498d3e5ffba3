import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { readPalette } from '../palette/read-palette';

const { resolve } = createRequire(import.meta.url);

const face = (family: string, file: string, weights: string): string => {
  const bytes = readFileSync(resolve(`@fontsource-variable/${file}.woff2`)).toString('base64');
  return `@font-face { font-family: '${family}'; font-weight: ${weights}; src: url('data:font/woff2;base64,${bytes}') }`;
};

/**
 * Returns the common start of each drawn page: the palette as custom properties (`--wine`), both typefaces with all their
 * axes, and classes for them: `display` has flared strokes, `plain` none.
 */
export function pageStyle(): string {
  const colours = [...readPalette()].map(([name, colour]) => `--${name}: ${colour};`);
  return `
    ${face('Commissioner', 'commissioner/files/commissioner-latin-full-normal', '100 900')}
    ${face('Instrument Sans', 'instrument-sans/files/instrument-sans-latin-standard-normal', '400 700')}
    :root { ${colours.join(' ')} }
    *, ::before, ::after { box-sizing: border-box; margin: 0; padding: 0 }
    body { overflow: hidden; color: var(--wine); font: 400 16px/1.3 'Instrument Sans'; font-variant-numeric: tabular-nums }
    .display { font-family: Commissioner; font-weight: 640; font-variation-settings: 'FLAR' 100, 'VOLM' 100; letter-spacing: -0.04em; line-height: 0.9 }
    .plain { font-family: Commissioner; font-weight: 700; font-variation-settings: 'FLAR' 0, 'VOLM' 0; letter-spacing: -0.03em; line-height: 0.9 }
    svg { display: block; position: absolute; inset: 0; inline-size: 100%; block-size: 100% }
    .at { position: absolute; white-space: nowrap }`;
}

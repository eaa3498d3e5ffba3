import { create } from 'storybook/theming';
import { logoWord } from '../generated/yaml/brand-name';
import { letterAt } from '../src/motion/letter-wave';

export type Scheme = 'light' | 'dark';

const systemIsDark = () => window.matchMedia('(prefers-color-scheme: dark)');

export const systemScheme = (): Scheme => (systemIsDark().matches ? 'dark' : 'light');

/** Calls back when the system's colour scheme changes, until the returned function is called. */
export function onSystemScheme(callback: () => void): () => void {
  const query = systemIsDark();
  query.addEventListener('change', callback);
  return () => query.removeEventListener('change', callback);
}

/** The resting logo of `design-system/logo` as HTML text: Storybook's brand title cannot be a component. */
function wordmark(name: string): string {
  const stand = (index: number) => {
    const { y, rotation } = letterAt(index, 0);
    return `translate:0 ${y.toFixed(3)}em;rotate:${rotation.toFixed(2)}deg`;
  };
  const letters = [...name].map((letter, index) => `<i style="${stand(index)}">${letter}</i>`);
  return `<span class="wordmark" role="img" aria-label="${name} design system">${letters.join('')}<i style="${stand(letters.length)}"><b>.</b></i></span>`;
}

/** Storybook's theme from the CSS tokens. Sets the document's theme, which is required to read the tokens. */
export function themeOf(scheme: Scheme) {
  const { documentElement } = document;
  documentElement.dataset.theme = scheme;
  const style = getComputedStyle(documentElement);
  const token = (name: string) => style.getPropertyValue(`--${name}`).trim();

  return create({
    base: scheme,
    brandTitle: wordmark(logoWord),
    brandUrl: './',
    brandTarget: '_self',
    fontBase: token('font-text'),
    fontCode: token('font-code'),
    colorPrimary: token('selected'),
    colorSecondary: token('series-1'),
    appBg: token('page'),
    appContentBg: token('panel'),
    appPreviewBg: token('page'),
    appHoverBg: token('hover'),
    appBorderColor: token('line'),
    // Surfaces are square, controls are round.
    appBorderRadius: 0,
    inputBorderRadius: 16,
    textColor: token('text'),
    textInverseColor: token('on-selected'),
    textMutedColor: token('muted'),
    barBg: token('panel'),
    barTextColor: token('muted'),
    barHoverColor: token('text'),
    barSelectedColor: token('series-1'),
    buttonBg: token('panel'),
    buttonBorder: token('control'),
    booleanBg: token('hover'),
    booleanSelectedBg: token('panel'),
    inputBg: token('panel'),
    inputBorder: token('control'),
    inputTextColor: token('text'),
  });
}

import { useLayoutEffect, useRef, useState } from 'react';

/** A custom property as the browser computes it on an element: the story shows the real token, not a copy. */
export function tokenOf(element: Element, name: string): string {
  return getComputedStyle(element).getPropertyValue(name).trim();
}

/** The values of tokens where the returned `ref` is set, read from the page. `names` is the same array in every render. */
export function useTokens<T extends HTMLElement = HTMLDivElement>(names: readonly string[]) {
  const ref = useRef<T>(null);
  const [values, setValues] = useState<Readonly<Record<string, string>>>({});
  useLayoutEffect(() => {
    const element = ref.current;
    if (element) setValues(Object.fromEntries(names.map((name) => [name, tokenOf(element, name)])));
  }, [names]);
  return { ref, values };
}

/** A list that a stylesheet hands over in a custom property: `4, 8, 12`. */
export const listOf = (value = ''): string[] =>
  value
    .split(',')
    .map((entry) => entry.trim().replace(/^"|"$/g, ''))
    .filter(Boolean);

const rulesIn = (rules: CSSRuleList): CSSStyleRule[] =>
  [...rules].flatMap((rule) => {
    if (rule instanceof CSSStyleRule) return [rule];
    // Layers only: what a media query changes is no value of its own.
    return rule instanceof CSSLayerBlockRule ? rulesIn(rule.cssRules) : [];
  });

/** The custom properties that the page's stylesheets declare for the document: the light theme's, as they are written there. */
export function declaredTokens(): Readonly<Record<string, string>> {
  const rules = [...document.styleSheets].flatMap((sheet) => rulesIn(sheet.cssRules));
  return Object.fromEntries(
    rules
      .filter((rule) => rule.selectorText === ':root')
      .flatMap(({ style }) =>
        [...style]
          .filter((name) => name.startsWith('--'))
          .map((name) => [name, style.getPropertyValue(name).trim()] as const),
      ),
  );
}

/** The tokens that are colours, by name. */
export function colourTokens(): string[] {
  return Object.entries(declaredTokens())
    .filter(([, value]) => value.startsWith('#'))
    .map(([name]) => name);
}

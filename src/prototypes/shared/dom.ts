/** Returns the first match of a CSS selector. @throws Error if there is none. */
export function one<E extends Element = HTMLElement>(css: string, within: ParentNode = document): E {
  const found = within.querySelector<E>(css);
  if (!found) throw new Error(`There is no ${css}.`);
  return found;
}

/** Returns a copy of the first element of a `<template>`. */
export const copyOf = (id: string): HTMLElement =>
  one<HTMLTemplateElement>(`template#${id}`).content.firstElementChild!.cloneNode(true) as HTMLElement;

/** Writes texts into the elements that `data-text` names. */
export function write(within: ParentNode, texts: Readonly<Record<string, string>>): void {
  for (const [name, text] of Object.entries(texts)) {
    for (const element of within.querySelectorAll(`[data-text="${name}"]`)) {
      // Screen readers would read an equal text again.
      if (element.textContent !== text) element.textContent = text;
    }
  }
}

/** Creates an SVG path element. */
export function pathOf(d: string): SVGPathElement {
  const path = document.createElementNS('http://www.w3.org/2000/svg', 'path');
  path.setAttribute('d', d);
  return path;
}

/** A value in local storage. A value that cannot be stored lasts until the page closes. */
export function remembered<T>(key: string, isValid: (value: unknown) => value is T, initial: T) {
  let unstored: T | undefined;
  return {
    read(): T {
      if (unstored !== undefined) return unstored;
      try {
        const value: unknown = JSON.parse(localStorage.getItem(key) ?? 'null');
        return isValid(value) ? value : initial;
      } catch {
        return initial;
      }
    },
    write(value: T): void {
      try {
        localStorage.setItem(key, JSON.stringify(value));
        unstored = undefined;
      } catch {
        unstored = value;
      }
    },
  };
}

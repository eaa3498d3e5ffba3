export type Ground = 'light' | 'dark' | 'signal';

/** The ground that an element stands on: the nearest `data-ground` around it. */
export function groundOf(element: Element | null): Ground {
  const ground = element?.closest('[data-ground]')?.getAttribute('data-ground');
  return ground === 'dark' || ground === 'signal' ? ground : 'light';
}

/** The ground of the page at a point of the viewport, as seen behind `ignored`. */
export function groundAt(x: number, y: number, ignored: Element): Ground {
  return groundOf(document.elementsFromPoint(x, y).find((element) => !ignored.contains(element)) ?? null);
}

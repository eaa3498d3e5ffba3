export type Ground = 'light' | 'dark' | 'signal';

/** The background of an element: the nearest `data-ground` around it. */
export function groundOf(element: Element | null): Ground {
  const ground = element?.closest('[data-ground]')?.getAttribute('data-ground');
  return ground === 'dark' || ground === 'signal' ? ground : 'light';
}

/** The background at a point of the viewport, in px, behind the `ignored` element. */
export function groundAt(x: number, y: number, ignored: Element): Ground {
  return groundOf(document.elementsFromPoint(x, y).find((element) => !ignored.contains(element)) ?? null);
}

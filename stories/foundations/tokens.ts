/** A custom property as the browser computes it on an element: the story shows the real token, not a copy. */
export function tokenOf(element: Element, name: string): string {
  return getComputedStyle(element).getPropertyValue(name).trim();
}

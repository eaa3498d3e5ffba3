import { lockScroll } from '@/motion/scroll-lock';

let layers: readonly HTMLElement[] = [];
const listeners = new Set<() => void>();

function change(next: readonly HTMLElement[]) {
  layers = next;
  for (const listener of listeners) listener();
}

/** The open modal layers, topmost last. */
export const openLayers = () => layers;

/** @returns a function that ends it. */
export function followLayers(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/**
 * Registers a dialog or menu as the topmost modal layer, and locks the page's scrolling.
 * @returns a function that undoes this.
 */
export function openLayer(layer: HTMLElement): () => void {
  const unlock = lockScroll();
  change([...layers, layer]);
  return () => {
    unlock();
    change(layers.filter((open) => open !== layer));
  };
}

import { Listeners } from '@/lib/listeners';
import { lockScroll } from '@/motion/scroll-lock';

let layers: readonly HTMLElement[] = [];
const { subscribe, notify } = new Listeners();

function change(next: readonly HTMLElement[]) {
  layers = next;
  notify();
}

/** The open modal layers, topmost last. */
export const openLayers = () => layers;

/** @returns a function that ends it. */
export const followLayers = subscribe;

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

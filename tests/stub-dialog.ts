import { vi } from 'vitest';

type Method = (this: HTMLDialogElement) => void;

/** Gives jsdom, which knows the element, its methods and `CSS.supports`. */
export function stubDialog(): void {
  const { prototype } = HTMLDialogElement as unknown as { prototype: Record<'showModal' | 'close', Method> };
  prototype.showModal = function showModal() {
    this.open = true;
  };
  prototype.close = function close() {
    this.open = false;
  };
  vi.stubGlobal('CSS', { supports: () => true });
}

import type { SpringValue } from '@react-spring/web';
import { prefersReducedMotion } from './preferences';
import { springs } from './springs';

const pressable = '[data-press]:not(:disabled, [aria-disabled="true"])';
const pressedScale = 0.97;

const pressableAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(pressable) : null;

/**
 * Lets every button give under the pointer and spring back (`snap`), from one set of listeners on the document. The
 * spring's code is fetched when a pointer first comes over a button; until it is there, and under reduced motion, the
 * button's own stylesheet answers. Returns what ends it.
 */
export function startPressSprings(): () => void {
  const running = new Map<HTMLElement, SpringValue<number>>();
  let Spring: typeof SpringValue<number> | null = null;

  const load = async (event: Event) => {
    if (!pressableAt(event) || prefersReducedMotion()) return;
    document.removeEventListener('pointerover', load);
    // Without it presses still show: the next page tries again.
    Spring = await import('@react-spring/web').then((module) => module.SpringValue<number>).catch(() => null);
  };

  const moveTo = (button: HTMLElement, scale: number) => {
    if (!Spring) return;
    const spring = running.get(button) ?? new Spring(1, { config: springs.snap });
    running.set(button, spring);
    void spring.start({
      to: scale,
      onChange: ({ value }) => {
        button.style.scale = String(value);
      },
      onRest: () => {
        if (scale !== 1) return;
        running.delete(button);
        button.style.scale = '';
      },
    });
  };

  const press = (event: Event) => {
    const button = pressableAt(event);
    if (button && !prefersReducedMotion()) moveTo(button, pressedScale);
  };
  const release = () => {
    for (const button of running.keys()) moveTo(button, 1);
  };

  document.addEventListener('pointerover', load);
  document.addEventListener('pointerdown', press);
  for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, release);
  return () => {
    document.removeEventListener('pointerover', load);
    document.removeEventListener('pointerdown', press);
    for (const type of ['pointerup', 'pointercancel']) window.removeEventListener(type, release);
    for (const [button, spring] of running) {
      spring.stop();
      button.style.scale = '';
    }
  };
}

import type { SpringValue } from '@react-spring/web';
import { prefersReducedMotion } from './preferences';
import { springs } from './springs';

const pressable = '[data-press]:not(:disabled, [aria-disabled="true"])';
const pressedScale = 0.97;

const pressableAt = ({ target }: Event) =>
  target instanceof Element ? target.closest<HTMLElement>(pressable) : null;

/**
 * Makes every button shrink on press and spring back (`snap`), with one set of listeners on the document. The
 * spring's code loads at once but applies only from the next press. Until then, and under reduced motion, the
 * button's stylesheet shows the press.
 * @returns a function that removes the listeners.
 */
export function startPressSprings(): () => void {
  const running = new Map<HTMLElement, SpringValue<number>>();
  let Spring: typeof SpringValue<number> | null = null;

  if (!prefersReducedMotion()) {
    import('@react-spring/web').then(
      (module) => (Spring = module.SpringValue<number>),
      // Without the library the stylesheet still shows presses.
      () => {},
    );
  }

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

  const ended = new AbortController();
  document.addEventListener('pointerdown', press, ended);
  for (const type of ['pointerup', 'pointercancel']) window.addEventListener(type, release, ended);
  return () => {
    ended.abort();
    for (const [button, spring] of running) {
      spring.stop();
      button.style.scale = '';
    }
  };
}

const signs = ['pointermove', 'pointerdown', 'touchstart', 'wheel', 'keydown', 'focusin', 'scroll'] as const;

/**
 * Resolves at the visitor's first sign of life: what only serves interaction is loaded then and not before. A page that
 * opens scrolled, after a reload or at a fragment, has had one, and so has one in which something has the focus already.
 */
export const firstInput: Promise<void> =
  typeof window === 'undefined'
    ? new Promise(() => {})
    : new Promise((resolve) => {
        const done = () => {
          for (const sign of signs) window.removeEventListener(sign, done, true);
          resolve();
        };
        if (window.scrollY > 0 || document.activeElement !== document.body) return done();
        for (const sign of signs) window.addEventListener(sign, done, { capture: true, passive: true });
      });

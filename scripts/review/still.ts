/**
 * Runs in the page before anything of it: a frozen clock, chance that repeats, no identity that differs from run to run, and
 * nothing that blinks, moves or fades. Serialised by Playwright, so it refers to nothing outside.
 */
export function holdStill(instant: number): void {
  const RealDate = Date;
  class StillDate extends RealDate {
    constructor(...args: []) {
      super(...(args.length > 0 ? args : ([instant] as unknown as [])));
    }
    static override now() {
      return instant;
    }
  }
  globalThis.Date = StillDate as DateConstructor;

  // A linear congruential generator, with the constants of Numerical Recipes.
  let seed = 1;
  Math.random = () => {
    seed = (Math.imul(seed, 1664525) + 1013904223) >>> 0;
    return seed / 2 ** 32;
  };
  let count = 0;
  crypto.randomUUID = () => {
    count += 1;
    return `00000000-0000-4000-8000-${String(count).padStart(12, '0')}`;
  };
  Object.assign(globalThis, {
    startChanceAgain() {
      seed = 1;
      count = 0;
    },
  });

  const still = new CSSStyleSheet();
  still.replaceSync(`*, *::before, *::after {
    animation-duration: 0s !important; animation-delay: 0s !important; animation-iteration-count: 1 !important;
    transition-duration: 0s !important; transition-delay: 0s !important;
    caret-color: transparent !important; scroll-behavior: auto !important;
  }`);
  document.adoptedStyleSheets = [still];
}

/** Details of a test that repeats another on further pages, roles or looks: `npm test -- --nightly` alone runs it. */
export const nightly = { tag: '@nightly' };

/** The details of a test in a loop, of which `npm test` runs the examples. */
export const nightlyUnless = (isExample: boolean) => (isExample ? {} : nightly);

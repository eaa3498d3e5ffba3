/** The parts of Trusted Types that the site uses. TypeScript's DOM library lacks them. */
interface TrustedTypes {
  createPolicy: <
    Rules extends Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  >(
    name: string,
    rules: Rules,
  ) => Rules;
}

/** Undefined in a browser without Trusted Types. */
export const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

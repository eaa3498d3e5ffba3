/** As much of the platform's Trusted Types as we use; TypeScript's DOM library does not know them. */
interface TrustedTypes {
  createPolicy: <
    Rules extends Partial<Record<'createHTML' | 'createScriptURL', (text: string) => string | null>>,
  >(
    name: string,
    rules: Rules,
  ) => Rules;
}

/** Undefined in a browser that refuses no text. */
export const { trustedTypes } = globalThis as { trustedTypes?: TrustedTypes };

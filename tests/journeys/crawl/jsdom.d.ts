declare module 'jsdom' {
  /** A document that was parsed and not run. */
  export class JSDOM {
    constructor(html: string);
    readonly window: { readonly document: Document };
  }
}

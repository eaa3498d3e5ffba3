/**
 * What scripts, stylesheets and the prerender tell each other about the document: the `data-*` attributes of its `html`
 * element. All of them are declared here, and nowhere else.
 */
export interface DocumentFlags {
  /** The HTML came with the page in it; missing in the development server. Set by the build. */
  prerendered?: '';
  /** The address has no page: what is shown is the 404. Set by the build. */
  missing?: '';
  /** The scripts that the portal's client imports, with a space between two. Set by the build. */
  scripts?: string;
  /** The visitor wants motion, and script runs that can move things. Set by the boot scripts. */
  motion?: 'full';
  /** React answers. Until then stylesheets keep within reach what only script could open. Set by the applications. */
  live?: '';
  /** The visitor has scrolled, pressed or moved. Set by `draw-sections`. */
  begun?: '';
  /** All sections of the first page are drawn, so that a later page may draw its own at once. Set by `draw-sections`. */
  drawn?: '';
  /** The portal's colours. Set by the guard, then by `state/use-theme`. */
  theme?: 'light' | 'dark';
  /**
   * Who looks at a page of the portal. `out` and `other` hide it: nobody is signed in, or somebody of another role. Set
   * by the guard, then by the portal's application.
   */
  auth?: 'out' | 'other' | 'in' | 'anonymous';
  /** The role in the sign-in form when it was sent before React answered. Set by the guard, taken by the form. */
  pressed?: string;
}

/** The flags of this document, to read and to write. */
export const documentFlags = (): DocumentFlags => document.documentElement.dataset as DocumentFlags;

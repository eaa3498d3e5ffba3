/**
 * The `data-*` attributes of the `html` element, shared by scripts, stylesheets and the prerender. All of
 * them are declared here only.
 */
export interface DocumentFlags {
  /** The HTML contains the rendered page; absent in the development server. Set by the build. */
  prerendered?: '';
  /** The page is the 404 page. Set by the build. */
  missing?: '';
  /** The first view moves where a graphics card can animate it. Set by the build. */
  moves?: '';
  /** The scripts of the client, separated by spaces. Set by the build. */
  scripts?: string;
  /** The user accepts motion, and JavaScript runs. Set by the boot scripts. */
  motion?: 'full';
  /** React is hydrated. Set by the apps. */
  live?: '';
  /** The user has scrolled, pressed or moved the pointer. Set by `draw-sections`. */
  begun?: '';
  /** All sections of the first page are rendered: later pages render at once. Set by `draw-sections`. */
  drawn?: '';
  /** The direction of the page change that is under way. Set by `motion/page-wave`. */
  turn?: 'on' | 'back';
  /** The portal's theme. Set by the guard, then by `state/use-theme`. */
  theme?: 'light' | 'dark';
  /**
   * Access to the current portal page. `out` (nobody is signed in) and `other` (another role) hide it. Set by
   * the guard, then by the portal's application.
   */
  auth?: 'out' | 'other' | 'in' | 'anonymous';
  /** The role in a sign-in form that was submitted before hydration. Set by the guard, read by the form. */
  pressed?: string;
}

/** The flags of the current document, readable and writable. */
export const documentFlags = (): DocumentFlags => document.documentElement.dataset as DocumentFlags;

/** A language of the site, and which pages it lacks. The module `@generated/language-table` lists all, the site's own first. */
export interface SiteLanguage {
  /** BCP 47. */
  tag: string;
  /** Its own name for itself: 'Deutsch'. */
  name: string;
  /** The folder of its pages, as `basePath` in its build. */
  folder: string;
  /**
   * Paths, from the language's folder on, of pages that another language has and this one lacks. One that ends in a slash
   * stands for all paths below it.
   */
  missing: readonly string[];
}

/**
 * The canonical path of a page: without trailing slashes, the file's extension and the root's file name.
 * Reduces several leading slashes to one, because `//elsewhere/` and `/\elsewhere` would redirect to another
 * site.
 * @param path - the raw path of the request.
 */
export function tidyAddress(path: string): string {
  let bare = path.replace(/^[/\\]+/, '');
  // A loop instead of a regular expression, which is quadratic here: thousands of slashes would take seconds.
  while (bare.endsWith('/')) bare = bare.slice(0, -1);
  bare = bare.replace(/\.html$/, '');
  return bare === 'index' ? '/' : `/${bare}`;
}

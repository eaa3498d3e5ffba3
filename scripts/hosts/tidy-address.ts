/**
 * One address a page: the path of what was asked for, without slashes at its end, the ending of its file or the name of the
 * root's. Of several slashes in front one stays, or `//elsewhere/` would lead off this site; `/\elsewhere` is no better.
 * @param path from the root, as it was sent.
 */
export function tidyAddress(path: string): string {
  let bare = path.replace(/^[/\\]+/, '');
  // A pattern for the end of a text is tried at every slash: thousands of them would take seconds.
  while (bare.endsWith('/')) bare = bare.slice(0, -1);
  bare = bare.replace(/\.html$/, '');
  return bare === 'index' ? '/' : `/${bare}`;
}

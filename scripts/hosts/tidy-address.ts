/**
 * The canonical path of a page: without trailing slashes, the file's extension and the root's file name.
 * Reduces several leading slashes to one, because `//elsewhere/` and `/\elsewhere` would redirect to another
 * site. A path outside the site's folder stays as it is.
 * @param path - the raw path of the request.
 * Runs in CloudFront too, which has no default or destructured parameters.
 * @param folder - the site's folder, without a slash at its end; empty for the root
 */
export function tidyAddress(path: string, folder: string): string {
  if (folder !== '' && path !== folder && !path.startsWith(`${folder}/`)) return path;
  let bare = path.slice(folder.length).replace(/^[/\\]+/, '');
  // A loop instead of a regular expression, which is quadratic here: thousands of slashes would take seconds.
  while (bare.endsWith('/')) bare = bare.slice(0, -1);
  bare = bare.replace(/\.html$/, '');
  return bare === 'index' ? `${folder}/` : `${folder}/${bare}`;
}

import { basePath, rootPath } from '@generated/yaml/base-path';

/**
 * The folder that the site is in: the path of `url` in `brand.yml`, such as `/project`. Empty at the root of a domain, and
 * then the minifier removes all code for it. Every path in the code begins with it, as in the browser's address bar.
 */
export { basePath };

/** The same of the site's own language: it holds what all languages share, such as pictures, the portal and the worker. */
export { rootPath };

/**
 * The address of a path from the site's folder on: of `/about` it is `/project/about`. A further language's home page has no
 * slash at its end, so that a host treats it as any other page.
 */
export const withBase: (path: string) => string = basePath
  ? (path) => (path === '/' && basePath !== rootPath ? basePath : basePath + path)
  : (path) => path;

/** A path from the site's folder on: `/project/about` is `/about`. Empty for a path outside the folder. */
export const withoutBase: (path: string) => string = basePath
  ? (path) => {
      if (path === basePath && basePath !== rootPath) return '/';
      return path.startsWith(`${basePath}/`) ? path.slice(basePath.length) : '';
    }
  : (path) => path;

/** The `srcset` of a plate with the addresses of its files. */
export const srcsetWithBase: (srcset: string) => string = rootPath
  ? (srcset) => srcset.replace(/(^|, )\//g, `$1${rootPath}/`)
  : (srcset) => srcset;

/** The rows of a route table with the addresses of their paths. */
export const rowsWithBase = <Table extends Record<string, object>>(
  table: Table,
  fields: readonly string[],
): Table => {
  const withAddresses = (row: object) =>
    Object.entries(row).map(([field, value]) => [
      field,
      fields.includes(field) && value ? withBase(value as string) : value,
    ]);
  return Object.fromEntries(
    Object.entries(table).map(([id, row]) => [id, Object.fromEntries(withAddresses(row))]),
  ) as Table;
};

/**
 * Whether an address belongs to the server of a shared portal. Its answers differ by account, so no cache may hold them.
 * @param server - null where the portal has none
 */
export function isFromServer(url: URL, server: string | null): boolean {
  if (server === null) return false;
  const { origin, pathname } = new URL(server);
  return url.origin === origin && `${url.pathname}/`.startsWith(pathname.replace(/\/?$/, '/'));
}

/** Where the guard keeps the address that it sent to the sign-in, for this tab alone. It writes the same key. */
const key = 'wanted';

/** The path, query and fragment that were opened before the sign-in, and forgets them. Never throws: a browser may refuse the storage. */
export function takeWantedAddress(): string | null {
  try {
    const address = sessionStorage.getItem(key);
    sessionStorage.removeItem(key);
    const { origin } = location;
    return address?.startsWith(`${origin}/`) ? address.slice(origin.length) : null;
  } catch {
    return null;
  }
}

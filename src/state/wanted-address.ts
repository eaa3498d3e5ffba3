/** Session storage key of the address before the redirect to the sign-in. The guard writes it. */
const key = 'wanted';

/**
 * Takes the path, query and fragment requested before the sign-in, and removes them. Never throws: storage
 * may be blocked.
 */
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

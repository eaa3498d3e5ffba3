/** The email address of a `mailto:` link, decoded for display and copying. Empty if the link has none. */
export function emailAddress(mailto: string): string {
  const [address = ''] = mailto.replace(/^mailto:/, '').split('?');
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** A link that writes to an email address. */
export const emailLink = (address: string): string =>
  `mailto:${encodeURIComponent(address).replace('%40', '@')}`;

/** An email address as it is compared: without its case. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();

/**
 * Whether a text is one email address, with spaces around it or not: one @, a domain with a dot, and no separator of
 * several addresses. Only a reply proves it.
 */
export const isEmail = (text: string): boolean =>
  /^[^\s@,;:<>()"]+@[^\s@.,;:<>()"]+(\.[^\s@.,;:<>()"]+)+$/u.test(text.trim());

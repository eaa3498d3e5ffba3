/** The email address of a `mailto:` link, decoded for display and copying. Empty if the link has none. */
export function emailAddress(mailto: string): string {
  const [address = ''] = mailto.replace(/^mailto:/, '').split('?');
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

/** An email address as it is compared: without its case. */
export const foldEmail = (email: string): string => email.trim().toLowerCase();

/** The address that a `mailto:` link writes to, to be read and copied. Empty where it names none. */
export function emailAddress(mailto: string): string {
  const [address = ''] = mailto.replace(/^mailto:/, '').split('?');
  try {
    return decodeURIComponent(address);
  } catch {
    return address;
  }
}

const letters = [...'ABCDEFGHIJKLMNOPQRSTUVWXYZ'];

/** The ISO code of a country that is called by its English name; the name itself where there is none. */
export function countryCode(name: string): string {
  const names = new Intl.DisplayNames('en', { type: 'region', fallback: 'none' });
  const codes = letters.flatMap((first) => letters.map((second) => first + second));
  return codes.find((code) => names.of(code)?.toLowerCase() === name.trim().toLowerCase()) ?? name;
}

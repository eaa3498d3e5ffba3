/** Letters that Unicode does not take apart into a base letter and an accent. */
const spelled: Readonly<Record<string, string>> = {
  ß: 'ss',
  æ: 'ae',
  œ: 'oe',
  ø: 'o',
  đ: 'd',
  ð: 'd',
  þ: 'th',
  ħ: 'h',
  ı: 'i',
  ł: 'l',
  ŋ: 'n',
  ŧ: 't',
  ə: 'e',
};

/** Spells those letters of a text in lower case with letters from a to z: 'straße' is `strasse`. */
export const plainLetters = (text: string): string =>
  text.replace(/[ßæœøđðþħıłŋŧə]/g, (letter) => spelled[letter]!);

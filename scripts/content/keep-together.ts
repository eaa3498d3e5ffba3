const units =
  'px|pt|em|rem|B|KB|kB|KiB|MB|MiB|GB|kbit|Mbit|Gbit|ms|s|min|Min|h|Std|fps|Hz|kHz|dpi|mm|cm|m|km|g|kg|t|W|kW|MW|kWh|MWh|dB|°C|°F|' +
  '[%‰$€£¥]|CHF|EUR|GBP|USD|دولار|يورو|بكسل|كيلوبايت|ميغابايت';

const months = 'Jan|Feb|Mär|Apr|Mai|Jun|Jul|Aug|Sep|Okt|Nov|Dez';

const alone = '(?<![\\p{L}\\p{N}])';

/**
 * A space before a unit, after §, No. and a currency, within initials and abbreviations, after the day of a German date, and before a
 * small number that ends a sentence: at the start of a line it is read as that of a list.
 */
const spaces = new RegExp(
  [
    // Not before a file's ending: `plan 5 m.png` is a name.
    `(?<=\\d) (?=(?:${units})(?![\\p{L}\\p{N}_]|\\.\\w))`,
    `(?<=§|${alone}(?:N[or]\\.|CHF|EUR|GBP|USD)) (?=\\d)`,
    `(?<=${alone}\\p{Lu}\\.) (?=\\p{Lu})`,
    `(?<=${alone}\\p{Ll}\\.) (?=\\p{L}\\.)`,
    `(?<=\\p{L} \\d{1,2}\\.) (?=${months})`,
    '(?<=\\p{L}) (?=\\d{1,2}[.!?](?:\\s|$))',
  ].join('|'),
  'gu',
);

/**
 * The hyphen of a short compound of nouns, as in `E-Mail` and `US-Dollar`. A longer one would not always fit into a line of a phone's
 * titles, and ends a line at its hyphen as German does. Not in names of files, paths and email addresses.
 */
const hyphens =
  /(?<=(?<![\p{L}\p{N}/._@\u2060-])[\p{Lu}\p{N}][\p{L}\p{N}]{0,4}-)(?=\p{Lu}\p{L}{0,5}(?![\p{L}\p{N}/_@]|\.\w))/gu;

/**
 * Replaces the spaces of a text at which a typographer ends no line with no-break spaces, and adds a word joiner after such hyphens. The
 * typefaces have no no-break hyphen, which would be drawn in another one. A word alone stays as it is: it may be a name.
 */
export const keepTogether = (text: string): string => {
  const kept = text.replace(spaces, '\u00a0');
  return /\s/.test(text) ? kept.replace(hyphens, '\u2060') : kept;
};

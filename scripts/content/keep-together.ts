const units =
  'px|pt|em|rem|B|KB|kB|KiB|MB|MiB|GB|kbit|Mbit|Gbit|ms|s|min|Min|h|Std|fps|Hz|kHz|dpi|mm|cm|m|km|g|kg|t|W|kW|MW|kWh|MWh|dB|°C|°F|' +
  '[%‰$€£¥]|CHF|EUR|GBP|USD|دولار|يورو|بكسل|كيلوبايت|ميغابايت';

const alone = '(?<![\\p{L}\\p{N}])';

/** A space before a unit, after § and No., within initials and abbreviations, and after the day of a German date. */
const spaces = new RegExp(
  [
    // Not before a file's ending: `plan 5 m.png` is a name.
    `(?<=\\d) (?=(?:${units})(?![\\p{L}\\p{N}_]|\\.\\w))`,
    `(?<=§|${alone}N[or]\\.) (?=\\d)`,
    `(?<=${alone}\\p{Lu}\\.) (?=\\p{Lu})`,
    `(?<=${alone}\\p{Ll}\\.) (?=\\p{L}\\.)`,
    '(?<=\\p{L} \\d{1,2}\\.) (?=\\p{Lu})',
  ].join('|'),
  'gu',
);

/** Replaces the spaces of a text at which a typographer ends no line with no-break spaces. */
export const keepTogether = (text: string): string => text.replace(spaces, '\u00a0');

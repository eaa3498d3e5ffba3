const straight = 0x27;
const curled = 0x2019;

interface TableEntry {
  /** Position of the table's record in the font's directory. */
  at: number;
  offset: number;
}

function findTable(font: Buffer, tag: string): TableEntry {
  for (let index = 0; index < font.readUInt16BE(4); index++) {
    const at = 12 + 16 * index;
    if (font.toString('latin1', at, at + 4) === tag) return { at, offset: font.readUInt32BE(at + 8) };
  }
  throw new Error(`The font has no table "${tag}".`);
}

/** Reads the glyphs by code point from the format 4 subtable, which every font for the basic plane has. */
function readGlyphs(font: Buffer, cmap: number): Map<number, number> {
  const glyphs = new Map<number, number>();
  for (let index = 0; index < font.readUInt16BE(cmap + 2); index++) {
    const at = cmap + font.readUInt32BE(cmap + 8 + 8 * index);
    if (font.readUInt16BE(at) !== 4) continue;
    const doubled = font.readUInt16BE(at + 6);
    for (let segment = 0; segment < doubled; segment += 2) {
      const last = font.readUInt16BE(at + 14 + segment);
      const first = font.readUInt16BE(at + 16 + doubled + segment);
      const delta = font.readUInt16BE(at + 16 + 2 * doubled + segment);
      const rangeAt = at + 16 + 3 * doubled + segment;
      const range = font.readUInt16BE(rangeAt);
      for (let code = first; code <= last && code < 0xffff; code++) {
        const glyph = range === 0 ? code : font.readUInt16BE(rangeAt + range + 2 * (code - first));
        if (glyph !== 0) glyphs.set(code, (glyph + delta) & 0xffff);
      }
    }
    return glyphs;
  }
  throw new Error('The font has no character map of format 4.');
}

/** Writes a table with one subtable, in which every code point is a separate segment. */
function writeGlyphs(glyphs: ReadonlyMap<number, number>): Buffer {
  const segments = [...glyphs]
    .sort(([a], [b]) => a - b)
    .map(([code, glyph]) => [code, glyph - code] as const);
  segments.push([0xffff, 1]);
  const count = segments.length;
  const power = 2 ** Math.floor(Math.log2(count));
  // The table: version, one subtable, Unicode platform, offset of 12 bytes. The subtable: format, length,
  // language and the parameters of the binary search.
  const table = [0, 1, 3, 1, 0, 12];
  const search = [2 * count, 2 * power, Math.log2(power), 2 * (count - power)];
  const words = [
    ...table,
    4,
    16 + 8 * count,
    0,
    ...search,
    ...segments.map(([code]) => code),
    0,
    ...segments.map(([code]) => code),
    ...segments.map(([, delta]) => delta & 0xffff),
    ...segments.map(() => 0),
  ];
  const bytes = Buffer.alloc(2 * words.length);
  words.forEach((word, index) => bytes.writeUInt16BE(word, 2 * index));
  return bytes;
}

/**
 * Makes a font draw ' as ’. The texts of the specification contain the straight apostrophe, which looks wrong
 * in large type. The text itself stays unchanged for reading, copying and searching.
 * @param font - an sfnt file. A font without ’ is returned unchanged.
 */
export function curlApostrophe(font: Buffer): Buffer {
  const { at, offset } = findTable(font, 'cmap');
  const glyphs = readGlyphs(font, offset);
  const glyph = glyphs.get(curled);
  if (glyph === undefined || !glyphs.has(straight)) return font;
  const table = writeGlyphs(glyphs.set(straight, glyph));
  // Appended, because it may be longer than the old table, which stays in the file without a reference.
  const padded = Buffer.concat([font, Buffer.alloc(-font.length & 3)]);
  padded.writeUInt32BE(padded.length, at + 8);
  padded.writeUInt32BE(table.length, at + 12);
  return Buffer.concat([padded, table]);
}

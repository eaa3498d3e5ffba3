import * as fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { decodeText, guessEncoding } from '@/dashboard/csv/decode-text';

const utf8 = (text: string) => new TextEncoder().encode(text);
function utf16(text: string, bigEndian: boolean): Uint8Array {
  const bytes = new Uint8Array(text.length * 2);
  const view = new DataView(bytes.buffer);
  for (let place = 0; place < text.length; place += 1)
    view.setUint16(place * 2, text.charCodeAt(place), !bigEndian);
  return bytes;
}
const marked = (mark: number[], bytes: Uint8Array) => Uint8Array.from([...mark, ...bytes]);
const read = (bytes: Uint8Array) => decodeText(bytes, guessEncoding(bytes));

// What only Windows 1252 has (the euro sign, curly quotes) is read in the import's story: Node 20 takes it for Latin-1.
const sample = 'Name;E-mail\r\nZoë Ångström;zoe@example.org\r\n';

describe('the encoding of a file', () => {
  it('is told by its mark, which is no part of the text', () => {
    expect(read(marked([0xef, 0xbb, 0xbf], utf8(sample)))).toBe(sample);
    expect(read(marked([0xff, 0xfe], utf16(sample, false)))).toBe(sample);
    expect(read(marked([0xfe, 0xff], utf16(sample, true)))).toBe(sample);
  });

  it('is told without a mark by what the bytes can be', () => {
    expect(guessEncoding(utf8(sample))).toBe('utf-8');
    expect(guessEncoding(utf16(sample, false))).toBe('utf-16le');
    expect(guessEncoding(utf16(sample, true))).toBe('utf-16be');
    const western = Uint8Array.from([...sample].map((letter) => letter.charCodeAt(0)));
    expect(guessEncoding(western)).toBe('windows-1252');
    expect(read(western)).toBe(sample);
  });

  it('reads every text in UTF-8 back', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'grapheme' }), (text) => {
        const bytes = marked([0xef, 0xbb, 0xbf], utf8(text));
        expect(read(bytes)).toBe(text);
      }),
    );
  });

  it('makes a text of any bytes', () => {
    fc.assert(
      fc.property(fc.uint8Array({ maxLength: 64 }), (bytes) => {
        expect(typeof read(bytes)).toBe('string');
      }),
    );
  });
});

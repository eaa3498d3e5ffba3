import * as fc from 'fast-check';
import { expect, it } from 'vitest';
import { brand } from '@/content/brand';
import { fillTexts } from '../../scripts/content/brand-words';
import { keepTogether } from '../../scripts/content/keep-together';
import { compileMarkdown } from '../../scripts/content/markdown';
import { plates } from './sample';

/** With `~` for each no-break space, and `_` for each word joiner. */
const marked = (text: string) => keepTogether(text).replaceAll('\u00a0', '~').replaceAll('\u2060', '_');

it.each([
  ['It weighs 1.9 MB, not 90 KB.', 'It weighs 1.9~MB, not 90~KB.'],
  ['At 60 fps, in 10 ms or 4 kbit/s.', 'At 60~fps, in 10~ms or 4~kbit/s.'],
  ['Bis 3.500 $, also 0,2 % in 25 Min. danach', 'Bis 3.500~$, also 0,2~% in 25~Min. danach'],
  ['من 12,000 دولار', 'من 12,000~دولار'],
  ['We pay up to USD 4,000 for moving.', 'We pay up to USD~4,000 for moving.'],
  [
    'They board at gate 2. Everybody knew gate 2, or 12!',
    'They board at gate~2. Everybody knew gate 2, or~12!',
  ],
  ['nach § 5 DDG und Nr. 3', 'nach §~5 DDG und Nr.~3'],
  ['von J. S. Bach, z. B. die Fuge', 'von J.~S.~Bach, z.~B. die Fuge'],
  ['vom 13. September bis zum 3. Dezember', 'vom~13.~September bis zum~3.~Dezember'],
  ['1. First\n2. Second', '1. First\n2. Second'],
  ['In 2024 spring came in 2025. Then 5 more, 4 mice and 3 hares.', null],
  ['plan 5 m.png', null],
  ['Wozu eine Flare-Achse gut ist', 'Wozu eine Flare-_Achse gut ist'],
  ['per E-Mail, in US-Dollar', 'per E-_Mail, in US-_Dollar'],
  ['Ihre E-Mail-Adresse', 'Ihre E-_Mail-Adresse'],
  ['eine 10-Punkt-Schrift', 'eine 10-_Punkt-Schrift'],
  ['Frontend-Entwicklung in der OpenType-Spezifikation', null],
  ['E-Mail', null],
  ['a front-end, /Blog/One-Line to A-Line.png, X@A-Line.org and A--B - C', null],
])('keeps the parts of a number, a name, a date or a short compound on one line: %j', (text, expected) => {
  expect(marked(text)).toBe(expected ?? text);
});

it('changes no character except spaces, adds word joiners alone, and a second time nothing', () => {
  const parts = fc.constantFrom(
    '1.9',
    '23',
    '5.',
    '§',
    'Nr.',
    'z.',
    'B.',
    'MB',
    '%',
    'Mai',
    'on',
    ' ',
    '\n',
    '\u00a0',
    '-',
    'E-Mail',
  );
  const text = fc.oneof(
    fc.string({ unit: 'binary' }),
    fc.array(parts).map((each) => each.join('')),
  );
  fc.assert(
    fc.property(text, (before) => {
      const after = keepTogether(before);
      const plain = (each: string) => each.replaceAll('\u00a0', ' ').replaceAll('\u2060', '');
      expect(plain(after)).toBe(plain(before));
      expect(keepTogether(after)).toBe(after);
    }),
  );
});

it('applies to each text of YAML and to words of Markdown, but not to its code', () => {
  const wrong = (fault: unknown) => expect(fault).toBeUndefined();
  expect(fillTexts({ value: '1.9 MB', list: ['4 s'] }, brand, wrong)).toEqual({
    value: '1.9\u00a0MB',
    list: ['4\u00a0s'],
  });
  expect(compileMarkdown('From 1.9\nMB to `90 KB`', { file: 'a.md', plates, tell: wrong }).prose).toEqual([
    { tag: 'p', children: ['From 1.9\u00a0MB to ', { tag: 'code', children: ['90 KB'] }] },
  ]);
});

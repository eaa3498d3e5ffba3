import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { describe, expect, it } from 'vitest';
import { brand } from '@/content/brand';
import { describeMistake, type Mistake } from '../../scripts/content/mistakes';
import { readTextFile, shownPath } from '../../scripts/content/text-file';
import { checkYaml, yamlPath, type YamlName } from '../../scripts/content/yaml-files';

/** The mistakes in the text of a file, without the file's name. */
function mistakesIn(name: YamlName, text: string): string[] {
  const mistakes: Mistake[] = [];
  checkYaml(name, text, { tell: (mistake) => mistakes.push(mistake), brand });
  return mistakes.map(describeMistake).map((mistake) => mistake.replace(`${yamlPath(name)}:`, ''));
}

const textOf = (name: YamlName) => readFileSync(yamlPath(name), 'utf8');
const lineOf = (text: string, words: string) => text.slice(0, text.indexOf(words)).split('\n').length;

/** The mistakes of our own file after one change, and the line of the change. */
function changed(name: YamlName, from: string, to: string) {
  const text = textOf(name);
  expect(text).toContain(from);
  return { mistakes: mistakesIn(name, text.replace(from, to)), line: lineOf(text, from) };
}

describe('brand.yml', () => {
  it.each([
    [
      'email: hello@undula.example',
      'email: nobody',
      'email: expected an email address such as "hello@undula.example", got "nobody"',
    ],
    [
      'url: https://undula.example',
      'url: http://a.example',
      'url: expected an address that starts with https://, got "http://a.example"',
    ],
    [
      'url: https://undula.example',
      'url: https://undula.example/site/',
      'url: expected an address without a slash, a query or a fragment at its end, such as "https://example.com/folder", got "https://undula.example/site/"',
    ],
    [
      'url: https://undula.example',
      'url: https://undula.example/my site',
      'url: expected names of folders that consist of letters from A to Z, digits, ".", "-", "_" and "~", got "https://undula.example/my site"',
    ],
    [
      'url: https://undula.example',
      'url: https://undula.example/é',
      'url: expected names of folders that consist of letters from A to Z, digits, ".", "-", "_" and "~", got "https://undula.example/é"',
    ],
    [
      'url: https://undula.example',
      'url: https://undula.example/a/../b',
      'url: expected names of folders that consist of letters from A to Z, digits, ".", "-", "_" and "~", got "https://undula.example/a/../b"',
    ],
    [
      'timeZone: America/New_York',
      'timeZone: Mars/Base',
      'timeZone: expected an IANA time zone such as "Europe/Lisbon", got "Mars/Base"',
    ],
    [
      'timeZone: America/New_York',
      'timeZone: Europe/Berln',
      'timeZone: expected an IANA time zone such as "Europe/Lisbon" (did you mean "Europe/Berlin"?), got "Europe/Berln"',
    ],
    [
      'timeZone: America/New_York',
      'timeZone: Sao Paulo',
      'timeZone: expected an IANA time zone such as "Europe/Lisbon" (did you mean "America/Sao_Paulo"?), got "Sao Paulo"',
    ],
    [
      'phone: +1 555 0100',
      'phone: null',
      'phone: expected a phone number with its country, of digits and spaces, such as "+1 555 0100", or no such line at all, got nothing',
    ],
    ["opens: '09:00'", 'opens: 9:00', 'hours[0].opens: expected a time such as "09:00", got "9:00"'],
    ['city: Port Avery', "city: ''", 'address.city: expected a text that is not empty, got ""'],
    [
      'access: own-role',
      'access: own_role',
      'access: expected "own-role" or "signed-in" (did you mean "own-role"?), got "own_role"',
    ],
    ['days: [sat]', 'days: [mon]', 'hours[1].days: expected days that no other row has, got ["mon"]'],
    [
      "days: [mon, tue, wed, thu, fri]\n    opens: '09:00'",
      "days: [mon]\n    opens: '18:00'",
      'hours[0]: expected both times with "opens" before "closes", or null for both on a closed day, got {"days":["mon"],"opens":"18:00","closes":"17:00"}',
    ],
    // YAML 1.2 reads these as a truth value and a number, and `yes` as a text.
    ['name: Undula', 'name: true', 'name: expected a text that is not empty, in quotes, got true'],
    ['name: Undula', 'name: 2026', 'name: expected a text that is not empty, in quotes, got 2026'],
  ])('with "%s" changed to "%s" has one mistake', (from, to, mistake) => {
    const { mistakes, line } = changed('brand', from, to);
    expect(mistakes).toEqual([`${line}: ${mistake}`]);
  });

  it('needs no phone', () => {
    expect(changed('brand', 'phone: +1 555 0100\n', '').mistakes).toEqual([]);
  });

  it.each(["O'Hara", 'Студия Волна', 'Müller & Söhne', 'Wave 🌊'])('takes %s as a name', (name) => {
    expect(changed('brand', 'name: Undula', `name: ${name}`).mistakes).toEqual([]);
  });

  it('needs a shorter word for the bar beside a long name', () => {
    const name = 'name: Northern Lights & Partners';
    const { mistakes } = changed('brand', 'name: Undula', name);
    expect(mistakes).toEqual([
      '1: logo: expected a word of 16 letters or fewer for the bar, as the name is longer, got nothing',
    ]);
    expect(changed('brand', 'name: Undula', `${name}\nlogo: Northern`).mistakes).toEqual([]);
    expect(changed('brand', 'name: Undula', 'name: N\nlogo: Northern Lights & P').mistakes).toHaveLength(1);
  });

  it('needs no opening hours', () => {
    const text = textOf('brand');
    const hours = text.slice(text.indexOf('hours:'), text.indexOf('# The contact form'));
    expect(mistakesIn('brand', text.replace(hours, ''))).toEqual([]);
    expect(mistakesIn('brand', text.replace(hours, 'hours: []\n'))).toEqual([]);
  });

  it('compares no short word with others', () => {
    const text = textOf('brand').replace('hours:', 'hrs:');
    expect(mistakesIn('brand', text).join()).toContain('hrs: expected no such field (there are name');
  });

  it.each(['yes', 'no', 'on', '2026-11-14', '007'])(
    'takes %s as a name: it is a text in YAML 1.2',
    (name) => {
      // A number loses its zeros.
      expect(changed('brand', 'name: Undula', `name: ${name}`).mistakes).toHaveLength(name === '007' ? 1 : 0);
    },
  );
});

describe('project-categories.yml', () => {
  it('has each slug once', () => {
    const { mistakes, line } = changed('categories', 'slug: mobile-apps', 'slug: web-development');
    expect(mistakes).toEqual([
      `${line}: [1].slug: expected a slug that no other category has, got "web-development"`,
    ]);
  });

  it('takes no slug of emoji', () => {
    const { mistakes, line } = changed('categories', 'slug: mobile-apps', 'slug: 📱');
    expect(mistakes).toEqual([`${line}: [1].slug: expected a slug such as "harbour-ferry", got "📱"`]);
  });

  it('has one category or more', () => {
    expect(mistakesIn('categories', '[]')).toEqual([
      '1: project-categories: expected at least one category, got []',
    ]);
  });
});

describe('navigation.yml', () => {
  it.each([
    [
      'service',
      'a list of links, or the name of a whole list: "services" or "project-categories", got "service"',
    ],
    ['[]', 'at least one link, got []'],
  ])('takes no group with the children %s', (children, mistake) => {
    const text = `- label: Projects\n  icon: layers\n  children: ${children}\n`;
    expect(mistakesIn('navigation', text)).toEqual([`3: [0].children: expected ${mistake}`]);
  });
});

describe('home.yml', () => {
  it('takes the placeholders of the brand, at the start of a text in quotes', () => {
    const text = textOf('home')
      .replace('banner: ', "banner: '{brand.name}, {brand.phone}: ")
      .replace('Imagination', "Imagination'");
    const value = checkYaml('home', text, {
      tell: (mistake) => expect.fail(describeMistake(mistake)),
      brand: { ...brand, name: "O'Neil: #1" },
    })?.value;
    expect(value).toMatchObject({
      hero: { welcome: "Welcome to O'Neil: #1" },
      banner: `O'Neil: #1, ${brand.phone}: Discover Unlimited Possibilities Beyond Imagination`,
    });
  });

  it.each([
    ['nmae', '"{brand.name}", "{brand.email}" or "{brand.phone}" (did you mean "{brand.name}"?)'],
    ['city', '"{brand.name}", "{brand.email}" or "{brand.phone}"'],
  ])('takes no placeholder {brand.%s}', (word, expected) => {
    const { mistakes, line } = changed('home', 'to {brand.name}', `to {brand.${word}}`);
    expect(mistakes).toEqual([`${line}: hero.welcome: expected ${expected}, got "{brand.${word}}"`]);
  });

  it('asks for the phone of a placeholder', () => {
    const mistakes: Mistake[] = [];
    const text = textOf('home').replace('banner: ', 'banner: Call {brand.phone}, ');
    const tell = (mistake: Mistake) => mistakes.push(mistake);
    checkYaml('home', text, { tell, brand: { ...brand, phone: undefined } });
    expect(mistakes.map(describeMistake)).toEqual([
      expect.stringContaining(
        'banner: expected a phone in src/content/brand.yml, which has none, or a text without it, got "{brand.phone}"',
      ),
    ]);
  });

  it('asks for quotes around a placeholder at the start of a text', () => {
    const { mistakes, line } = changed('home', 'welcome: Welcome to {brand.name}', 'welcome: {brand.name}');
    expect(mistakes).toEqual([
      `${line}: hero.welcome: expected a text that is not empty, in quotes, got {"brand.name":null}`,
    ]);
  });
});

describe('a YAML file', () => {
  it.each([
    [
      'a tab',
      'strip:\n  - Str',
      'strip:\n\t- Str',
      'home: expected spaces, not a tab, before a field, got "- Strategic Planning"',
      1,
    ],
    [
      'a field twice',
      'start: Get Started',
      'more: x',
      'home: expected each field once, got "more: Learn More"',
      1,
    ],
    [
      'a colon without quotes',
      'start: Get Started',
      'start: Get: Started',
      'home: expected quotes around a text with ": " in it, got "start: Get: Started"',
      0,
    ],
    [
      'a list that does not end',
      'start: Get Started',
      'start: [Get Started',
      'home: expected "]" or "}" above this line, or quotes around a text that begins with "[" or "{", got "more: Learn More"',
      1,
    ],
    [
      'a text that a # would cut',
      'start: Get Started',
      'start: Be our #1',
      'home: expected quotes around a text with " #" in it, got "start: Be our #1"',
      0,
    ],
    [
      'an alias',
      'banner: Discover',
      '&a banner: *a #',
      'home: expected no aliases: put a text that begins with * or & in quotes, got an alias',
      0,
    ],
  ])('with %s has one mistake, in its line', (_, from, to, mistake, below) => {
    const { mistakes, line } = changed('home', from, to);
    expect(mistakes).toEqual([`${line + below}: ${mistake}`]);
  });

  it('of aliases of aliases is refused at once', () => {
    const levels = Array.from(
      { length: 30 },
      (_, level) => `a${level + 1}: &a${level + 1} [${'*a' + level}, ${'*a' + level}]`,
    );
    const started = performance.now();
    expect(mistakesIn('home', `a0: &a0 [x]\n${levels.join('\n')}\n`)).toEqual([
      '2: home: expected no aliases: put a text that begins with * or & in quotes, got an alias',
    ]);
    expect(performance.now() - started).toBeLessThan(1000);
  });

  it.each(['', '\n\n', '# nothing\n'])('without fields (%j) is told which to have', (text) => {
    expect(mistakesIn('home', text)).toEqual([
      expect.stringMatching(/^1: home: expected the fields hero, elevate, strip, .*, got nothing$/),
    ]);
  });
});

describe('a text file', () => {
  function read(bytes: string | Uint8Array) {
    const folder = mkdtempSync(join(tmpdir(), 'text-'));
    try {
      const path = join(folder, 'home.yml');
      writeFileSync(path, bytes);
      const mistakes: Mistake[] = [];
      const text = readTextFile(path, (mistake) => mistakes.push(mistake));
      return {
        text,
        mistakes: mistakes
          .map(describeMistake)
          .map((mistake) => mistake.replace(shownPath(path), 'home.yml')),
      };
    } finally {
      rmSync(folder, { recursive: true });
    }
  }

  it('loses its byte order mark and its Windows line ends', () => {
    expect(read('\ufeffbanner: x\r\nstrip: y\r\n')).toEqual({ text: 'banner: x\nstrip: y\n', mistakes: [] });
  });

  it('of more than 1 MB is refused', () => {
    expect(read('x'.repeat(5_000_000))).toEqual({
      text: null,
      mistakes: ['home.yml:1: size: expected at most 1 MB of text, got 5.0 MB'],
    });
  });
});

describe('words.yml', () => {
  it.each([
    [
      'play: Play carousel',
      'plai: Play carousel',
      'carousel.plai: expected no such field (did you mean "play"?',
    ],
    [
      'all: All results for {query}',
      'all: All results',
      'search.all: expected a text with {query}, and no other braces',
    ],
    [
      "'{from} to {to}'",
      "'{from} to {until}'",
      'hours.span: expected a text with {from} and {to}, and no other braces, got "{from} to {until}"',
    ],
    ['close: Close', 'close: Close {it}', 'drawer.close: expected a text without { and }'],
    ["other: '{count} results'", 'other: results', 'search.counted.other: expected a text with {count}'],
    ["one: '{count} result'", 'one: A single result', null],
    ["one: '{count} result'", "few: '{count} Ergebnisse'", null],
  ])('is checked: %s', (from, to, expected) => {
    const { mistakes, line } = changed('words', from, to);
    if (expected === null) expect(mistakes).toEqual([]);
    else
      expect(
        mistakes.some((mistake) => mistake.startsWith(`${line}: ${expected}`)),
        mistakes.join('\n'),
      ).toBe(true);
  });
});

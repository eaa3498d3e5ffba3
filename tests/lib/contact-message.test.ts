import { describe, expect, it } from 'vitest';
import {
  checkContactMessage,
  cleanContactMessage,
  contactLimits,
  contactText,
  toMailto,
  type ContactMessage,
} from '@/lib/contact-message';

const good: ContactMessage = { name: 'Ada Marsh', email: 'ada@harbour.example', message: 'Hello' };
const errorsOf = (part: Partial<ContactMessage>) => {
  const checked = checkContactMessage({ ...good, ...part });
  return checked.valid ? {} : checked.errors;
};

describe('checkContactMessage', () => {
  it('accepts a whole message and trims it', () => {
    expect(
      checkContactMessage({ name: ' Ada  Marsh\n', email: ' ada@harbour.example ', message: '\nHello ' }),
    ).toEqual({ valid: true, message: good });
  });

  it('asks for each field that is empty or white space', () => {
    expect(checkContactMessage({ name: '', email: '\t', message: ' \n ' })).toEqual({
      valid: false,
      errors: {
        name: 'Enter your name.',
        email: 'Enter your email address.',
        message: 'Write a message.',
      },
    });
  });

  it.each([
    ['name.company', 'Enter a full address, with an @.'],
    ['@company.com', 'Enter a full address, with a name before the @.'],
    ['name@', 'Enter a full address, such as name@company.com.'],
    ['name@company', 'Enter a full address, such as name@company.com.'],
    ['name@company..com', 'Enter a full address, such as name@company.com.'],
    ['name@company.com.', 'Enter a full address, such as name@company.com.'],
    ['name@company,com', 'Enter a full address, such as name@company.com.'],
    ['a@b@company.com', 'Enter one address, with a single @.'],
    ['Ada <ada@company.com>', 'Enter one address, without spaces.'],
    [`${'a'.repeat(250)}@b.de`, 'Shorten the email to 254 characters: it has 255.'],
  ])('refuses the address %s', (email, error) => {
    expect(errorsOf({ email })).toEqual({ email: error });
  });

  it.each(['a@b.co', 'ada.marsh+site@mail.harbour.example', 'jörg@müller.example', "o'neil@harbour.example"])(
    'accepts the address %s',
    (email) => expect(errorsOf({ email })).toEqual({}),
  );

  it('counts characters as people do, up to the limit and one past it', () => {
    expect(errorsOf({ name: '🌊'.repeat(contactLimits.name) })).toEqual({});
    expect(errorsOf({ name: 'x'.repeat(121) })).toEqual({
      name: 'Shorten the name to 120 characters: it has 121.',
    });
    expect(errorsOf({ message: 'x'.repeat(5000) })).toEqual({});
    expect(errorsOf({ message: 'x'.repeat(5012) })).toEqual({
      message: 'Shorten the message to 5,000 characters: it has 5,012.',
    });
  });
});

describe('cleanContactMessage', () => {
  it('keeps markup as the text that it is', () => {
    const message = '<script>alert(1)</script> & "quotes" %0A';
    expect(cleanContactMessage({ ...good, message }).message).toBe(message);
  });

  it('takes control characters out and evens line ends', () => {
    const typed = {
      name: 'A\u0000d\u001Ba\r\nBcc: x@y.z',
      email: 'a\u0007@b.co',
      message: 'a\r\nb\rc\u2028d\u0008\te',
    };
    expect(cleanContactMessage(typed)).toEqual({
      name: 'Ada Bcc: x@y.z',
      email: 'a@b.co',
      message: 'a\nb\nc\nd\te',
    });
  });
});

describe('toMailto', () => {
  const bodyOf = (href: string) => new URL(href).searchParams.get('body')!;

  it('carries the whole text, with CRLF, umlauts and emoji', () => {
    const { href, truncated } = toMailto(
      { ...good, message: 'Grüße 🌊\n100% & more? #1 + 2' },
      'hello@undula.example',
    );
    expect(truncated).toBe(false);
    expect(href.startsWith('mailto:hello@undula.example?subject=Message%20from%20Ada%20Marsh&body=')).toBe(
      true,
    );
    expect(href).toContain('Gr%C3%BC%C3%9Fe%20%F0%9F%8C%8A%0D%0A100%25%20%26%20more%3F%20%231%20%2B%202');
    expect(bodyOf(href)).toBe('Grüße 🌊\r\n100% & more? #1 + 2\r\n\r\nAda Marsh\r\nada@harbour.example');
  });

  it('cuts a long text between characters and says so in the mail', () => {
    const { href, truncated } = toMailto({ ...good, message: '🌊ü\n'.repeat(400) }, 'hello@undula.example');
    expect(truncated).toBe(true);
    expect(href.length).toBeLessThanOrEqual(1800);
    expect(href.length).toBeGreaterThan(1750);
    expect(bodyOf(href)).toMatch(/^(🌊ü\r\n)+(🌊ü?)?\s*\[The text was too long .*"Copy text".*\]$/u);
  });

  it('lets nothing typed add a field, a receiver or a script', () => {
    const href = toMailto(
      { name: 'x&bcc=evil@x.y', email: 'a@b.co?cc=z', message: '&cc=evil@x.y#\r\nBcc: evil@x.y' },
      'hello@undula.example',
    ).href;
    expect([...new URL(href).searchParams.keys()]).toEqual(['subject', 'body']);
    expect(new URL(href).pathname).toBe('hello@undula.example');
    expect(href).not.toContain('#');
  });
});

/** A small generator with a seed, so that a failure can be repeated. */
function randomTexts(seed: number) {
  let state = seed;
  const next = (below: number) => {
    state = (state * 1_664_525 + 1_013_904_223) % 4_294_967_296;
    return Math.floor((state / 4_294_967_296) * below);
  };
  const bits = [
    'a',
    'é',
    '🌊',
    '👩‍👩‍👧',
    '\uD83C',
    '\uDF0A',
    '\u0000',
    '\r',
    '\n',
    '\r\n',
    '<b>',
    '&',
    '%',
    '@',
    '.',
    ' ',
    '\u202E',
    '\u2028',
    '"',
    "'",
    '\t',
    'ß',
  ];
  return () => Array.from({ length: next(80) }, () => bits[next(bits.length)]).join('');
}

describe('any text at all', () => {
  const text = randomTexts(20_260_304);
  const cases = Array.from({ length: 400 }, () => ({
    name: text(),
    email: text(),
    message: text().repeat(6),
  }));

  it('is cleaned to the same text when it is cleaned twice', () => {
    for (const typed of cases) {
      const once = cleanContactMessage(typed);
      expect(cleanContactMessage(once)).toEqual(once);
      expect(`${once.name}${once.email}`).not.toMatch(/\p{Cc}/u);
      expect(once.message.replace(/[\n\t]/g, '')).not.toMatch(/\p{Cc}/u);
    }
  });

  it('is accepted or refused for a reason, and never throws', () => {
    for (const typed of cases) {
      const checked = checkContactMessage(typed);
      if (checked.valid) expect(checked.message.email).toMatch(/^[^@\s]+@[^@\s]+\.[^@\s]+$/);
      else expect(Object.values(checked.errors).every((error) => error.endsWith('.'))).toBe(true);
    }
  });

  it('makes a mail link of bounded length that decodes to the beginning of the text', () => {
    for (const typed of cases) {
      const { href, truncated } = toMailto(typed, 'hello@undula.example');
      expect(href.length).toBeLessThanOrEqual(1800);
      expect(href).toMatch(/^[\x21-\x7e]+$/);
      const body = decodeURIComponent(href.split('&body=')[1]!).replaceAll('\r\n', '\n');
      const whole = contactText(cleanContactMessage(typed));
      if (truncated) expect(whole.startsWith(body.slice(0, body.lastIndexOf('\n\n[The text')))).toBe(true);
      else expect(body).toBe(whole);
    }
  });
});

it('puts the chosen answers above the text of the mail', () => {
  const message = {
    name: 'Ada',
    email: 'ada@x.yz',
    message: 'Hello',
    budget: 'Under $10,000',
    start: 'Later',
  };
  expect(contactText(message)).toBe('Budget: Under $10,000\nStart: Later\n\nHello\n\nAda\nada@x.yz');
  expect(decodeURIComponent(toMailto(message, 'a@b.cd').href)).toContain(
    'Budget: Under $10,000\r\nStart: Later',
  );
});

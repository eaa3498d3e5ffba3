import { expect, it } from 'vitest';
import { emailAddress, emailLink } from '@/lib/email-address';
import { phoneLink } from '@/lib/phone-link';

it('leaves the subject behind', () => {
  expect(emailAddress('mailto:hello@undula.example?subject=Application%3A%20Engineer')).toBe(
    'hello@undula.example',
  );
  expect(emailAddress('mailto:hello@undula.example')).toBe('hello@undula.example');
});

it('reads what is encoded, and leaves what is broken as it is', () => {
  expect(emailAddress('mailto:jobs%2Bweb@undula.example')).toBe('jobs+web@undula.example');
  expect(emailAddress('mailto:100%@undula.example')).toBe('100%@undula.example');
});

it('is empty where there is no address', () => {
  expect(emailAddress('mailto:?subject=Hello')).toBe('');
});

it('links to an address with any letters, which a mail program reads back', () => {
  expect(emailLink('jobs+web@undula.example')).toBe('mailto:jobs%2Bweb@undula.example');
});

it('links to a phone number without what people write between its digits', () => {
  expect(phoneLink('+49 (40) 555-01/00')).toBe('tel:+49405550100');
});

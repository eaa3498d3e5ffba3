import { expect, it } from 'vitest';
import { emailAddress } from '@/lib/email-address';

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

import { expect, it } from 'vitest';
import { checkContactMessage } from '@/lib/contact-message';
import { contactErrors } from '@/dashboard/screens/clients/client-fields';
import { fieldError } from '@/dashboard/screens/people/person-form/person-fields';
import { checkFacts } from '@/dashboard/screens/settings/settings-fields';

/** Whether each form of the site and of the portal takes an address. */
function takenBy(email: string) {
  const message = checkContactMessage({ name: 'Noor', email, message: 'Hello' });
  return {
    contactForm: message.valid,
    person: fieldError('email', 'employee', email) === null,
    agency: checkFacts({ name: 'Undula', email, timeZone: 'Europe/Berlin' }).email === undefined,
    clientContact: contactErrors({ name: 'Noor', email }).email === undefined,
  };
}

it.each([
  'noor@studio.com',
  'noor.adair+site@mail.studio.co.uk',
  'o’neill@studio.com',
  'noor@büro.example',
  'no_or-1@a-b.io',
])('%s is an email address in every form', (email) => {
  expect(new Set(Object.values(takenBy(email)))).toEqual(new Set([true]));
});

it.each([
  'noor@studio.com;',
  'noor@studio..com',
  'noor@.studio.com',
  'noor@studio.com.',
  'a@b:c.com',
  'noor,ilan@studio.com',
  'noor;ilan@studio.com',
  'noor@studio.com,ilan@studio.com',
  'Noor<noor@studio.com>',
  'mailto:noor@studio.com',
  '"noor"@studio.com',
  '(noor)@studio.com',
  'noor@studio',
  'noor adair@studio.com',
  '@studio.com',
])('%s is an email address in no form', (email) => {
  expect(new Set(Object.values(takenBy(email)))).toEqual(new Set([false]));
});

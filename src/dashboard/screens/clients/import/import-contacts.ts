import { nameKey } from '@/dashboard/words/name-key';
import { newId } from '@/lib/new-id';
import type { ClientContact } from '@/dashboard/model/records/records';
import type { ContactTexts } from '@/dashboard/screens/clients/client-fields';

const parts = ['name', 'position', 'email', 'phone'] as const;

const isSameContact = (a: ContactTexts, b: ContactTexts): boolean =>
  parts.every((part) => a[part].trim() === b[part].trim());

/** Whether a contact has all the texts of a row, whose empty cells say nothing. */
const has = (stored: ContactTexts, given: ContactTexts) =>
  parts.every((part) => given[part] === '' || given[part] === stored[part].trim());

/** Contacts by their name without case and accents. */
function byName<Contact extends ContactTexts>(contacts: readonly Contact[]): ReadonlyMap<string, Contact[]> {
  const groups = new Map<string, Contact[]>();
  for (const contact of contacts) {
    const key = nameKey(contact.name);
    const group = groups.get(key);
    if (group) group.push(contact);
    else groups.set(key, [contact]);
  }
  return groups;
}

/**
 * The contacts of a client with those of a file: changed by name, or added. Several stored contacts can share a name, so
 * the same one comes first, and a name changes a contact only if one alone has it. No contact is removed.
 */
export function withContacts(
  stored: readonly ClientContact[],
  given: readonly ContactTexts[],
): readonly ClientContact[] {
  const changes = new Map<string, ContactTexts>();
  const free = byName(stored);
  let rest = given;
  const claim = (indexOf: (one: ContactTexts, namesakes: readonly ClientContact[]) => number) => {
    rest = rest.filter((one) => {
      const namesakes = free.get(nameKey(one.name)) ?? [];
      const index = indexOf(one, namesakes);
      if (index !== -1) changes.set(namesakes.splice(index, 1)[0]!.id, one);
      return index === -1;
    });
  };
  claim((one, namesakes) => namesakes.findIndex((contact) => isSameContact(contact, one)));
  claim((one, namesakes) => namesakes.findIndex((contact) => has(contact, one)));
  const left = byName(rest);
  claim((one, namesakes) => (namesakes.length === 1 && left.get(nameKey(one.name))!.length === 1 ? 0 : -1));
  const changed = stored.map((contact) => {
    const one = changes.get(contact.id);
    if (!one || has(contact, one)) return contact;
    const filled = Object.fromEntries(Object.entries(one).filter(([, text]) => text !== ''));
    return { ...contact, ...filled, name: contact.name };
  });
  return [...changed, ...rest.map((one) => ({ id: newId(), ...one }))];
}

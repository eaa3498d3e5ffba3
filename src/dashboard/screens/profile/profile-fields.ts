import type { Person } from '../../data/records';

/** What somebody may change about themselves. */
export type ProfileFields = Pick<Person, 'name' | 'personalEmail' | 'phone' | 'address' | 'bio'>;

export const profileFieldNames = ['name', 'personalEmail', 'phone', 'address', 'bio'] as const;

/** How each is called. */
export const profileLabels: Readonly<Record<keyof ProfileFields, string>> = {
  name: 'Name',
  personalEmail: 'Personal email',
  phone: 'Phone',
  address: 'Address',
  bio: 'Bio',
};

export const fieldsOf = ({ name, personalEmail, phone, address, bio }: Person): ProfileFields => ({
  name,
  personalEmail,
  phone,
  address,
  bio,
});

/** Proves a draft that comes back from storage. */
export function parseFields(value: unknown): ProfileFields | null {
  if (typeof value !== 'object' || value === null) return null;
  const texts = profileFieldNames.map((name) => (value as Record<string, unknown>)[name]);
  if (texts.some((text) => typeof text !== 'string')) return null;
  return Object.fromEntries(profileFieldNames.map((name, index) => [name, texts[index]])) as ProfileFields;
}

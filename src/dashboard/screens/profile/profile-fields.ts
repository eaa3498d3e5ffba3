import { pick, type TypeOf } from '@/dashboard/model/fields/fields';
import { person } from '@/dashboard/model/records/person';
import type { Person } from '@/dashboard/model/records/records';
import { oneLine } from '@/lib/one-line';

export const profileFieldNames = ['name', 'personalEmail', 'phone', 'address', 'bio'] as const;

/** The fields that people can change in their own profile. */
export const profileFields = pick(person, ...profileFieldNames);

export type ProfileFields = TypeOf<typeof profileFields>;

export const profileLabels: Readonly<Record<keyof ProfileFields, string>> = {
  name: 'Name',
  personalEmail: 'Personal email',
  phone: 'Phone',
  address: 'Address',
  bio: 'Bio',
};

/** Only the name is checked, because lists, tasks and messages show it. */
export const profileErrors = ({ name }: ProfileFields): { name?: string } =>
  name.trim() === '' ? { name: 'Enter a name.' } : {};

/** The fields as they are saved: without spaces at their ends, and the name with single spaces. */
export const savedFields = (draft: ProfileFields): ProfileFields => ({
  name: oneLine(draft.name),
  personalEmail: draft.personalEmail.trim(),
  phone: draft.phone.trim(),
  address: draft.address.trim(),
  bio: draft.bio.trim(),
});

export const fieldsOf = ({ name, personalEmail, phone, address, bio }: Person): ProfileFields => ({
  name,
  personalEmail,
  phone,
  address,
  bio,
});

import { pick, type TypeOf } from '@/dashboard/model/fields/fields';
import { person } from '@/dashboard/model/records/person';
import type { Person } from '@/dashboard/model/records/records';

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

export const fieldsOf = ({ name, personalEmail, phone, address, bio }: Person): ProfileFields => ({
  name,
  personalEmail,
  phone,
  address,
  bio,
});

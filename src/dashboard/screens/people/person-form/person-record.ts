import type { Person } from '@/dashboard/model/records/records';
import { statusNames, type ListedKind } from '@/dashboard/screens/people/people-kind';
import { fieldsOf, readDay, readNumber, readStatus, readTruth, type PersonTexts } from './person-rules';

/** One line, without the spaces around it and without runs of them. */
const line = (text: string) => text.trim().replace(/\s+/gu, ' ');

const hoursOf = (minutes: number | null) => (minutes === null ? '' : String(minutes / 60));

export const noTexts: PersonTexts = {
  name: '',
  email: '',
  personalEmail: '',
  phone: '',
  address: '',
  team: '',
  position: '',
  joinedOn: '',
  endsOn: '',
  weeklyHours: '',
  requiredHours: '',
  mentor: '',
  status: '',
  verified: '',
  bio: '',
};

/** A person as texts. @param mentor - what the mentor is called there: a name, or an address that is theirs alone */
export function textsOf(person: Person, mentor: string): PersonTexts {
  return {
    name: person.name,
    email: person.email,
    personalEmail: person.personalEmail,
    phone: person.phone,
    address: person.address,
    team: person.team,
    position: person.position,
    joinedOn: person.joinedOn,
    endsOn: person.endsOn ?? '',
    weeklyHours: hoursOf(person.weeklyMinutes),
    requiredHours: hoursOf(person.requiredMinutes),
    mentor,
    status: statusNames[person.status],
    verified: person.verified ? 'yes' : 'no',
    bio: person.bio,
  };
}

/** What texts that pass the rules make of a person; what their kind does not have stays as it is. */
export function personOf(
  base: Person,
  kind: ListedKind,
  texts: PersonTexts,
  mentorId: string | null,
): Person {
  const has = new Set(fieldsOf(kind));
  const minutes = (text: string) => Math.round(readNumber(text) * 60);
  return {
    ...base,
    kind,
    name: line(texts.name),
    email: line(texts.email),
    personalEmail: line(texts.personalEmail),
    phone: line(texts.phone),
    address: line(texts.address),
    team: line(texts.team),
    position: line(texts.position),
    joinedOn: readDay(texts.joinedOn) ?? base.joinedOn,
    endsOn: has.has('endsOn') ? readDay(texts.endsOn) : base.endsOn,
    weeklyMinutes: has.has('weeklyHours') ? minutes(texts.weeklyHours) : base.weeklyMinutes,
    requiredMinutes: has.has('requiredHours') ? minutes(texts.requiredHours) : base.requiredMinutes,
    mentorId: has.has('mentor') ? mentorId : base.mentorId,
    status: readStatus(texts.status) ?? base.status,
    verified: readTruth(texts.verified) ?? base.verified,
    bio: texts.bio.trim(),
  };
}

/** Somebody new, before anything is known of them. */
export const newPerson = (kind: ListedKind): Person => ({
  id: crypto.randomUUID(),
  revision: 0,
  kind,
  name: '',
  email: '',
  personalEmail: '',
  phone: '',
  address: '',
  bio: '',
  verified: false,
  status: 'invited',
  team: '',
  position: '',
  joinedOn: '',
  endsOn: null,
  weeklyMinutes: 0,
  requiredMinutes: null,
  mentorId: null,
  lastSeenAt: null,
});

import { foldKey } from '@/dashboard/parts/data-table/rows/fold-key';
import type { ListedKind } from '@/dashboard/screens/people/people-kind';
import {
  fieldLabel,
  fieldsOf,
  type PersonFieldId,
} from '@/dashboard/screens/people/person-form/person-rules';

/** By column of the file: which field it holds, or none. */
export type Mapping = readonly (PersonFieldId | null)[];

/** Other names that files give the fields, folded and without spaces. */
const otherNames: Readonly<Record<PersonFieldId, readonly string[]>> = {
  name: ['fullname', 'displayname', 'person', 'employee', 'intern', 'user', 'contact'],
  email: ['email', 'emailaddress', 'workemail', 'mail', 'businessemail', 'companyemail'],
  personalEmail: ['personalemail', 'privateemail', 'homeemail', 'personalemailaddress'],
  phone: ['phonenumber', 'telephone', 'tel', 'mobile', 'cell', 'mobilephone'],
  address: ['street', 'homeaddress', 'postaladdress', 'location'],
  team: ['team', 'department', 'company', 'organisation', 'organization', 'group', 'division'],
  position: ['position', 'role', 'title', 'jobtitle', 'job', 'programme', 'program', 'access'],
  joinedOn: ['startdate', 'joined', 'joindate', 'joinedon', 'hiredate', 'start', 'since', 'from'],
  endsOn: ['enddate', 'lastday', 'end', 'endson', 'until', 'to'],
  weeklyHours: ['weeklyhours', 'hoursaweek', 'hoursperweek', 'hours', 'hoursweekly'],
  requiredHours: ['requiredhours', 'hoursrequired', 'totalhours', 'internshiphours'],
  mentor: ['mentoremail', 'supervisor', 'tutor'],
  status: ['state', 'accountstatus'],
  verified: ['isverified', 'confirmed', 'checked'],
  bio: ['bio', 'description', 'notes', 'note'],
};

const bare = (text: string) => foldKey(text).replace(/[^\p{L}\p{N}]/gu, '');

/** Which column of a file holds which field, told by the names in its first row; each field once, the first column that fits. */
export function guessMapping(heads: readonly string[], kind: ListedKind): Mapping {
  const taken = new Set<PersonFieldId>();
  const claim = (fits: (id: PersonFieldId, head: string) => boolean, before: Mapping): Mapping =>
    heads.map((head, column) => {
      if (before[column]) return before[column];
      const id = fieldsOf(kind).find((field) => !taken.has(field) && fits(field, bare(head)));
      if (!id || bare(head) === '') return null;
      taken.add(id);
      return id;
    });
  const exact = claim(
    (id, head) => head === bare(fieldLabel(id, kind)) || head === id.toLowerCase(),
    heads.map(() => null),
  );
  return claim((id, head) => otherNames[id].includes(head), exact);
}

/** Whether the first row names columns and is nobody's own: no cell of it is an address. */
export const looksLikeHead = (cells: readonly string[], kind: ListedKind): boolean =>
  !cells.some((cell) => cell.includes('@')) && guessMapping(cells, kind).some(Boolean);

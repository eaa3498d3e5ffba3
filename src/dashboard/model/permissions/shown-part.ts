import { invoiceLock } from '@/dashboard/model/invoice-lock';
import { isSame } from '@/dashboard/model/merge';
import { sharedLeave } from '@/dashboard/model/public-leave';
import { publicProject } from '@/dashboard/model/public-project';
import type {
  AgencySettings,
  CollectionName,
  Person,
  RecordOf,
  ReportNote,
} from '@/dashboard/model/records/records';

/** A person without private contact data, rates and costs. */
function publicPerson(person: Person): Person {
  const hidden = { hourlyRate: null, hourlyCost: null };
  return {
    ...person,
    ...hidden,
    personalEmail: '',
    phone: '',
    address: '',
    earlier: person.earlier.map((terms) => ({ ...terms, ...hidden })),
    later: person.later.map((terms) => ({ ...terms, ...hidden })),
  };
}

/** The settings without rates. */
const publicSettings = (settings: AgencySettings): AgencySettings => ({
  ...settings,
  workKinds: settings.workKinds.map((kind) => ({ ...kind, rates: [] })),
});

/**
 * The sign-off of a report, which locks the time of everyone. Null while it is open. Everything else in it is the same in
 * each: the number of its revisions would say that the note has changed.
 */
const publicSignOff = ({ id, signedOffAt }: ReportNote): ReportNote | null =>
  signedOffAt === null ? null : { id, revision: 1, signedOffAt, signedOffById: null, text: '', report: null };

const shown: { readonly [Name in CollectionName]?: (record: RecordOf<Name>) => RecordOf<Name> | null } = {
  people: publicPerson,
  projects: publicProject,
  settings: publicSettings,
  leave: sharedLeave,
  reportNotes: publicSignOff,
  invoices: invoiceLock,
};

/** Whether everyone signed in sees a part of a record, and fewer people the whole. */
export const hasShownPart = (collection: CollectionName): boolean => collection in shown;

/** A record without the fields that only its `wholeReadersOf` see. Null if the others see nothing of it. */
export function shownOf<Name extends CollectionName>(
  collection: Name,
  record: RecordOf<Name>,
): RecordOf<Name> | null {
  const part = shown[collection] as ((record: RecordOf<Name>) => RecordOf<Name> | null) | undefined;
  return part ? part(record) : record;
}

/**
 * A record that was changed by a person who sees only a part of it, with the hidden fields of its last version. Null if the
 * person set one of these.
 */
export function withHidden<Name extends CollectionName>(
  collection: Name,
  record: RecordOf<Name>,
  last: RecordOf<Name>,
): RecordOf<Name> | null {
  if (!isSame(record, shownOf(collection, record))) return null;
  const visible = shownOf(collection, last);
  const hidden = Object.entries(last).filter(
    ([name, value]) => !isSame(value, visible?.[name as keyof RecordOf<Name>]),
  );
  return { ...record, ...Object.fromEntries(hidden) };
}

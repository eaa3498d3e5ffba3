import type { Person } from '@/dashboard/model/records/records';
import { personFinder } from '@/dashboard/parts/csv-import/person-finder';
import { mayGetWork } from '@/dashboard/words/staff';

type FoundStaff = { id: string } | { error: string | null };

/** Finds the lead and the members of a project: current staff, and those that the project has already. */
export function staffFinder(people: readonly Person[]) {
  const findCurrent = personFinder(people.filter(mayGetWork));
  const findAnyone = personFinder(people);
  return (text: string, present: readonly string[]): FoundStaff => {
    const anyone = findAnyone(text);
    const found = findCurrent(text) ?? (anyone && present.includes(anyone.id) ? anyone : null);
    return (
      found ?? {
        error: anyone && `${anyone.name} is not current staff. Enter another person’s email address.`,
      }
    );
  };
}

/** Reads addresses or names, separated by commas, semicolons or line breaks. */
export function readMembers(
  text: string,
  present: readonly string[],
  findStaff: ReturnType<typeof staffFinder>,
) {
  const ids: string[] = [];
  for (const each of text.split(/[,;\n]/u).map((part) => part.trim())) {
    if (each === '') continue;
    const found = findStaff(each, present);
    if ('error' in found)
      return {
        ids,
        error:
          found.error ??
          `No person has the email address or name “${each}”, or more than one has it. Enter email addresses, separated by commas.`,
      };
    ids.push(found.id);
  }
  return { ids: [...new Set(ids)], error: null };
}

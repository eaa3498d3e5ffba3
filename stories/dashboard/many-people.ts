import type { Person, PersonStatus, TimeEntry } from '@/dashboard/model/records/records';
import { blankRecord } from '../../tests/dashboard/blank-record';

const firstNames =
  'Noor Ilan Mara Ruth Åse Jürgen Zoë Bram Celia Davit Elin Farid Greta Hugo Imara Jonas Kaya Leo Mina Nils 明 Олег'.split(
    ' ',
  );
const lastNames =
  'Adair Voss Quist Halden Renn Osei Thorne Maro Sato Lune Holm Verne Cole Wick Brandt Marchetti Okafor Aker Reyes'.split(
    ' ',
  );
const teams = ['Design', 'Engineering', 'Marketing', 'Operations', 'Strategy'];
const positions = ['Designer', 'Engineer', 'Writer', 'Researcher', 'Producer', 'Analyst', 'Lead'];
const statuses: readonly PersonStatus[] = ['active', 'active', 'active', 'invited', 'suspended', 'left'];

/** The same whole number for the same number, well stirred (Knuth's multiplicative hash). */
const stirred = (index: number) => Math.imul(index + 1, 2654435761) >>> 0;
const one = <T>(list: readonly T[], index: number): T => list[index % list.length]!;

/** As many employees as one likes: the same for the same number, with a few thousand names among them. */
export function manyPeople(count: number): Person[] {
  return Array.from({ length: count }, (_, index): Person => {
    const chance = stirred(index);
    const name = `${one(firstNames, chance)} ${one(lastNames, chance >>> 8)}-${(chance % 997).toString(36)}`;
    return blankRecord('people', {
      id: `many-${index}`,
      kind: 'employee',
      name,
      email: `person.${chance.toString(36)}@undula.example`,
      phone: `+1 555 01${String(index % 100).padStart(2, '0')}`,
      verified: chance % 7 !== 0,
      status: one(statuses, chance >>> 4),
      team: one(teams, chance >>> 6),
      position: one(positions, chance >>> 9),
      joinedOn: `20${String(10 + (chance % 16)).padStart(2, '0')}-0${1 + (chance % 9)}-1${chance % 10}`,
      weeklyMinutes: 2400,
      lastSeenAt: '2026-11-17T09:00:00Z',
    });
  });
}

/** An entry of this week for every third of them. */
export const manyEntries = (people: readonly Person[]): TimeEntry[] =>
  people
    .filter((_, index) => index % 3 === 0)
    .map(({ id }, index) =>
      blankRecord('timeEntries', {
        id: `entry-${id}`,
        personId: id,
        projectId: 'any',
        day: '2026-11-17',
        minutes: 15 * (1 + (stirred(index) % 160)),
        billable: true,
      }),
    );

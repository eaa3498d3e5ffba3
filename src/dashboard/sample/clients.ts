import type { Person } from '@/dashboard/model/records/records';
import { slugOf } from '@/lib/slug';
import { addressOf, personalEmailOf, phoneOf } from './staff';
import type { When } from './when';

const words = (text: string) => text.trim().split(/\s+/);

const firstNames = words(
  'Alma Boris Clea Dario Esme Felix Gwen Hassan Ines Jude Kira Lars Mabel Nico Orla Piet',
);
const lastNames = words(
  `Abara Bell Castell Dunne Ekberg Falk Grove Hart Iversen Jarvis Keane Lowe Moreau Nash Olsen Park
   Quill Rowe Silva Tate Ulrich Vance Webb Xiang Yates Zeller Bright Crane`,
);

/** The agency's clients; those of the projects come first. */
export const companies = [
  'Avery Crossings',
  'Kiln & Co',
  'Saltmarsh Energy Cooperative',
  'Port Avery Library',
  'Larkspur Clinic',
  'Northlight Theatre',
  'Field & Furrow',
  'Tern Bicycles',
  'Old Mill Bakery',
  'Bluewater Trust',
  'Pilot Maps',
  'Sable Coffee',
  'Quarry Lane School',
  'Meridian Choir',
  'Juniper Homes',
  'Signal Radio',
  'Lockkeepers Guild',
  'Beacon Insurance',
  'Anchor Row Market',
  'Wren Publishing',
  'Cobalt Swim Club',
  'Harvest Ledger',
  'Ridge Rail',
  'Drift Instruments',
  'Orchard Legal',
  'Stonebridge Museum',
  'Fathom Diving',
  'Tallow Candles',
];

const accesses = ['Owner', 'Editor', 'Viewer', 'Billing'];
const abouts = [
  'Signs contracts and reads the monthly report of',
  'Publishes news and pictures for',
  'Follows the plan on behalf of',
  'Receives the invoices of',
];

/** 112 regular users: people of the client companies who may look at their projects. */
export function createRegularUsers(when: When): Person[] {
  return Array.from({ length: 112 }, (_, index): Person => {
    const round = Math.floor(index / firstNames.length);
    const first = firstNames[index % firstNames.length]!;
    const last = lastNames[(index * 5 + round) % lastNames.length]!;
    const name = `${first} ${last}`;
    const company = companies[index % companies.length]!;
    const access = Math.floor(index / companies.length) % accesses.length;
    const invited = index % 23 === 11;
    const gone = index % 37 === 30;
    const status = invited ? 'invited' : gone ? 'left' : index % 41 === 17 ? 'suspended' : 'active';
    return {
      id: slugOf(name),
      revision: 0,
      kind: 'regular',
      name,
      email: `${slugOf(name).replaceAll('-', '.')}@${slugOf(company)}.example`,
      personalEmail: personalEmailOf(name, index),
      phone: phoneOf(index + 30),
      address: addressOf(index + 30),
      bio: `${abouts[access]} ${company}.`,
      verified: !invited && index % 29 !== 4,
      status,
      team: company,
      position: accesses[access]!,
      joinedOn: when.day(-(12 + ((index * 53) % 1400))),
      endsOn: null,
      weeklyMinutes: 0,
      hourlyRate: null,
      hourlyCost: null,
      earlier: [],
      later: [],
      requiredMinutes: null,
      mentorId: null,
      lastSeenAt: invited
        ? null
        : when.ago({ days: 1 + ((index * 11) % (gone ? 300 : 60)), minutes: (index * 37) % 1440 }),
    };
  });
}

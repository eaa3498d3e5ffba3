import { brand } from '@/content/brand';
import type { Person, PersonKind } from '@/dashboard/model/records/records';
import { slugOf } from '@/lib/slug';
import { rows } from './chance';
import type { When } from './when';

/** name | team | position | joined so many days ago | hours a week | usual load in % | about */
const employees = `
Noor Adair|Design|Creative director|3105|40|92|Draws every identity as one line before it becomes a system.
Ilan Voss|Engineering|Lead engineer|2590|40|101|Keeps sites fast years after their launch.
Mara Quist|Strategy|Strategy director|2870|40|84|Finds the sentence that a brand stands on.
Ruth Halden|Marketing|Campaign manager|23|40|93|Joined this month and owns the newsletters.
Test Employee|Engineering|Front-end engineer|760|40|82|Builds screens that work with one thumb.
Ada Renn|Engineering|Front-end engineer|1480|40|80|Looks after the component library.
Bram Osei|Engineering|Back-end engineer|1210|40|77|Runs the payment and booking services.
Celia Thorne|Engineering|Mobile engineer|930|32|79|Ships the apps and answers their reviews.
Davit Maro|Engineering|Mobile engineer|640|40|74|Came from embedded work; likes small memory.
Elin Sato|Engineering|Test engineer|1105|32|83|Tries every form with her eyes closed.
Farid Lune|Engineering|Platform engineer|1820|40|72|Keeps deploys short and backups proven.
Greta Holm|Design|Product designer|1390|40|85|Turns interview notes into first sketches.
Hugo Verne|Design|Product designer|870|40|76|Draws flows on paper before anything else.
Imara Cole|Design|Type and motion designer|515|32|78|Decides how fast a thing may move.
Jonas Wick|Design|Illustrator|1650|24|70|Engraves the plates of every cover.
Kaya Brandt|Design|Researcher|720|32|81|Talks to twenty people before we start.
Leo Marchetti|Strategy|Strategist|980|40|79|Counts what a promise costs to keep.
Mina Okafor|Strategy|Pricing analyst|430|40|75|Reads a year of invoices with a pencil.
Nils Aker|Strategy|Project lead|1560|40|82|Keeps eight projects on one board.
Opal Reyes|Strategy|Project lead|1020|40|80|Writes the minutes that people read.
Pia Lindqvist|Marketing|Writer|1275|32|77|Cuts every sentence once more.
Quentin Shaw|Marketing|Search specialist|590|40|73|Knows what people call the thing they seek.
Rosa Delmar|Operations|Office manager|2040|32|66|Knows where everything is, and when.
Sami Torvald|Operations|Bookkeeper|1730|24|68|Closes the month by its second day.`;

/** The last column is the mentor, who two of them do not have yet. */
const interns = `
Test Intern|Engineering|Front-end programme|58|30|88|Third-year student who wants to build for the web.|Ilan Voss
Teo Ferran|Engineering|Front-end programme|79|30|64|Wrote a tide calendar for a class and kept going.|Test Employee
Sena Oduya|Design|Product design programme|37|30|42|Came from printmaking; draws before she clicks.|
Una Fjord|Strategy|Research programme|44|20|78|Interviews commuters between lectures.|Kaya Brandt
Vito Hale|Marketing|Content programme|16|20|74|Writes for a student paper on harbours.|`;

/** Price of an hour, by team. The studio's own operations are not sold. */
const rates: Readonly<Record<string, number>> = {
  Design: 11_000,
  Engineering: 12_000,
  Marketing: 9_500,
  Strategy: 13_500,
};

/** Earlier terms: id | until so many days ago | team | position | hours a week. */
const changes = `
ada-renn|214|Engineering|Junior front-end engineer|32
kaya-brandt|395|Strategy|Researcher|32`;

export interface StaffMember {
  person: Person;
  /** The share of the planned time that they usually log, in percent. */
  load: number;
}

const domain = brand.email.slice(brand.email.indexOf('@'));
const streets = ['Harbour Street', 'Mill Lane', 'Quay Road', 'Lantern Row', 'Tide Walk', 'Anchor Yard'];

/** A reserved fictional number: 555 0100 to 555 0199. */
export const phoneOf = (index: number) => `+1 555 01${String(index % 100).padStart(2, '0')}`;

/** An address in the agency's town. */
export const addressOf = (index: number) =>
  `${3 + ((index * 7) % 90)} ${streets[index % streets.length]}, ${brand.address.city}`;

/** A private mailbox on a reserved domain. */
export const personalEmailOf = (name: string, index: number) =>
  `${slugOf(name).replaceAll('-', '.')}@example.${index % 2 ? 'org' : 'com'}`;

/** The agency's own people: the admin first, then employees, then interns. */
export function createStaff(when: When): StaffMember[] {
  const member = (kind: PersonKind, cells: readonly string[], index: number): StaffMember => {
    const [name = '', team = '', position = '', joined, hours, load, bio = '', mentor = ''] = cells;
    const intern = kind === 'intern';
    const id = slugOf(name);
    const money = {
      hourlyRate: intern ? null : (rates[team] ?? null),
      hourlyCost: intern ? 1_800 : 4_200 + Math.min(Number(joined), 2_400),
    };
    const mailbox = id.startsWith('test-') ? id.slice(5) : id.replaceAll('-', '.');
    return {
      load: Number(load),
      person: {
        id,
        revision: 0,
        kind,
        name,
        email: mailbox + domain,
        personalEmail: personalEmailOf(name, index),
        phone: phoneOf(index),
        address: addressOf(index),
        bio,
        verified: id !== 'ruth-halden' && id !== 'vito-hale',
        status: 'active',
        team,
        position,
        joinedOn: when.day(-Number(joined)),
        endsOn: intern ? when.day(126 - Number(joined)) : null,
        weeklyMinutes: Number(hours) * 60,
        ...money,
        earlier: rows(changes)
          .filter(([who]) => who === id)
          .map(([, until, before = '', title = '', week]) => ({
            until: when.day(-Number(until)),
            team: before,
            position: title,
            weeklyMinutes: Number(week) * 60,
            ...money,
          })),
        later: [],
        requiredMinutes: intern ? Number(hours) * 16 * 60 : null,
        mentorId: mentor ? slugOf(mentor) : null,
        lastSeenAt: when.ago({ hours: (index * 5) % 26, minutes: 4 + ((index * 17) % 50) }),
      },
    };
  };
  const admin = 'Test Admin|Operations|Studio manager|2240|0|0|Runs the portal and signs off the month.';
  return [
    member('admin', admin.split('|'), 0),
    ...rows(employees).map((cells, index) => member('employee', cells, index + 1)),
    ...rows(interns).map((cells, index) => member('intern', cells, index + 25)),
  ];
}

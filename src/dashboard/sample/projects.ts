import { brand } from '@/content/brand';
import type { Project } from '@/dashboard/model/records/records';
import { slugOf } from '@/lib/slug';
import { chance, rows } from './chance';
import { companies } from './clients';
import type { StaffMember } from './staff';
import type { When } from './when';

/** status | name | client's place in the list | starts and is due, in days from today | part done in % | lead | teams */
const table = `
active|Harbour Ferry|0|-188|6|86|Ilan Voss|Engineering Design
active|Ceramics Studio|1|-142|24|54|Noor Adair|Design Engineering
active|Grid Monitor|2|-97|63|31|Nils Aker|Engineering Design
active|Library Catalogue|3|-160|38|62|Opal Reyes|Engineering Strategy
active|Clinic Booking|4|-118|47|48|Nils Aker|Engineering Design
active|Season Tickets|5|-131|17|73|Opal Reyes|Design Engineering
active|Farm Box|6|-76|81|27|Greta Holm|Design Marketing
active|Frame Builder|7|-205|9|81|Ilan Voss|Engineering Design
active|Bread Orders|8|-49|96|18|Ada Renn|Engineering Marketing
active|Annual Giving|9|-90|33|57|Pia Lindqvist|Marketing Strategy
active|Trail Atlas|10|-171|54|66|Celia Thorne|Engineering Design
active|Roast Journal|11|-63|70|35|Pia Lindqvist|Marketing Design
active|School Notices|12|-112|-4|88|Nils Aker|Strategy Operations
active|Rehearsal Planner|13|-38|110|14|Hugo Verne|Design Engineering
active|Show Homes|14|-84|59|44|Mara Quist|Strategy Marketing
active|Listener Map|15|-56|88|23|Leo Marchetti|Strategy Engineering
active|Claims Desk|17|-149|29|69|Opal Reyes|Strategy Operations
active|Studio Operations|-1|-520|140|60|Rosa Delmar|Operations
paused|Choir Archive|13|-240|75|40|Greta Holm|Design Strategy
done|Lock Passages|16|-470|-205|100|Ilan Voss|Engineering Design Operations
done|Market Days|18|-455|-170|100|Noor Adair|Design Marketing Engineering
done|Spring List|19|-440|-98|100|Pia Lindqvist|Marketing Strategy Operations
done|Lane Times|20|-318|-112|100|Celia Thorne|Engineering Design
done|Harvest Prices|21|-425|-81|100|Mara Quist|Strategy Operations Marketing
done|Night Trains|22|-260|-141|100|Nils Aker|Engineering Strategy`;

/** Fixed members of projects: the three test persons, each with enough to do, and their colleagues. */
const certain: Readonly<Record<string, readonly string[]>> = {
  'Harbour Ferry': ['test-employee', 'test-intern', 'teo-ferran', 'sena-oduya', 'noor-adair'],
  'Ceramics Studio': ['test-employee', 'ilan-voss'],
  'Grid Monitor': ['test-employee', 'ilan-voss', 'test-intern'],
  'Annual Giving': ['ruth-halden', 'vito-hale', 'quentin-shaw'],
  'Farm Box': ['quentin-shaw', 'kaya-brandt'],
  'Claims Desk': ['rosa-delmar', 'sami-torvald'],
  'Show Homes': ['una-fjord', 'ruth-halden'],
};

const colours: readonly Project['colour'][] = ['red', 'teal', 'orange', 'blue', 'green', 'purple', 'yellow'];

export interface SampleProject {
  /** Its budget is 0 until the hours are known. */
  project: Project;
  /** Name of its client, or of the agency. */
  client: string;
  /** The share that is done, in percent. */
  progress: number;
  /** When it starts and is due, in days from today. */
  startsIn: number;
  dueIn: number;
  /** Whether its hours are billed: the agency's own project is not. */
  billable: boolean;
}

/** 18 active projects, one paused, six done. Everyone works on the agency's own project. */
export function createProjects(when: When, staff: readonly StaffMember[]): SampleProject[] {
  const people = staff.map(({ person }) => person).filter(({ kind }) => kind !== 'admin');
  return rows(table).map(
    ([status, name = '', client, starts, due, progress, lead = '', teams = ''], index) => {
      const internal = Number(client) < 0;
      const leadId = slugOf(lead);
      const startsOn = when.day(Number(starts));
      const dueOn = when.day(Number(due));
      const members = people.filter(({ id, team, kind, joinedOn }, place) => {
        if (internal || id === leadId || certain[name]?.includes(id)) return true;
        if (!teams.includes(team) || (status !== 'active' && (kind === 'intern' || joinedOn > startsOn)))
          return false;
        return status !== 'active' || chance(teams.startsWith(team) ? 5 : 6, index, place) < 2;
      });
      return {
        client: internal ? brand.name : companies[Number(client)]!,
        progress: Number(progress),
        startsIn: Number(starts),
        dueIn: Number(due),
        billable: !internal,
        project: {
          id: slugOf(name),
          revision: 0,
          name,
          clientId: internal ? null : slugOf(companies[Number(client)]!),
          status: status as Project['status'],
          archivedFrom: null,
          colour: internal ? 'grey' : colours[index % colours.length]!,
          startsOn,
          dueOn,
          budgetMinutes: 0,
          budgetMoney: null,
          rates: [],
          leadId,
          memberIds: members.map(({ id }) => id),
          notes: '',
          links: [],
          fileIds: [],
          estimate: null,
        },
      };
    },
  );
}

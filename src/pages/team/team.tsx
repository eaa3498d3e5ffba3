import type { TeamData } from '@/content/page-data';
import { PageOpening } from '@/sections/page-opening/page-opening';
import * as s from './team.module.scss';
import { Teammate } from './teammate';

/** The whole team in large portraits, one after the other, from one edge of the page to the other. */
export function TeamPage({ data }: { data: TeamData }) {
  return (
    <>
      <PageOpening size="large" title={data.title} lead={data.lead} />
      <ul role="list" className={s.people}>
        {data.people.map((person, index) => (
          <li key={person.path}>
            <Teammate person={person} side={index % 2 === 0 ? 'start' : 'end'} first={index === 0} />
          </li>
        ))}
      </ul>
    </>
  );
}

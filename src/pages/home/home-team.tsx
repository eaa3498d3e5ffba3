import { home } from '@/content/home';
import { team, teamPlates } from '@generated/content/team';
import { Team } from '@/sections/team/team';

export function HomeTeam() {
  return <Team title={home.team.title} members={team} plates={teamPlates} />;
}

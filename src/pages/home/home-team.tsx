import { home } from '@/content/home';
import { plates, team } from '@generated/content/team';
import { platesById } from '@/lib/plate';
import { Team } from '@/sections/team/team';

const portraits = platesById(...plates);

export function HomeTeam() {
  if (team.length === 0) return null;
  return <Team {...home.team} members={team} plates={portraits} />;
}

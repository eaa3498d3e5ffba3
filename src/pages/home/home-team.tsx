import { home } from '@/content/home';
import { portraitIlan } from '@/content/plates/portrait-ilan';
import { portraitMara } from '@/content/plates/portrait-mara';
import { portraitNoor } from '@/content/plates/portrait-noor';
import { team } from '@/content/team';
import { platesById } from '@/lib/plate';
import { Team } from '@/sections/team/team';

const portraits = platesById(portraitNoor, portraitIlan, portraitMara);

export function HomeTeam() {
  return <Team title={home.team.title} members={team} plates={portraits} />;
}

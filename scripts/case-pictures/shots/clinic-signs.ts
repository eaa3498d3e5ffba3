import * as pages from '../clinic-signs/pages';
import { sizes, type Shot } from './shot';

const plateNames = ['four', 'six', 'lift'] as const;

export const clinicSignsShots: readonly Shot[] = [
  { name: 'corridor', ...sizes.opening, drawn: pages.corridor },
  { name: 'fork', ...sizes.bleed, drawn: pages.fork },
  ...plateNames.map((name, index) => ({ name, ...sizes.tall, drawn: pages.plates[index]! })),
  { name: 'plan', ...sizes.bleed, drawn: pages.planPage },
  { name: 'walk', ...sizes.frame, drawn: pages.walk },
  { name: 'old-letter', ...sizes.wide, drawn: pages.oldLetter },
  { name: 'new-letter', ...sizes.wide, drawn: pages.newLetter },
  { name: 'pictograms', ...sizes.wide, drawn: pages.pictogramSheet },
  { name: 'heights', ...sizes.tall, drawn: pages.heights },
];

import * as pages from '../sleeve-press/pages';
import { sizes, type Shot } from './shot';

/** With fewer dots where there are more lines than fit into a file. */
export const sleevePressShots: readonly Shot[] = [
  { name: 'opening', ...sizes.opening, drawn: pages.opening },
  { name: 'front', ...sizes.tall, drawn: pages.frontPage },
  { name: 'back', ...sizes.wide, drawn: pages.back },
  { name: 'press', ...sizes.frame, density: 1.25, drawn: pages.press },
  { name: 'grooves', ...sizes.bleed, drawn: pages.grooves },
  { name: 'one-plate', ...sizes.wide, drawn: () => pages.plates(1) },
  { name: 'two-plates', ...sizes.wide, drawn: () => pages.plates(2) },
  ...pages.posters.map((drawn, index) => ({ name: `poster-${index + 1}`, ...sizes.tall, drawn })),
  { name: 'spines', ...sizes.bleed, drawn: pages.spines },
  { name: 'catalogue', ...sizes.wide, density: 1.75, drawn: pages.catalogue },
  { name: 'phone', ...sizes.tall, drawn: pages.phonePage },
];

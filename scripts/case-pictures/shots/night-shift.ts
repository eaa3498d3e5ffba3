import * as pages from '../night-shift/pages';
import { sizes, type Shot } from './shot';

const screenNames = ['waiting', 'late', 'counted'] as const;

export const nightShiftShots: readonly Shot[] = [
  { name: 'opening', ...sizes.opening, drawn: pages.opening },
  { name: 'night', ...sizes.bleed, drawn: pages.wholeNight },
  { name: 'countdown', ...sizes.frame, drawn: pages.countdown },
  ...screenNames.map((name, index) => ({ name, ...sizes.tall, drawn: pages.screens[index]! })),
  { name: 'sheet', ...sizes.wide, drawn: () => pages.fromAfar('sheet') },
  { name: 'screen', ...sizes.wide, drawn: () => pages.fromAfar('screen') },
  { name: 'orders', ...sizes.wide, drawn: pages.orders },
  { name: 'glance', ...sizes.tall, drawn: pages.glance },
];

import { createElement, type ComponentProps } from 'react';
import type { IconType } from 'react-icons';
import {
  LuArrowDown,
  LuArrowLeft,
  LuArrowRight,
  LuArrowUp,
  LuCheck,
  LuChevronDown,
  LuCircleAlert,
  LuCopy,
  LuExternalLink,
  LuLayers,
  LuMail,
  LuMenu,
  LuMonitorSmartphone,
  LuPause,
  LuPlay,
  LuSearch,
  LuX,
} from 'react-icons/lu';
import type { IconName, SharedIconName } from '@/lib/icon-name';

/** Lucide, through react-icons: what every application draws. One entry a name of `lib/icon-name`. */
const sharedDrawings: Readonly<Record<SharedIconName, IconType>> = {
  'arrow-down': LuArrowDown,
  'arrow-left': LuArrowLeft,
  'arrow-right': LuArrowRight,
  'arrow-up': LuArrowUp,
  check: LuCheck,
  'chevron-down': LuChevronDown,
  'circle-alert': LuCircleAlert,
  copy: LuCopy,
  'external-link': LuExternalLink,
  layers: LuLayers,
  mail: LuMail,
  menu: LuMenu,
  'monitor-smartphone': LuMonitorSmartphone,
  pause: LuPause,
  play: LuPlay,
  search: LuSearch,
  x: LuX,
};

const drawings = new Map<string, IconType>(Object.entries(sharedDrawings));

/** Lets `Icon` draw more: each application calls this with the icons of its own before it draws anything. */
export function addDrawings(more: Readonly<Partial<Record<IconName, IconType>>>): void {
  for (const [name, drawing] of Object.entries(more)) drawings.set(name, drawing);
}

export type IconSize = 16 | 18 | 20 | 28;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name'> {
  name: IconName;
  /** Side in px. @default 20 */
  size?: IconSize;
}

/** Back and on: a page that is written from right to left turns these round (`styles/base`). */
const pointing = /^(?:arrow|chevron)-(?:left|right)$/;

/** A line icon beside words. Always decorative: the name is told by the text or label around it. */
export function Icon({ name, size = 20, ...rest }: IconProps) {
  const drawing = drawings.get(name);
  if (!drawing) throw new Error(`No drawing for the icon "${name}": its application has to add it.`);
  return createElement(drawing, {
    size,
    strokeWidth: 1.6,
    'aria-hidden': true,
    focusable: false,
    ...(pointing.test(name) && { 'data-points': '' }),
    ...rest,
  });
}

import { createElement, type ComponentProps } from 'react';
import type { IconType } from 'react-icons';
import {
  LuAppWindow,
  LuArrowDown,
  LuArrowLeft,
  LuArrowRight,
  LuArrowUp,
  LuBraces,
  LuCheck,
  LuChevronDown,
  LuCircleAlert,
  LuCodeXml,
  LuCompass,
  LuCopy,
  LuExternalLink,
  LuGauge,
  LuGlobe,
  LuLayers,
  LuMail,
  LuMegaphone,
  LuMenu,
  LuMessagesSquare,
  LuMonitorSmartphone,
  LuPalette,
  LuPause,
  LuPenTool,
  LuPlay,
  LuRocket,
  LuSearch,
  LuSlidersHorizontal,
  LuShare2,
  LuSmartphone,
  LuX,
} from 'react-icons/lu';
import type { IconName, SiteIconName } from '@/lib/icon-name';

/** Lucide, through react-icons. One entry a name of `lib/icon-name`. */
const siteDrawings: Readonly<Record<SiteIconName, IconType>> = {
  'app-window': LuAppWindow,
  'arrow-down': LuArrowDown,
  'arrow-left': LuArrowLeft,
  'arrow-right': LuArrowRight,
  'arrow-up': LuArrowUp,
  braces: LuBraces,
  check: LuCheck,
  'chevron-down': LuChevronDown,
  'circle-alert': LuCircleAlert,
  code: LuCodeXml,
  compass: LuCompass,
  copy: LuCopy,
  'external-link': LuExternalLink,
  gauge: LuGauge,
  globe: LuGlobe,
  layers: LuLayers,
  mail: LuMail,
  megaphone: LuMegaphone,
  menu: LuMenu,
  'messages-square': LuMessagesSquare,
  'monitor-smartphone': LuMonitorSmartphone,
  palette: LuPalette,
  pause: LuPause,
  'pen-tool': LuPenTool,
  play: LuPlay,
  rocket: LuRocket,
  search: LuSearch,
  sliders: LuSlidersHorizontal,
  share: LuShare2,
  smartphone: LuSmartphone,
  x: LuX,
};

const drawings = new Map<string, IconType>(Object.entries(siteDrawings));

/** Lets `Icon` draw more: an application with icons of its own calls this before it draws anything. */
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

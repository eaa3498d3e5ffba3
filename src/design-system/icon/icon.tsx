import { createElement, type ComponentProps, type ComponentType } from 'react';
import type { IconType } from 'react-icons';
import type { IconName } from '@/lib/icon-name';
import { ownDrawings } from './site-drawings';

const drawings = new Map<string, IconType>(Object.entries(ownDrawings));

/** Lets `Icon` draw more than its application's own. */
export function addDrawings(more: Readonly<Partial<Record<IconName, IconType>>>): void {
  for (const [name, drawing] of Object.entries(more)) drawings.set(name, drawing);
}

export type IconSize = 16 | 18 | 20 | 28;

export interface IconProps extends Omit<ComponentProps<'svg'>, 'name'> {
  name: IconName;
  /** Side in px. @default 20 */
  size?: IconSize;
}

let Missing: ComponentType<IconProps> | undefined;

/** What stands in the place of an icon whose drawing is not here yet: for an application that fetches some of them late. */
export function drawMissing(place: ComponentType<IconProps>): void {
  Missing = place;
}

/** Back and on: a page that is written from right to left turns these round (`styles/base`). */
const pointing = /^(?:arrow|chevron)-(?:left|right)$/;

/** A line icon beside words. Always decorative: the name is told by the text or label around it. */
export function Icon({ name, size = 20, ...rest }: IconProps) {
  const drawing = drawings.get(name);
  if (!drawing) {
    if (Missing) return <Missing name={name} size={size} {...rest} />;
    throw new Error(`No drawing of the icon "${name}"`);
  }
  return createElement(drawing, {
    size,
    strokeWidth: 1.6,
    'aria-hidden': true,
    focusable: false,
    ...(pointing.test(name) && { 'data-points': '' }),
    ...rest,
  });
}

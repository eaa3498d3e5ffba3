import { createElement, type ComponentProps, type ComponentType } from 'react';
import type { IconType } from 'react-icons';
import type { IconName } from '@/lib/icon-name';
import { ownDrawings } from './site-drawings';

const drawings = new Map<string, IconType>(Object.entries(ownDrawings));

/** Registers further drawings, such as those that load late. */
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

/** Sets the placeholder for an icon whose drawing has not loaded yet. */
export function drawMissing(place: ComponentType<IconProps>): void {
  Missing = place;
}

/** Arrows that point back or forward: right-to-left pages mirror them (`styles/base`). */
const pointing = /^(?:arrow|chevron)-(?:left|right)$/;

/** A line icon next to text. Always decorative: the text or label around it carries the meaning. */
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

import type { ComponentProps, ComponentType } from 'react';
import type { IconName } from '@/lib/icon-name';
import { ownDrawings } from './drawings/own';

export type Drawings = Readonly<Partial<Record<IconName, string>>>;

const drawings = new Map<string, string>(Object.entries(ownDrawings));

/** Registers further drawings, such as those that load late. */
export function addDrawings(more: Drawings): void {
  for (const [name, path] of Object.entries(more)) drawings.set(name, path);
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
  const path = drawings.get(name);
  if (!path) {
    if (Missing) return <Missing name={name} size={size} {...rest} />;
    throw new Error(`No drawing of the icon "${name}"`);
  }
  return (
    <svg
      viewBox="0 0 24 24"
      width={size}
      height={size}
      fill="none"
      stroke="currentColor"
      strokeWidth={1.6}
      strokeLinecap="round"
      strokeLinejoin="round"
      aria-hidden="true"
      focusable="false"
      data-points={pointing.test(name) ? '' : undefined}
      {...rest}
    >
      <path d={path} />
    </svg>
  );
}

import type { ComponentProps } from 'react';
import { cx } from '@/lib/cx';
import * as s from './avatar.module.scss';
import { initialsOf } from './initials-of';

export type AvatarTone = 'blush' | 'glass' | 'stone' | 'coral' | 'signal';
export type AvatarSize = 'small' | 'regular' | 'large';

export interface AvatarProps extends Omit<ComponentProps<'span'>, 'children'> {
  /** Name for the initials. It also determines the default tone. */
  name: string;
  /** `signal` is for the signed-in person. @default derived from the name */
  tone?: AvatarTone;
  /** 28, 40 or 64 px. @default 'small' */
  size?: AvatarSize;
  /** Maximum number of initials. @default 2 */
  letters?: 1 | 2;
}

const tones: readonly AvatarTone[] = ['blush', 'glass', 'stone', 'coral'];

/** Derives the tone from the name, so that it is the same on every device. */
function toneOf(name: string): AvatarTone {
  let sum = 0;
  for (const letter of name) sum = (sum * 31 + letter.codePointAt(0)!) % 9973;
  return tones[sum % tones.length]!;
}

/** A person's initials in a circle. Decorative, because the name is beside it. */
export function Avatar({
  name,
  tone = toneOf(name),
  size = 'small',
  letters = 2,
  className,
  ...rest
}: AvatarProps) {
  return (
    <span className={cx(s.root, className)} data-tone={tone} data-size={size} aria-hidden="true" {...rest}>
      {[...initialsOf(name)].slice(0, letters).join('')}
    </span>
  );
}

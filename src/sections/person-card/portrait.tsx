import type { ComponentProps } from 'react';
import { Plate, type PlateProps } from '@/design-system/plate/plate';
import { cx } from '@/lib/cx';
import type { Plate as PlateData } from '@/lib/plate';
import * as s from './portrait.module.scss';

export interface PortraitProps extends Omit<ComponentProps<'div'>, 'children'> {
  plate: PlateData;
  /** The person shown, and how. */
  alt: string;
  /** Whether it is the first picture of its page, which loads at once. @default false */
  first?: boolean;
  large?: PlateProps['large'];
}

/** A portrait, 4:5. It is cropped at the bottom and the sides, never at the top of the head. */
export function Portrait({ plate, alt, first = false, large, className, ...rest }: PortraitProps) {
  return (
    <div className={cx(s.root, className)} {...rest}>
      <Plate plate={plate} alt={alt} fit="crop" className={s.plate} first={first} large={large} />
    </div>
  );
}

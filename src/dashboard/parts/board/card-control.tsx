import type { ComponentProps, SyntheticEvent } from 'react';
import { cx } from '@/lib/cx';
import * as s from './card-control.module.scss';

const stop = (event: SyntheticEvent) => event.stopPropagation();

/** Wraps a card's own buttons and links. Stops their pointer and key events before they reach the card. */
export function CardControl({ className, ...rest }: ComponentProps<'span'>) {
  return (
    <span
      className={cx(s.root, className)}
      onPointerDown={stop}
      onPointerUp={stop}
      onMouseDown={stop}
      onMouseUp={stop}
      onTouchStart={stop}
      onTouchEnd={stop}
      onClick={stop}
      onDoubleClick={stop}
      onKeyDown={stop}
      onKeyUp={stop}
      {...rest}
    />
  );
}

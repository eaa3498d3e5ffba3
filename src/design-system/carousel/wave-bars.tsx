import { useEffect, useRef, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/carousel';
import { cx } from '@/lib/cx';
import { waveLine } from '@/lib/illustrations/wave-line';
import { fill } from '@/lib/fill';
import * as s from './wave-bars.module.scss';

export type WaveBarsState = 'running' | 'paused' | 'still';

export interface WaveBarsProps extends ComponentProps<'span'> {
  count: number;
  /** From 0. */
  index: number;
  /** `running` fills the bar in `interval` ms, `paused` stops the fill, `still` shows it full. */
  state: WaveBarsState;
  /** In ms. @default 3000 */
  interval?: number;
}

const box = { width: 64, height: 8 };
const wave = waveLine({ width: box.width, period: 8, amplitude: 3, baseline: 4 });

function Wave({ className }: { className: string | undefined }) {
  return (
    <svg className={className} viewBox={`0 0 ${box.width} ${box.height}`} preserveAspectRatio="none">
      <path d={wave} vectorEffect="non-scaling-stroke" />
    </svg>
  );
}

/** A carousel's position: one wavy bar per slide. The current bar fills until the next advance. */
export function WaveBars({ count, index, state, interval = 3000, className, ...rest }: WaveBarsProps) {
  const root = useRef<HTMLSpanElement>(null);

  // Set by script: the content security policy blocks style attributes in the prerendered HTML.
  useEffect(() => root.current?.style.setProperty('--interval', `${interval}ms`), [interval]);

  return (
    <span
      ref={root}
      role="img"
      aria-label={fill(words.bars, { slide: index + 1, count })}
      className={cx(s.root, className)}
      data-state={state}
      {...rest}
    >
      {Array.from({ length: count }, (_, bar) => (
        <span key={bar} className={s.bar}>
          <Wave className={s.rest} />
          {bar === index && <Wave className={s.fill} />}
        </span>
      ))}
    </span>
  );
}

import { useId, type ComponentProps } from 'react';
import * as words from '@generated/yaml/words/process';
import { cx } from '@/lib/cx';
import { processBox, processLine } from '@/lib/illustrations/process-line';
import { useReveal } from '@/motion/use-reveal';
import * as s from './process.module.scss';

export interface ProcessStep {
  title: string;
  /** A duration in words: 'one week'. */
  duration?: string;
  text: string;
}

export interface ProcessProps extends Omit<ComponentProps<'section'>, 'children' | 'ref' | 'title'> {
  /** At most five, in order of time. */
  steps: readonly ProcessStep[];
  /** @default 'How it goes' */
  title?: string;
}

const line = processLine();

/** The steps of the work, under a line that begins busy and ends calm. */
export function Process({ steps, title = words.title, className, ...rest }: ProcessProps) {
  const titleId = useId();
  const ref = useReveal<HTMLElement>();
  return (
    <section
      ref={ref}
      aria-labelledby={titleId}
      className={cx(s.root, className)}
      data-ground="dark"
      {...rest}
    >
      <div className={s.inner}>
        <h2 id={titleId} className={s.title}>
          {title}
        </h2>
        <svg
          className={s.line}
          viewBox={`0 0 ${processBox.width} ${processBox.height}`}
          preserveAspectRatio="none"
          aria-hidden="true"
          focusable="false"
        >
          <path d={line} />
        </svg>
        <ol role="list" className={s.steps}>
          {steps.map(({ title: name, duration, text }) => (
            <li key={name} className={s.step}>
              <div className={s.head}>
                <h3 className={s.name}>{name}</h3>
                {duration && <p className={s.duration}>{duration}</p>}
              </div>
              <p className={s.text}>{text}</p>
            </li>
          ))}
        </ol>
      </div>
    </section>
  );
}

import { useId } from 'react';
import { stripBox, stripLine, stripPieces } from '@/lib/illustrations/strip-line';
import { useReveal } from '@/motion/use-reveal';
import * as s from './feature-strip.module.scss';

export interface FeatureStripProps {
  /** Four titles, in the order in which the line crosses them. */
  items: readonly string[];
}

// The main strand is drawn last, so that it covers the others where they separate from it.
const [main, ...joining] = stripLine();
const strokes = [...joining, main!];

/** Four things the agency does, crossed by one line that behaves like each of them: calm, growing, fine, merged. */
export function FeatureStrip({ items }: FeatureStripProps) {
  const ref = useReveal<HTMLElement>();
  const line = useId();
  return (
    <section ref={ref} className={s.root}>
      <svg
        className={s.line}
        viewBox={`0 0 ${stripBox.width} ${stripBox.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <g id={line}>
          {strokes.map(({ d, tone }) => (
            <path key={tone} d={d} className={s.strand} data-tone={tone} />
          ))}
        </g>
      </svg>
      <ul className={s.items} role="list">
        {items.map((item, index) => (
          <li key={item} className={s.item}>
            <h3 className={s.title}>{item}</h3>
            <Piece index={index} of={line} />
          </li>
        ))}
      </ul>
    </section>
  );
}

/** A cell's part of the line. None in a fifth cell, which the line does not cross. */
function Piece({ index, of }: { index: number; of: string }) {
  const piece = stripPieces[index];
  return (
    piece && (
      <svg
        className={s.piece}
        viewBox={`${piece.x} 0 ${piece.width} ${stripBox.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        <use href={`#${of}`} />
      </svg>
    )
  );
}

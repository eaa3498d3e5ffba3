import { stripBox, stripLine, stripPieceBox, stripPieces } from '@/lib/figures/strip-line';
import { useReveal } from '@/motion/use-reveal';
import * as s from './feature-strip.module.scss';

export interface FeatureStripProps {
  /** Four titles, in the order in which the line crosses them. */
  items: readonly string[];
}

// The main strand is drawn last, so that it covers the others where they separate from it.
const mainLast = <T,>(strands: readonly T[]) => [...strands.slice(1), ...strands.slice(0, 1)];
const strokes = mainLast(stripLine());
const pieces = stripPieces().map(mainLast);

/** Four things the agency does, crossed by one line that behaves like each of them: calm, growing, fine, merged. */
export function FeatureStrip({ items }: FeatureStripProps) {
  const ref = useReveal<HTMLElement>();
  return (
    <section ref={ref} className={s.root}>
      <svg
        className={s.line}
        viewBox={`0 0 ${stripBox.width} ${stripBox.height}`}
        preserveAspectRatio="none"
        aria-hidden="true"
        focusable="false"
      >
        {strokes.map(({ d, tone }) => (
          <path key={tone} d={d} data-tone={tone} />
        ))}
      </svg>
      <ul className={s.items} role="list">
        {items.map((item, index) => (
          <li key={item} className={s.item}>
            <h3 className={s.title}>{item}</h3>
            <svg
              className={s.piece}
              viewBox={`0 0 ${stripPieceBox.width} ${stripPieceBox.height}`}
              width={stripPieceBox.width}
              height={stripPieceBox.height}
              aria-hidden="true"
              focusable="false"
            >
              {pieces[index]?.map(({ d, tone }) => (
                <path key={tone} d={d} data-tone={tone} />
              ))}
            </svg>
          </li>
        ))}
      </ul>
    </section>
  );
}

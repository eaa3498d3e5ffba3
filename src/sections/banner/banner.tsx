import { useMemo } from 'react';
import { VisuallyHidden } from '@/design-system/visually-hidden/visually-hidden';
import { crestStep, fillLines, letterPlaces } from './crest';
import { useCrest } from './use-crest';
import * as s from './banner.module.scss';

export interface BannerProps {
  title: string;
}

/** Characters that fit a line of the banner's size on wide and on narrow screens, for the crest at rest. */
const capacity = { short: { wide: 19, narrow: 15 }, long: { wide: 32, narrow: 28 } } as const;
/** In letters. A longer word does not fit a phone at full size. */
const longWord = 13;

/** One sentence across the whole page. A crest of weight travels through its letters. */
export function Banner({ title }: BannerProps) {
  const words = useMemo(() => title.split(/\s+/), [title]);
  const length = words.some((word) => word.length > longWord) ? 'long' : 'short';
  const wideLines = fillLines(words, capacity[length].wide);
  const wide = letterPlaces(words, wideLines);
  const narrow = letterPlaces(words, fillLines(words, capacity[length].narrow));
  const ref = useCrest(words);

  return (
    <section ref={ref} className={s.root} data-words={length} aria-labelledby="banner-title">
      <h2 className={s.title} id="banner-title">
        {/* Letters in spans are spelt out by some screen readers. */}
        <VisuallyHidden>{title}</VisuallyHidden>
        <span aria-hidden="true">
          {words.map((word, at) => (
            <span key={`${at}-${word}`}>
              <span
                className={s.word}
                data-word=""
                data-turn={at < words.length - 1 && wideLines[at] !== wideLines[at + 1] ? '' : undefined}
              >
                {Array.from(word, (letter, index) => (
                  <span
                    key={index}
                    className={s.letter}
                    data-wide={crestStep(wide[at]![index]!, 0)}
                    data-narrow={crestStep(narrow[at]![index]!, 0)}
                  >
                    {letter}
                  </span>
                ))}
              </span>{' '}
            </span>
          ))}
        </span>
      </h2>
    </section>
  );
}
